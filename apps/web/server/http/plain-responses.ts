// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { signOut } from '@kga/contracts/accounts';
import { type ProblemCode, problems } from '@kga/contracts/core';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';

import { plainHeaders, problemHeaders } from './security-headers.ts';

/** Sends a status with its name as plain text. */
export function sendStatus(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .headers(plainHeaders)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status]}\n`);
}

/** A problem in the API's format: status, headers and body. */
function problemResponse(code: ProblemCode, requestId: string, members = {}) {
  const { status, title } = problems[code];
  const headers: Record<string, string> = {
    ...problemHeaders,
    'x-request-id': requestId,
    ...(status === 503 && { 'retry-after': '5' }),
  };
  const body = JSON.stringify({ type: 'about:blank', title, status, code, requestId, ...members });
  return { status, headers, body };
}

/** Sends a problem in the API's format; one of `/api/logout` says that the session lives on. */
export function sendProblem(
  request: Pick<FastifyRequest, 'id' | 'raw'>,
  reply: FastifyReply,
  code: ProblemCode,
): FastifyReply {
  const isSignOut = request.raw.url?.split('?')[0] === signOut.url;
  const members = isSignOut ? { success: false } : {};
  const { status, headers, body } = problemResponse(code, request.id, members);
  return reply.code(status).headers(headers).send(body);
}

const parserCodes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers what Node's parser refuses on the bare socket, and closes it. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = parserCodes[error.code] ?? 'bad_request';
  const { status, headers, body } = problemResponse(code, randomUUID());
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Whether a URL, with `decodeApiPrefix` applied, belongs to the API. */
export function isApi(url: string | undefined): boolean {
  return url !== undefined && /^\/api(?:[/?]|$)/.test(url);
}
