import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyRequest } from 'fastify';

import type { RequestTimes } from '../plugins/request-times.ts';
import type { EncodedResponse } from './encoded-response.ts';
import { writeResponse } from './send.ts';

/** How many addresses are remembered, and how long ones. */
const addressesMax = 1_000;
const lengthMax = 300;

/** The answer of an address, where it is in memory; it may have to be made anew. */
type CachedResponse = () => EncodedResponse | Promise<EncodedResponse> | undefined;

/** Addresses as they were asked for, each with where its answer is kept. */
export type HotPath = {
  /** Sends what is in memory for a request's address; false where a route has to answer. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Keeps where the answer of an address is, once its route has read the query and found it right. */
  remember: (request: FastifyRequest, kept: CachedResponse) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    hotPath: HotPath;
  }
}

/**
 * Answers what many ask for before the framework is asked: finding its route and reading its query
 * anew takes longer than all else. Only what every caller is answered alike may be remembered.
 */
export function createHotPath(times: RequestTimes): HotPath {
  const addresses = new Map<
    string,
    { kept: CachedResponse; observe: (status: number, ms: number) => void }
  >();
  return {
    answer(request, response) {
      if (request.method !== 'GET') return false;
      const found = addresses.get(request.url ?? '');
      if (found === undefined) return false;
      const begunAt = performance.now();
      const answer = found.kept();
      // One that is being made goes the way of the route, and so does one that cannot be made.
      if (answer === undefined || answer instanceof Promise) {
        if (answer) answer.catch(() => undefined);
        return false;
      }
      found.observe(writeResponse(request, response, answer), performance.now() - begunAt);
      return true;
    },

    remember({ url, method, routeOptions }, kept) {
      if (method !== 'GET' || url.length > lengthMax || addresses.has(url)) return;
      addresses.set(url, { kept, observe: times.observer(routeOptions.url ?? 'unknown', 'GET') });
      const [oldest] = addresses.keys();
      if (addresses.size > addressesMax && oldest !== undefined) addresses.delete(oldest);
    },
  };
}
