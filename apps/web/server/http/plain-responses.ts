import { STATUS_CODES } from 'node:http';

import { type ProblemCode, problems } from '@kga/contracts';
import type { FastifyReply } from 'fastify';

import { plainHeaders } from './security-headers.ts';

/** Sends a status with its name as plain text. */
export function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers(plainHeaders)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status]}\n`);
}

/** Sends a problem in the API's format. */
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

/** Whether a URL belongs to the API. */
export function isApi(url: string | undefined): boolean {
  return url !== undefined && /^\/api(?:[/?]|$)/.test(url);
}
