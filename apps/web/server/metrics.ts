// SPDX-License-Identifier: AGPL-3.0-or-later
import { createServer, type Server, type ServerResponse } from 'node:http';

import { type RequestTimes, createRequestTimes, registerBuild } from '@kga/server';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Outcome } from './render/page-cache.ts';

export type RenderFailure = 'busy' | 'error' | 'timeout';

/** What the server counts. */
export type WebMetrics = {
  readonly registry: Registry;
  /** Durations by route, beside the registry. */
  readonly requestTimes: RequestTimes;
  readonly pageSent: (outcome: Outcome) => void;
  readonly renderFailed: (failure: RenderFailure) => void;
  readonly timeRendering: <Result>(rendering: () => Promise<Result>) => Promise<Result>;
  readonly responded: (status: number) => void;
  readonly apiFailed: () => void;
  readonly streamsOpen: (count: number) => void;
};

/** A set of metrics of its own, with those of the process and the commit that it was built from. */
export function createMetrics(revision?: string): WebMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  registerBuild(registry, revision);

  // Plain counters: looking up a label costs more than sending a cached page.
  const sent: Record<Outcome, number> = { fresh: 0, stale: 0, rendered: 0, refused: 0 };
  registry.registerMetric(
    new Counter({
      name: 'kga_web_pages_total',
      help: 'Pages requested without a session, by whether they came from the cache.',
      labelNames: ['outcome'],
      registers: [],
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(sent)) this.inc({ outcome }, count);
      },
    }),
  );
  const failures = new Counter({
    name: 'kga_web_render_failures_total',
    help: 'Pages sent as the bare shell because they could not be rendered.',
    labelNames: ['failure'],
    registers,
  });
  const rendering = new Histogram({
    name: 'kga_web_render_seconds',
    help: 'Time that rendering a page took, with its queries.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const apiFailures = new Counter({
    name: 'kga_web_api_failures_total',
    help: 'Requests that the API did not answer.',
    registers,
  });
  const responses = new Counter({
    name: 'kga_web_responses_total',
    help: 'Responses by status, those that were proxied included.',
    labelNames: ['status'],
    registers,
  });
  const streams = new Gauge({
    name: 'kga_web_streams_open',
    help: 'Event streams that are passed on at the moment.',
    registers,
  });

  return {
    registry,
    requestTimes: createRequestTimes('kga_web_request_duration_seconds'),
    pageSent: (outcome) => {
      sent[outcome] += 1;
    },
    renderFailed: (failure) => failures.inc({ failure }),
    timeRendering: async (work) => {
      const stop = rendering.startTimer();
      try {
        return await work();
      } finally {
        stop();
      }
    },
    responded: (status) => responses.inc({ status }),
    apiFailed: () => apiFailures.inc(),
    streamsOpen: (count) => streams.set(count),
  };
}

function sendHealth(response: ServerResponse, status: 'live' | 'ready' | 'stopping'): void {
  const headers = { 'content-type': 'application/json' };
  response.writeHead(status === 'stopping' ? 503 : 200, headers).end(JSON.stringify({ status }));
}

/**
 * Serves /metrics, and /health/live and /health/ready for monitoring, on a port that is not public. The
 * server needs nothing else to be ready: without the API it sends pages without figures.
 */
export function createMetricsServer(
  { registry, requestTimes }: WebMetrics,
  isStopping: () => boolean,
): Server {
  return createServer((request, response) => {
    if (request.url === '/health/live') {
      sendHealth(response, 'live');
      return;
    }
    if (request.url === '/health/ready') {
      sendHealth(response, isStopping() ? 'stopping' : 'ready');
      return;
    }
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) =>
        response.setHeader('content-type', registry.contentType).end(text + requestTimes.text()),
      () => response.writeHead(500).end(),
    );
  });
}
