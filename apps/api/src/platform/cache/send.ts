import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { negotiateEncoding } from './accept-encoding.ts';
import { type EncodedResponse, charset, matchesEtag } from './encoded-response.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers go past Fastify's own sending, by `sendCached`. */
    rawResponse?: boolean;
  }
}

/**
 * Writes an answer past the framework, and answers its status. It goes without the id of the
 * request, too: caches hand the same answer to many.
 */
export function writeResponse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: EncodedResponse,
): 200 | 304 {
  const { 'accept-encoding': accepted, 'if-none-match': known } = headers;
  const variant = answer[accepted === undefined ? 'identity' : negotiateEncoding(accepted)];
  if (known !== undefined && matchesEtag(known, answer)) {
    response.writeHead(304, variant.notModified).end();
    return 304;
  }
  response.writeHead(200, variant.headers).end(variant.body, charset);
  return 200;
}

function send(request: FastifyRequest, reply: FastifyReply, answer: EncodedResponse): void {
  // Past Fastify's own sending: checking and setting header by header costs more than the rest.
  reply.hijack();
  const status = writeResponse(request.raw, reply.raw, answer);
  request.answered?.(request, status);
}

/** Sends an answer kept in memory, without waiting where it is there. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  held: EncodedResponse | Promise<EncodedResponse>,
): void | Promise<void> {
  if (!(held instanceof Promise)) return send(request, reply, held);
  return held.then((answer) => send(request, reply, answer));
}

/** The same for what many ask for: the next ones are answered before the framework is asked. */
export function sendHot(
  request: FastifyRequest,
  reply: FastifyReply,
  get: () => EncodedResponse | Promise<EncodedResponse>,
): void | Promise<void> {
  request.server.hotPath.remember(request, get);
  return sendCached(request, reply, get());
}
