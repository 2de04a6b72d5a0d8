// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingMessage, ServerResponse } from 'node:http';

import { parseTraceparent, traceContext } from './trace-context.ts';
import type { Span, Tracer } from './tracer.ts';

export type RequestTracing = ReturnType<typeof createRequestTracing>;

/**
 * Makes a span of each request, from its arrival until its response has been sent. It has the route, never
 * the path, query or address.
 *
 * @param options.continues whether the caller is one of our services, whose trace goes on
 */
export function createRequestTracing(tracer: Tracer, { continues }: { continues: boolean }) {
  const spans = new WeakMap<ServerResponse, Span>();
  return {
    begin: (request: IncomingMessage, response: ServerResponse): void => {
      const { method = 'GET', headers } = request;
      const parent = continues ? parseTraceparent(headers['traceparent']) : undefined;
      const span = tracer.begin(method, { kind: 'server', parent });
      spans.set(response, span);
      response.once('close', () => {
        const { statusCode } = response;
        span.set({ 'http.request.method': method, 'http.response.status_code': statusCode });
        span.end({ isError: statusCode >= 500 });
      });
    },

    /** Names the pattern of the route, such as `/api/stories/:id`. */
    note(response: ServerResponse, route: string | undefined): void {
      if (route === undefined) return;
      const span = spans.get(response);
      span?.rename(`${response.req.method} ${route}`);
      span?.set({ 'http.route': route });
    },

    /** Runs what handles a request as a part of its span. */
    enter(response: ServerResponse, next: () => void): void {
      const span = spans.get(response);
      if (span) traceContext.run(span.context, next);
      else next();
    },
  };
}
