import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Answer, isKnown } from './answer.ts';
import { encodingFor } from './encoding.ts';

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
  const variant = answer[accepted === undefined ? 'identity' : encodingFor(accepted)];
  if (known !== undefined && isKnown(known, answer)) {
    void reply.code(304).headers(variant.notModified).send();
  } else {
    void reply.headers(variant.headers).send(variant.body);
  }
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
