// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { campaign, problem } from '@kga/contracts/core';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { setupTestApp } from '../../testing/test-app.ts';
import { AppError } from '../errors.ts';
import { refuseConnection } from './problems.ts';

const latest = `/api/${campaign.slug}/latest`;
const json = { 'content-type': 'application/json' };

const body = z.object({ name: z.string().min(2), address: z.object({ street: z.string() }) });

function addProbes(app: FastifyInstance): void {
  app.post(
    '/api/probe/:id',
    { schema: { body, params: z.object({ id: z.string() }) } },
    async () => ({}),
  );
  app.get('/api/pictures-of/:name.svg', async () => ({}));
  app.get('/api/probe/bug', async () => {
    throw new Error('the secret of the bug');
  });
  app.get('/api/probe/thrown', async () => {
    throw 'no error at all';
  });
  app.get('/api/probe/conflict', async () => {
    throw new AppError('conflict', { detail: 'It is there already' });
  });
  app.get('/api/probe/postgres', async () => {
    throw Object.assign(new Error('the database system is shutting down'), { code: '57P01' });
  });
  app.get('/api/probe/redis', async () => {
    throw new Error("Stream isn't writeable and enableOfflineQueue options is false");
  });
  app.get('/api/probe/database', async () => {
    throw Object.assign(new Error('the database is starting up'), { code: '57P03' });
  });
  app.get('/api/probe/redis-again', async () => {
    throw new Error('Connection is closed.');
  });
  app.get('/api/probe/gone', async () => {
    throw Object.assign(new Error('gone'), { statusCode: 410 });
  });
}

const api = setupTestApp({
  prepare: addProbes,
  onLog: (line) => lines.push(line),
});
const lines: string[] = [];

async function problemOf(request: InjectOptions | string) {
  const response = await api.app.inject(request);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  const answer = problem.parse(response.json());
  expect(answer.status).toBe(response.statusCode);
  expect(answer.requestId).toBe(response.headers['x-request-id']);
  return { ...answer, headers: response.headers };
}

const post = (payload: string, headers: Record<string, string> = json): InjectOptions => ({
  method: 'POST',
  url: '/api/probe/1',
  payload,
  headers,
});

