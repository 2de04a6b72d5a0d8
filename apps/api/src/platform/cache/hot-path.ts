// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { AccessLog, RequestTimes } from '@kga/server';
import type { FastifyRequest } from 'fastify';

import type { CacheRequests } from '../plugins/cache-requests.ts';
import { requestIdOf } from '../plugins/request-id.ts';
import type { CachedResponse } from './encoded-response.ts';
import { writeResponse } from './send.ts';

/** Most URLs, and longest one. */
const urlsMax = 1_000;
const lengthMax = 300;

/** The response of a URL where it is in memory; it may have to be loaded again. */
type Lookup = () => CachedResponse | undefined;

type Entry = {
  lookup: Lookup;
  pattern: string;
  observe: ReturnType<RequestTimes['observer']>;
  counts: ReturnType<CacheRequests['of']>;
};

type Counted = { requestTimes: RequestTimes; cacheRequests: CacheRequests };

export type HotPath = {
  /** Sends the response of a request from memory; false where its route has to respond. */
  respond: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Adds the URL of a request once its route has validated the query. */
  add: (request: FastifyRequest, lookup: Lookup) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    hotPath: HotPath;
  }
}

/**
 * Responds to often requested URLs before the framework runs: routing and validating the query
 * takes longer than all else (decision 0013). Only responses that are the same for every caller may
 * be added.
 */
export function createHotPath(
  { requestTimes, cacheRequests }: Counted,
  accessLog?: AccessLog,
): HotPath {
  const urls = new Map<string, Entry>();
  return {
    respond(request, response) {
      if (request.method !== 'GET') return false;
      const route = urls.get(request.url ?? '');
      if (route === undefined) return false;
      const cached = route.lookup();
      // Leaves waiting for a load, and its error, to the route.
      if (cached === undefined || cached instanceof Promise) {
        if (cached) cached.catch(() => undefined);
        return false;
      }
      if (accessLog) {
        const requestId = requestIdOf(request);
        accessLog.note(response, { requestId, route: route.pattern, cache: 'hit' });
      }
      // Not measured: a response from memory takes less than reading the clock twice would tell.
      route.observe(writeResponse(request, response, cached), 0);
      route.counts.hit += 1;
      return true;
    },

    add({ url, method, routeOptions }, lookup) {
      if (method !== 'GET' || url.length > lengthMax || urls.has(url)) return;
      const pattern = routeOptions.url ?? 'unknown';
      urls.set(url, {
        lookup,
        pattern,
        observe: requestTimes.observer({ route: pattern, method: 'GET' }),
        counts: cacheRequests.of(pattern),
      });
      const [oldest] = urls.keys();
      if (urls.size > urlsMax && oldest !== undefined) urls.delete(oldest);
    },
  };
}
