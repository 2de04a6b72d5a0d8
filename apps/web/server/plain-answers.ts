import { STATUS_CODES } from 'node:http';

import { type ProblemCode, problems } from '@kga/contracts';
import type { FastifyReply } from 'fastify';

import { plainHeaders } from './security-headers.ts';

/** Answers with the name of a status and nothing else. */
export function sendPlain(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers(plainHeaders)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status]}\n`);
}

/** Answers as the API does, in its stead. */
export function sendProblem(
  request: { readonly id: string },
  reply: FastifyReply,
  code: ProblemCode,
): FastifyReply {
  const { status, title } = problems[code];
  if (status === 503) reply.header('retry-after', '5');
  return reply
    .code(status)
    .headers(plainHeaders)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify({ type: 'about:blank', title, status, code, requestId: request.id }));
}

/** Whether an address belongs to the API. */
export function isApi(url: string | undefined): boolean {
  return url !== undefined && /^\/api(?:[/?]|$)/.test(url);
}
