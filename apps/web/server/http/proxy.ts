// SPDX-License-Identifier: AGPL-3.0-or-later
import { type IncomingHttpHeaders, ServerResponse } from 'node:http';

import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { createPictureUpload, pictureUploadMax } from '@kga/contracts/content';
import { type ProblemCode, problems } from '@kga/contracts/core';
import { createLegalFile, legalFileMax } from '@kga/contracts/legal';
import { context, propagation } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest, RegisterOptions } from 'fastify';

import type { WebMetrics } from '../metrics.ts';
import { sendProblem } from './plain-responses.ts';

export type ProxyOptions = {
  readonly apiUrl: string;
  readonly metrics: WebMetrics;
  /** Milliseconds until the API must have begun to answer. */
  readonly answerTimeout: number;
};

// The heartbeat of an event stream comes every 15 s; what is silent for longer is dead.
const idleTimeout = 60_000;
const connectTimeout = 3_000;

/** Largest bodies of uploads, in bytes, by their path. */
const uploadMax = new Map<string | undefined, number>([
  [createPictureUpload.url, pictureUploadMax],
  [createLegalFile.url, legalFileMax],
]);

/** Largest body passed on, in bytes; the API's own limits are not above it. */
const bodyMaxOf = (url: string) => uploadMax.get(url.split('?', 1)[0]) ?? 1_048_576;

/** What the API serves: its own paths, and pages for other sites to frame. */
const prefixes = ['/api', '/embed'] as const;

/** Passes the API's paths on where no edge stands in front. */
export async function proxyApi(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const { apiUrl, metrics, answerTimeout } = options;
  const streams = new Set<ServerResponse>();

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const code = wasRefusedEarly(error, request) ? 'payload_too_large' : codeOf(error.statusCode);
    if (code === 'dependency_unavailable') metrics.apiFailed();
    return sendProblem(request, reply, code);
  });
  // Bodies of every type are passed on unread; what the API accepts is its own affair.
  app.removeAllContentTypeParsers();
  // The proxy sends no header before the first byte of a body, so one that is announced too long and
  // never comes would hold the request until its time is up.
  app.addHook('onRequest', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) <= bodyMaxOf(request.url)) return;
    reply.header('connection', 'close');
    return sendProblem(request, reply, 'payload_too_large');
  });
  // Node ends a connection whose body has not arrived; one that has, and is not read, holds up the next request.
  // Synchronous: the headers of a stream are flushed as soon as it is sent.
  app.addHook('onSend', ({ headers, raw }, reply, _payload, done) => {
    const hasBody = Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers;
    if (hasBody && !raw.readableEnded) reply.header('connection', 'close');
    done();
  });
  // Streams never end by themselves, so they would hold up the end of the server.
  app.addHook('preClose', async () => streams.forEach((stream) => stream.end()));

  function keepOpen(stream: ServerResponse): void {
    // A stream counts as open before its first event.
    stream.flushHeaders();
    streams.add(stream);
    metrics.streamsOpen(streams.size);
    stream.once('close', () => {
      streams.delete(stream);
      metrics.streamsOpen(streams.size);
    });
  }

  const { origin, pathname } = new URL(apiUrl);
  const proxied: FastifyHttpProxyOptions & RegisterOptions = {
    upstream: origin,
    logLevel: 'error',
    disableRequestLogging: true,
    destroyAgent: true,
    undici: {
      // Every open event stream takes a connection of its own.
      connections: null,
      headersTimeout: answerTimeout,
      bodyTimeout: idleTimeout,
      connect: { timeout: connectTimeout },
    },
    replyOptions: {
      retryDelay: () => null,
      rewriteRequestHeaders: (request, headers) => forwarded(request, headers),
      onResponse(_request, reply, response) {
        reply.send(response.stream);
        const { raw } = reply;
        const type = String(reply.getHeader('content-type'));
        if (raw instanceof ServerResponse && type.startsWith('text/event-stream')) keepOpen(raw);
      },
    },
  };
  for (const prefix of prefixes) {
    const rewritePrefix = pathname.replace(/\/$/, '') + prefix;
    await app.register(httpProxy, { ...proxied, prefix, rewritePrefix });
  }
}

// What concerns one connection only.
const hopByHop = ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

type Source = Pick<FastifyRequest, 'method' | 'ip' | 'host' | 'protocol' | 'id'>;

/** Whose request it is: one address, already checked here, so that no client can claim another. */
export const forwardedHeaders = ({ ip, host, protocol, id }: Omit<Source, 'method'>) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
  'x-request-id': id,
});

function forwarded(request: Source, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const bodyless = request.method === 'GET' || request.method === 'HEAD';
  const dropped = bodyless
    ? [...hopByHop, 'forwarded', 'content-length', 'transfer-encoding']
    : [...hopByHop, 'forwarded'];
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  const sent = { ...Object.fromEntries(kept), ...forwardedHeaders(request) };
  propagation.inject(context.active(), sent);
  return sent;
}

/** Largest body that every operation of the API reads whole, in bytes. */
const smallBodyMax = 65_536;

/**
 * Whether the API closed the connection during a long body: it refuses one before all of it has
 * arrived, and its answer may be lost with the connection.
 */
function wasRefusedEarly({ code, cause }: Error & { code?: string }, { headers }: FastifyRequest) {
  const causeCode = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isReset = [code, causeCode].some(
    (each) => each === 'EPIPE' || each === 'ECONNRESET' || each === 'UND_ERR_SOCKET',
  );
  const isLong = Number(headers['content-length'] ?? 0) > smallBodyMax;
  return isReset && (isLong || headers['transfer-encoding'] !== undefined);
}

// Whatever goes wrong between here and the API is the API's absence to a visitor.
function codeOf(status = 500): ProblemCode {
  if (status >= 500) return 'dependency_unavailable';
  const codes: readonly ProblemCode[] = ['payload_too_large', 'unsupported_media_type'];
  return codes.find((code) => problems[code].status === status) ?? 'bad_request';
}
