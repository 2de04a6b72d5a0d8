// SPDX-License-Identifier: AGPL-3.0-or-later
import type { TraceContext } from './trace-context.ts';

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export type Attributes = Record<string, string | number>;

export type FinishedSpan = {
  context: TraceContext;
  parentSpanId: string | undefined;
  name: string;
  kind: SpanKind;
  /** Milliseconds since 1970. */
  startedAt: number;
  milliseconds: number;
  attributes: Attributes;
  isError: boolean;
};

type ExporterOptions = {
  /** Without the path of traces. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  service: string;
  build: string;
  /** Called with the first error of an outage. */
  onError: (error: unknown) => void;
};

/** The defaults of OpenTelemetry's batch processor. */
const sendEveryMs = 5_000;
const waitingMax = 2_048;
const timeoutMs = 10_000;

/** As the protocol numbers them: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding. */
const kinds: Readonly<Record<SpanKind, number>> = {
  internal: 1,
  server: 2,
  client: 3,
  consumer: 5,
};
const errorStatus = { code: 2 };

const nanoseconds = (ms: number) => String(BigInt(Math.round(ms * 1_000)) * 1_000n);

const pairs = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const encode = (span: FinishedSpan) => ({
  traceId: span.context.traceId,
  spanId: span.context.spanId,
  ...(span.parentSpanId !== undefined && { parentSpanId: span.parentSpanId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanoseconds(span.startedAt),
  endTimeUnixNano: nanoseconds(span.startedAt + span.milliseconds),
  attributes: pairs(span.attributes),
  ...(span.isError && { status: errorStatus }),
});

/** Sends spans to a collector by OTLP over HTTP, as JSON; those of an outage, and of a flood, are dropped. */
export function createExporter({ endpoint, headers, service, build, onError }: ExporterOptions) {
  const resource = {
    attributes: pairs({
      'service.namespace': 'keep-games-alive',
      'service.name': service,
      'service.version': build,
    }),
  };
  let waiting: FinishedSpan[] = [];
  let isDown = false;

  async function send(): Promise<void> {
    if (waiting.length === 0) return;
    const spans = waiting.map(encode);
    waiting = [];
    try {
      const response = await fetch(`${endpoint}/v1/traces`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({
          resourceSpans: [{ resource, scopeSpans: [{ scope: { name: service }, spans }] }],
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the collector answers ${response.status}`);
      isDown = false;
    } catch (error) {
      if (!isDown) onError(error);
      isDown = true;
    }
  }

  const timer = setInterval(() => void send(), sendEveryMs);
  timer.unref();

  return {
    add(span: FinishedSpan): void {
      if (waiting.length < waitingMax) waiting.push(span);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await send();
    },
  };
}
