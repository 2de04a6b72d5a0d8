// SPDX-License-Identifier: AGPL-3.0-or-later
import { type IncomingMessage, STATUS_CODES, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { Problem, ProblemCode } from '@kga/contracts/core';
import type { ConnectionError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

import { AppError, problemHeaders, problemOf, toAppError } from '../errors.ts';
import { logDependencyError } from '../log.ts';
import { requestIdOf } from './request-id.ts';
import { rawSecurityHeaders, securityHeadersOf } from './security.ts';

/** Longest path and query, in characters. */
const urlLengthMax = 8_192;

/**
 * Sends an error. Only bugs and failed dependencies are logged; bugs are sent without detail.
 * `members` are added to the problem.
 */
export function sendProblem(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  members: Partial<Problem> = {},
): void {
  const error = toAppError(thrown);
  if (error.code === 'internal') request.log.error({ requestId: request.id, err: thrown }, 'bug');
  else if (error.code === 'dependency_unavailable') logDependencyError(error, request);
  void reply
    .code(error.status)
    .headers(securityHeadersOf(request.routeOptions.config))
    .header('x-request-id', request.id)
    .headers(problemHeaders(error))
    .send(JSON.stringify({ ...problemOf(error, request.id), ...members }));
}

/** An error response outside of any route, after which the connection closes. */
function finalResponse(code: ProblemCode, requestId: string) {
  const error = new AppError(code);
  const body = JSON.stringify(problemOf(error, requestId));
  const headers = {
    ...rawSecurityHeaders(),
    ...problemHeaders(error),
    'x-request-id': requestId,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { status: error.status, headers, body };
}

const parserCodes: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Responds to what Node's parser refuses on the bare socket, and closes it. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = parserCodes[error.code] ?? 'bad_request';
  const { status, headers, body } = finalResponse(code, requestIdOf({ headers: {} }));
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

/** Refuses a request with an `Expect` other than `100-continue`. */
function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = finalResponse('expectation_failed', requestIdOf(request));
  response.writeHead(status, headers).end(body);
}

function patternOf(url: string): RegExp {
  const parts = url
    .split(/(:\w+|\*)/)
    .map((part) =>
      part === '*'
        ? '.*'
        : part.startsWith(':')
          ? '[^/]+'
          : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${parts.join('')}$`);
}

/** The methods of each path, which the router does not expose. */
function createMethodMap() {
  const paths = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  return {
    add(url: string, method: string | string[]) {
      const path = paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      for (const each of [method].flat()) path.methods.add(each);
      paths.set(url, path);
    },
    allowed(url: string): string[] {
      const [path = ''] = url.split('?', 1);
      const matching = [...paths.values()].filter(({ pattern }) => pattern.test(path));
      return [...new Set(matching.flatMap(({ methods }) => [...methods]))].toSorted();
    },
  };
}

/** Sends every error as `application/problem+json`, unknown paths and methods included. */
export const problems = fastifyPlugin(
  async (app: FastifyInstance) => {
    const methodMap = createMethodMap();
    const notFound = (request: FastifyRequest): AppError => {
      const allowed = methodMap.allowed(request.url);
      // With the method itself, the router has refused a parameter of the path.
      const isMissing = allowed.length === 0 || allowed.includes(request.method);
      if (isMissing) return new AppError('not_found');
      return new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } });
    };
    app.addHook('onRoute', ({ url, method }) => methodMap.add(url, method));
    app.server.on('checkExpectation', refuseExpectation);
    app.setErrorHandler(sendProblem);
    app.setNotFoundHandler((_request, reply) => reply.send(new AppError('not_found')));
    // Before the body is parsed.
    app.addHook('onRequest', (request, _reply, next) => {
      if (request.url.length > urlLengthMax) next(new AppError('uri_too_long'));
      // Sessions are read by path, which `http://host/path` is not.
      else if (/^https?:/i.test(request.url)) next(new AppError('bad_request'));
      else if (request.is404) next(notFound(request));
      else next();
    });
  },
  { name: 'problems' },
);
