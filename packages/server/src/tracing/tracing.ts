// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout } from 'node:timers/promises';

import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  propagation,
  trace,
} from '@opentelemetry/api';

import type { TracingOptions } from './sdk.ts';

type Tracing = { close: () => Promise<void> };

/** Time for sending what is left at the end. */
const closeMs = 1_000;

/** Records the traces of the process from now on. Without it none are recorded. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  // Loading the SDK takes a quarter of a second and 25 MB, which processes without traces are spared.
  const { registerSdk } = await import('./sdk.ts');
  const sdk = registerSdk(options);
  return {
    /** Sends what is left, for a second at most. A retry may keep the process alive for some seconds more. */
    async close(): Promise<void> {
      const sent = sdk.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(closeMs, undefined, { ref: false })]);
    },
  };
}

export const ownTracer = (): Tracer => trace.getTracer('keep-games-alive');

/** Records a statement that has just ended, as a part of what runs. Its parameters are never known here. */
export function traceStatement({ sql, milliseconds, isError }: Statement): void {
  if (trace.getActiveSpan() === undefined) return;
  const name = /^\w+/.exec(sql.trimStart())?.[0].toLowerCase() ?? 'query';
  const startTime = Date.now() - milliseconds;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) };
  const span = ownTracer().startSpan(name, { kind: SpanKind.CLIENT, startTime, attributes });
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(startTime + milliseconds);
}

type Statement = { sql: string; milliseconds: number; isError: boolean };

/**
 * Runs a job as a span, in the trace of what requested it.
 *
 * @param traceparent of the request, where that was recorded
 */
export async function traceJob<Result>(
  job: string,
  traceparent: unknown,
  run: () => Promise<Result>,
): Promise<Result> {
  const parent = propagation.extract(ROOT_CONTEXT, { traceparent });
  return ownTracer().startActiveSpan(job, { kind: SpanKind.CONSUMER }, parent, async (span) => {
    try {
      return await run();
    } catch (error) {
      // Without the error, whose message may hold personal data.
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
