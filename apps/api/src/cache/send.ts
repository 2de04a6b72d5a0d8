import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Answer, charset, isKnown } from './answer.ts';
import { encodingFor } from './encoding.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers go past Fastify's own sending, by `sendAnswer`. */
    hijacks?: boolean;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const variant = answer[accepted === undefined ? 'identity' : encodingFor(accepted)];
  // Past Fastify's own sending: checking and setting header by header costs more than the rest.
  // Without the id of the request, too: caches hand the same answer to many.
  reply.hijack();
  if (known !== undefined && isKnown(known, answer)) {
    reply.raw.writeHead(304, variant.notModified).end();
  } else {
    reply.raw.writeHead(200, variant.headers).end(variant.body, charset);
  }
  request.answered?.(request, reply.raw.statusCode);
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
