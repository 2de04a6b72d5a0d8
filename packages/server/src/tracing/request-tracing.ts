// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingMessage, ServerResponse } from 'node:http';

import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  context,
  propagation,
  trace,
} from '@opentelemetry/api';

import { ownTracer } from './tracing.ts';

export type RequestTracing = ReturnType<typeof createRequestTracing>;

/**
 * Makes a span of each request, from its arrival until its response has been sent. It has the route, never
 * the path, query or address.
 *
 * @param options.continues whether the caller is one of our services, whose trace goes on
 */
export function createRequestTracing({ continues }: { continues: boolean }) {
  const tracer = ownTracer();
  const spans = new WeakMap<ServerResponse, Span>();
  return {
    begin: (request: IncomingMessage, response: ServerResponse): void => {
      const { method = 'GET', headers } = request;
      // Without `tracestate`, which a visitor may have sent.
      const carrier = continues ? { traceparent: headers['traceparent'] } : {};
      const parent = propagation.extract(ROOT_CONTEXT, carrier);
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      spans.set(response, span);
      response.once('close', () => {
        const { statusCode } = response;
        span.setAttributes({
          'http.request.method': method,
          'http.response.status_code': statusCode,
        });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
    },

    /** Names the pattern of the route, such as `/api/stories/:id`. */
    note(response: ServerResponse, route: string | undefined): void {
      if (route === undefined) return;
      const span = spans.get(response);
      span?.updateName(`${response.req.method} ${route}`);
      span?.setAttribute('http.route', route);
    },

    /** Runs what handles a request as a part of its span. */
    enter(response: ServerResponse, next: () => void): void {
      const span = spans.get(response);
      if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), next);
      else next();
    },
  };
}
