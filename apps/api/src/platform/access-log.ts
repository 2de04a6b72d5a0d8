import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** What is known of a request once it is routed. */
type Note = {
  requestId?: string;
  /** Pattern of the route, such as `/api/stories/:id`. */
  route?: string | undefined;
  /** Whether the response was in memory; undefined where it is never cached. */
  cache?: 'hit' | 'miss';
};

export type AccessLog = ReturnType<typeof createAccessLog>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined where it is switched off. */
    accessLog: AccessLog | undefined;
  }
}

/**
 * Logs one line for each request when its response has been sent or given up, event streams included.
 * A line has neither addresses nor URLs, because paths and queries name what people read and search.
 */
export function createAccessLog(log: FastifyBaseLogger) {
  const notes = new WeakMap<ServerResponse, Note>();
  return {
    begin({ method, socket }: IncomingMessage, response: ServerResponse): void {
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
        log.info(line, 'access');
      });
    },

    note(response: ServerResponse, note: Note): void {
      notes.set(response, { ...notes.get(response), ...note });
    },
  };
}

/** Notes the route of each request that the framework handles. */
export function noteRoutes(app: FastifyInstance, accessLog: AccessLog | undefined): void {
  app.decorate('accessLog', accessLog);
  if (!accessLog) return;
  app.addHook('onRequest', (request, reply, next) => {
    accessLog.note(reply.raw, { requestId: request.id, route: request.routeOptions.url });
    next();
  });
}
