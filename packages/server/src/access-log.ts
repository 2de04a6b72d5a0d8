// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is known of a request once it is routed. */
type Note = {
  requestId?: string;
  /** Pattern of the route, such as `/api/stories/:id`. */
  route?: string | undefined;
  /** Where the response came from; undefined where it is never cached. */
  cache?: string;
};

type Log = { info: (line: object, message: string) => void };

export type AccessLog = ReturnType<typeof createAccessLog>;

/**
 * Logs one line for each request when its response has been sent or given up, event streams included.
 * A line has neither addresses nor URLs, because paths and queries name what people read and search.
 */
export function createAccessLog(log: Log) {
  const notes = new WeakMap<ServerResponse, Note>();
  return {
    begin: ({ method, socket }: IncomingMessage, response: ServerResponse): void => {
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

    /** Adds to the line of a response. */
    note: (response: ServerResponse, note: Note): void => {
      notes.set(response, { ...notes.get(response), ...note });
    },
  };
}
