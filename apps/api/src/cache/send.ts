import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Answer, charset, isKnown } from './answer.ts';
import { encodingFor } from './encoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers go past Fastify's own sending, by `sendAnswer`. */
    hijacks?: boolean;
  }
}

/**
 * Writes an answer past the framework, and answers its status. It goes without the id of the
 * request, too: caches hand the same answer to many.
 */
export function writeAnswer(
  { headers }: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): 200 | 304 {
  const { 'accept-encoding': accepted, 'if-none-match': known } = headers;
  const variant = answer[accepted === undefined ? 'identity' : encodingFor(accepted)];
  if (known !== undefined && isKnown(known, answer)) {
    response.writeHead(304, variant.notModified).end();
    return 304;
  }
  response.writeHead(200, variant.headers).end(variant.body, charset);
  return 200;
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  // Past Fastify's own sending: checking and setting header by header costs more than the rest.
  reply.hijack();
  const status = writeAnswer(request.raw, reply.raw, answer);
  request.answered?.(request, status);
}

/** Sends an answer kept in memory, without waiting where it is there. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  held: Answer | Promise<Answer>,
): void | Promise<void> {
  if (!(held instanceof Promise)) return send(request, reply, held);
  return held.then((answer) => send(request, reply, answer));
}

/** The same for what many ask for: the next ones are answered before the framework is asked. */
export function sendOften(
  request: FastifyRequest,
  reply: FastifyReply,
  get: () => Answer | Promise<Answer>,
): void | Promise<void> {
  request.server.fastPath.remember(request, get);
  return sendAnswer(request, reply, get());
}
