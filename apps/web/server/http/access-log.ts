import type { ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import type { Outcome } from '../render/page-cache.ts';

/** What is known of a request once it is routed. */
type Note = {
  readonly requestId?: string;
  /** Pattern of the route, such as `/news/:id`. */
  readonly route?: string | undefined;
  /** How the page was made; undefined for all else. */
  readonly cache?: Outcome;
};

export type AccessLog = {
  /** Adds to the line of a response. */
  readonly note: (response: ServerResponse, note: Note) => void;
};

/**
 * Logs one line for each request when its response has been sent or given up, event streams included.
 * A line has neither addresses nor URLs, because paths and queries name what people read and search.
 */
export function logAccess(app: FastifyInstance): AccessLog {
  const notes = new WeakMap<ServerResponse, Note>();
  const note: AccessLog['note'] = (response, more) => {
    notes.set(response, { ...notes.get(response), ...more });
  };

  app.server.prependListener('request', ({ method, socket }, response) => {
    const begun = performance.now();
    const before = socket.bytesWritten;
    response.once('close', () => {
      const { requestId, route = 'unknown', cache } = notes.get(response) ?? {};
      const line = {
        requestId,
        method,
        route,
        status: response.statusCode,
        ms: Math.round(performance.now() - begun),
        // With headers.
        bytes: socket.bytesWritten - before,
        cache,
        ...(!response.writableFinished && { aborted: true }),
      };
      app.log.info(line, 'access');
    });
  });
  app.addHook('onRequest', (request, reply, next) => {
    note(reply.raw, { requestId: request.id, route: request.routeOptions.url });
    next();
  });
  return { note };
}
