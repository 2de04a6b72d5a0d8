// SPDX-License-Identifier: AGPL-3.0-or-later
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { TracingConfig } from './settings.ts';

export type TracingOptions = TracingConfig & {
  /** As `api`. */
  service: string;
  /** Commit that it was built from. */
  build: string;
  /** Called with the first error of an outage of the collector. */
  onError: (error: unknown) => void;
};

/**
 * Registers the SDK of OpenTelemetry for the process. A trace is recorded whole or not at all, as its
 * first service decides. At most 2,048 spans wait for the collector, the default of the SDK; more are dropped.
 */
export function registerSdk({ endpoint, headers, ratio, ...options }: TracingOptions) {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers: { ...headers } });
  const own = resourceFromAttributes({
    'service.namespace': 'keep-games-alive',
    'service.name': options.service,
    'service.version': options.build,
  });
  const provider = new TracerProvider({
    resource: defaultResource().merge(own),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withOutages(exporter, options.onError) })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());

  return {
    /** Sends what is left, and ends the registration; rejects if the collector does not take it. */
    async shutdown(): Promise<void> {
      trace.disable();
      context.disable();
      propagation.disable();
      await provider.shutdown();
    },
  };
}

/** Reports the first failure of each outage; the SDK itself logs nothing. */
function withOutages(exporter: SpanExporter, onError: (error: unknown) => void): SpanExporter {
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isDown) onError(result.error);
        isDown = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}