describe('sends a problem for', () => {
  test.each<[string, InjectOptions | string, number, string]>([
    ['an unknown path', '/api/nothing', 404, 'not_found'],
    ['the root', '/', 404, 'not_found'],
    ['a write to an unknown path', { method: 'POST', url: '/x', payload: '{' }, 404, 'not_found'],
    ['a path that cannot be decoded', '/api/%zz', 400, 'bad_request'],
    ['a path that is too long', `/api/${'x'.repeat(9_000)}`, 414, 'uri_too_long'],
    ['malformed JSON', post('{"name":'), 400, 'malformed_json'],
    ['no JSON at all', post(''), 400, 'malformed_json'],
    ['a prototype in JSON', post('{"__proto__":{}}'), 400, 'malformed_json'],
    ['plain text', post('name', { 'content-type': 'text/plain' }), 415, 'unsupported_media_type'],
    [
      'a form',
      post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    ['a body that is too large', post(`"${'x'.repeat(65_536)}"`), 413, 'payload_too_large'],
    ['a conflict', '/api/probe/conflict', 409, 'conflict'],
    ['an error of Postgres', '/api/probe/postgres', 503, 'dependency_unavailable'],
    ['an error of Redis', '/api/probe/redis', 503, 'dependency_unavailable'],
    ['a bug', '/api/probe/bug', 500, 'internal'],
    ['something thrown that is no error', '/api/probe/thrown', 500, 'internal'],
    ['a status of a library', '/api/probe/gone', 400, 'bad_request'],
  ])('%s', async (_name, request, status, code) => {
    expect(await problemOf(request)).toMatchObject({ status, code });
  });

  test('a wrong method, with the allowed ones', async () => {
    const answer = await problemOf({ method: 'DELETE', url: latest });
    expect(answer).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(answer.headers.allow).toBe('GET, HEAD, OPTIONS');
    const withParameter = await problemOf({ method: 'PUT', url: '/api/probe/1?x=/' });
    expect(withParameter.headers.allow).toBe('POST');
  });

  test('a parameter that the router refuses is not found, although its method is allowed', async () => {
    const refused = await problemOf('/api/pictures-of/%0d%0aX:1.svg');
    expect(refused).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('invalid fields, each of them', async () => {
    const answer = await problemOf(post('{"name":"x","address":{}}'));
    expect(answer).toMatchObject({
      status: 400,
      code: 'validation_failed',
      errors: [
        { path: 'name', code: 'too_small' },
        { path: 'address.street', code: 'invalid_type' },
      ],
    });
  });

  test('a dependency that is down, with Retry-After', async () => {
    expect((await problemOf('/api/probe/postgres')).headers['retry-after']).toBe('5');
  });

  test('repeated errors of a dependency, logged once a second', async () => {
    lines.length = 0;
    for (let time = 0; time < 50; time += 1) await problemOf('/api/probe/database');
    expect(lines.filter((line) => line.includes('unavailable'))).toHaveLength(1);
    await problemOf('/api/probe/redis-again');
    expect(lines.filter((line) => line.includes('unavailable'))).toHaveLength(2);
    await expect
      .poll(
        async () => {
          await problemOf('/api/probe/database');
          return lines.filter((line) => line.includes('the database')).length;
        },
        { timeout: 3_000 },
      )
      .toBe(2);
  });

  test('a bug, without its detail, which is logged', async () => {
    const answer = await problemOf('/api/probe/bug');
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(lines.some((line) => line.includes('the secret of the bug'))).toBe(true);
  });
});

test('HEAD of an unknown path has no body', async () => {
  const response = await api.app.inject({ method: 'HEAD', url: '/api/nothing' });
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe('');
});

test('logs neither successful requests nor callers nor queries', async () => {
  lines.length = 0;
  await api.app.inject({ url: `${latest}?token=hidden`, remoteAddress: '192.0.2.7' });
  expect(lines).toEqual([]);
  const headers = { cookie: 'kga_session=hidden' };
  await api.app.inject({ url: '/api/probe/bug?token=hidden', remoteAddress: '192.0.2.7', headers });
  expect(lines.join('')).toContain('/api/probe/bug');
  expect(lines.join('')).not.toMatch(/hidden|192\.0\.2\.7/);
});

describe('on the bare socket', () => {
  let origin: URL;
  beforeAll(async () => {
    origin = new URL(await api.listen());
  });

  async function say(bytes: string): Promise<string> {
    const socket = connect(Number(origin.port), origin.hostname);
    await once(socket, 'connect');
    socket.write(bytes);
    return text(socket);
  }

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad_request'],
    ['an unknown method', 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header: 1\r\n\r\n', 400, 'bad_request'],
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
      'bad_request',
    ],
    [
      'an expectation',
      'GET /api/health/live HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n',
      417,
      'expectation_failed',
    ],
  ])('sends a problem for %s and closes', async (_name, bytes, status, code) => {
    const answer = await say(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('content-type: application/problem+json');
    const [, payload = ''] = answer.split('\r\n\r\n');
    expect(problem.parse(JSON.parse(payload))).toMatchObject({ status, code });
  });

  test('sends a problem for a request that takes too long to arrive', async () => {
    const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 };
    const server = createServer(limits);
    onTestFinished(() => void server.close());
    server.on('clientError', refuseConnection);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost:');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('"code":"request_timeout"');
  });
});

test('an absolute address as the path is a bad request, not a bug', async () => {
  const { port, hostname } = new URL(api.app.listeningOrigin);
  const socket = connect(Number(port), hostname);
  socket.end(
    'POST http://evil.example/api/logout HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(await text(socket)).toContain('"code":"bad_request"');
});
