// SPDX-License-Identifier: AGPL-3.0-or-later
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../errors.ts';
import type { CacheOutcome } from '../plugins/cache-requests.ts';
import {
  negotiateEncoding,
  type CachedResponse,
  type EncodedResponse,
  charset,
  matchesEtag,
} from './encoded-response.ts';
import type { ListCache } from './feature-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its responses bypass Fastify's own sending: see `sendCached`. */
    rawResponse?: boolean;
  }
}

/** A response that is the same for everyone, and that every site may read. */
export const cachedRoute = { cached: true, rawResponse: true, openData: true } as const;

/** The same without a rate limit: asking Redis would cost more than the response (decision 0006). */
export const hotRoute = { ...cachedRoute, rateLimit: false } as const;

/**
 * Writes a response to the socket without the framework and returns its status. It carries no
 * request id, because shared caches send the same response to many.
 */
export function writeResponse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  encoded: EncodedResponse,
): 200 | 304 {
  const { 'accept-encoding': accepted, 'if-none-match': known } = headers;
  const representation = encoded[accepted === undefined ? 'identity' : negotiateEncoding(accepted)];
  if (known !== undefined && matchesEtag(known, encoded)) {
    response.writeHead(304, representation.notModified).end();
    return 304;
  }
  response.writeHead(200, representation.headers).end(representation.body, charset);
  return 200;
}

/** Responds that the caller has the current version; without a body, `null` would be one of four bytes. */
export const sendNotModified = (reply: FastifyReply): FastifyReply => reply.code(304).send();

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  encoded: EncodedResponse,
  cache: CacheOutcome,
): void {
  // Fastify checks and sets header by header, which costs more than the rest.
  reply.hijack();
  const status = writeResponse(request.raw, reply.raw, encoded);
  request.answered?.(request, status, cache);
}

/** Sends a cached response, synchronously where it is in memory. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  cached: CachedResponse,
): void | Promise<void> {
  const isHere = !(cached instanceof Promise);
  request.server.accessLog?.note(reply.raw, { cache: isHere ? 'hit' : 'miss' });
  if (isHere) return send(request, reply, cached, 'hit');
  return cached.then((encoded) => send(request, reply, encoded, 'miss'));
}

/** Sends a cached response, and puts its URL on the hot path, which bypasses the framework. */
export function sendHot(
  request: FastifyRequest,
  reply: FastifyReply,
  get: () => CachedResponse,
): void | Promise<void> {
  request.server.hotPath.add(request, get);
  return sendCached(request, reply, get());
}

/** Counts a request towards the rate limit, for routes that opt out and then have to load. */
export function limitLoads(app: FastifyInstance) {
  const checkLimit = app.createRateLimit();
  return async (request: FastifyRequest): Promise<void> => {
    const limit = await checkLimit(request);
    if (!limit.isAllowed && limit.isExceeded) {
      throw new AppError('rate_limited', { retryAfter: Math.max(1, limit.ttlInSeconds) });
    }
  };
}

/** Sends pages of a list. Only pages that are not in memory count towards the rate limit. */
export function sendListPage<Query>(app: FastifyInstance, list: ListCache<Query>) {
  const limitLoad = limitLoads(app);
  return (request: FastifyRequest, reply: FastifyReply, query: Query): void | Promise<void> => {
    const key = list.hotKey(query);
    if (key !== undefined) {
      app.hotPath.add(request, () => list.peek(key));
      const cached = list.peek(key);
      if (cached) return sendCached(request, reply, cached);
    }
    return limitLoad(request).then(() => sendCached(request, reply, list.page(query)));
  };
}
