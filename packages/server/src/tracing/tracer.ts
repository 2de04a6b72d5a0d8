// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';

import { type Attributes, type FinishedSpan, type SpanKind, createExporter } from './exporter.ts';
import type { TracingConfig } from './settings.ts';
import { type TraceContext, traceContext } from './trace-context.ts';

type TracerOptions = TracingConfig & {
  /** As `api`. */
  service: string;
  /** Commit that it was built from. */
  build: string;
  onError: (error: unknown) => void;
};

/** A span that has begun. Where its trace is not sampled it only carries the context on. */
export type Span = {
  readonly context: TraceContext;
  /** Changes the name, once it is known. */
  rename: (name: string) => void;
  set: (attributes: Attributes) => void;
  end: (outcome?: { isError: boolean }) => void;
};

type Begun = { kind: SpanKind; parent?: TraceContext | undefined };

export type Tracer = ReturnType<typeof createTracer>;

const id = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * Records what a process does for requests and jobs, and sends it by OTLP. A trace is recorded whole or
 * not at all, as its first service decides.
 */
export function createTracer({ ratio, ...options }: TracerOptions) {
  const exporter = createExporter(options);

  function begin(name: string, { kind, parent }: Begun): Span {
    const context: TraceContext = {
      traceId: parent?.traceId ?? id(16),
      spanId: id(8),
      isSampled: parent?.isSampled ?? Math.random() < ratio,
    };
    const startedAt = Date.now();
    const begun = performance.now();
    const attributes: Attributes = {};
    let isEnded = false;
    return {
      context,
      rename: (better) => {
        name = better;
      },
      set: (more) => void Object.assign(attributes, more),
      end: ({ isError } = { isError: false }) => {
        if (isEnded || !context.isSampled) return;
        isEnded = true;
        const milliseconds = performance.now() - begun;
        const parentSpanId = parent?.spanId;
        exporter.add({
          context,
          parentSpanId,
          name,
          kind,
          startedAt,
          milliseconds,
          attributes,
          isError,
        });
      },
    };
  }

  return {
    begin,

    /** Runs something as a span, within which others are its parts. */
    async run<Result>(name: string, begun: Begun, task: () => Promise<Result>): Promise<Result> {
      const span = begin(name, begun);
      try {
        const result = await traceContext.run(span.context, task);
        span.end();
        return result;
      } catch (error) {
        span.end({ isError: true });
        throw error;
      }
    },

    /** Records a statement that has just ended, as a part of what runs. Its parameters are never known here. */
    noteQuery: ({ sql, milliseconds, isError }: QueryNote): void => {
      const parent = traceContext.getStore();
      if (!parent?.isSampled) return;
      const span: FinishedSpan = {
        context: { ...parent, spanId: id(8) },
        parentSpanId: parent.spanId,
        name: /^\w+/.exec(sql.trimStart())?.[0].toLowerCase() ?? 'query',
        kind: 'client',
        startedAt: Date.now() - milliseconds,
        milliseconds,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, 2_000) },
        isError,
      };
      exporter.add(span);
    },

    /** Sends what is left. */
    close: (): Promise<void> => exporter.close(),
  };
}

type QueryNote = { sql: string; milliseconds: number; isError: boolean };
