// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { get as httpGet, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { createPictureUpload, pictureUploadMax } from '@kga/contracts/content';
import { createLegalFile, legalFileMax } from '@kga/contracts/legal';
import { expect, test } from 'vitest';

import { startUpstream, startWeb } from '../testing.ts';

async function startBoth(
  listener: Parameters<typeof startUpstream>[0],
  deps: Parameters<typeof startWeb>[0] = {},
) {
  const upstream = await startUpstream(listener);
  const web = await startWeb({ ...deps, environment: { API_URL: upstream.url } });
  return { upstream, ...web };
}

test('requests reach the API as they are, with the address of who asks', async () => {
  const { get, port } = await startBoth((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      response.writeHead(201, { 'content-type': 'application/json', 'x-api': 'yes' });
      response.end(JSON.stringify({ method, url, headers, body: String(Buffer.concat(chunks)) }));
    });
  });
  const answer = await get('/api/stories?q=a%20b&q=c', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.1, 198.51.100.7',
      forwarded: 'for=192.0.2.9',
    },
    body: '{"a":1}',
  });
  expect(answer.status).toBe(201);
  expect(answer.headers['x-api']).toBe('yes');
  const seen: unknown = JSON.parse(answer.text);
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/api/stories?q=a%20b&q=c',
    body: '{"a":1}',
    headers: {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': `127.0.0.1:${port}`,
      'x-forwarded-proto': 'http',
    },
  });
  expect(seen).not.toHaveProperty('headers.forwarded');
});

test('a body where none belongs does no harm', async () => {
  const { get } = await startBoth((_request, response) => response.end('fine'));
  const answer = await get('/api/news', {
    headers: { 'content-length': '2', expect: '100-continue' },
    body: '{}',
  });
  expect(answer).toMatchObject({ status: 200, text: 'fine' });
});

test('a body of any type is passed on, one of no type at all refused', async () => {
  const { get } = await startBoth((request, response) => {
    request.resume();
    response.end(request.headers['content-type']);
  });
  const send = (type: string) =>
    get('/api/news', { method: 'POST', headers: { 'content-type': type }, body: '{}' });
  for (const type of ['text/plain', 'text/plain;application/json']) {
    expect(await send(type)).toMatchObject({ status: 200, text: type });
  }
  const refused = await send('nonsense');
  expect(refused.status).toBe(415);
  expect(JSON.parse(refused.text)).toMatchObject({ code: 'unsupported_media_type' });
});

test.for([
  { url: createPictureUpload.url, most: pictureUploadMax },
  { url: createLegalFile.url, most: legalFileMax },
])('the largest upload to $url is passed on whole', async ({ url, most }) => {
  const { get } = await startBoth((request, response) => {
    void text(request).then((body) => response.end(String(body.length)));
  });
  const headers = { 'content-type': 'application/octet-stream' };
  const body = 'x'.repeat(most);
  const answer = await get(url, { method: 'POST', headers, body });
  expect(answer).toMatchObject({ status: 200, text: String(most) });
  expect((await get('/api/news', { method: 'POST', headers, body })).status).toBe(413);
});

test('a body announced too long is refused without waiting for it', async () => {
  const { port } = await startBoth(() => expect.unreachable());
  const headers = { 'content-length': '99999999' };
  const asked = httpRequest({ port, path: '/api/news', method: 'DELETE', headers, agent: false });
  asked.flushHeaders();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  expect(response?.statusCode).toBe(413);
  expect(response?.headers).toMatchObject({
    connection: 'close',
    'content-type': 'application/problem+json; charset=utf-8',
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-request-id': expect.any(String),
  });
  asked.destroy();
});

test('a connection ends with an answer that precedes the end of the body', async () => {
  const { port } = await startBoth((_request, response) =>
    response.writeHead(413, { connection: 'keep-alive' }).end(),
  );
  const headers = { 'content-length': '600000' };
  const asked = httpRequest({ port, path: '/api/contact', method: 'POST', headers });
  asked.write('x'.repeat(70_000));
  const [response]: IncomingMessage[] = await once(asked, 'response');
  expect([response?.statusCode, response?.headers.connection]).toEqual([413, 'close']);
  asked.on('error', () => {});
  response?.resume();
  await once(asked, 'close');
});

test('a connection goes on after an answer to a whole body', async () => {
  const { get } = await startBoth((request, response) => {
    request.resume().once('end', () => response.end());
  });
  const answer = await get('/api/news', { method: 'POST', body: 'x'.repeat(70_000) });
  expect(answer.headers.connection).not.toBe('close');
});

test('a long body that the API stops reading is too large, a short one a failure', async () => {
  const { get } = await startBoth((request) => request.socket.resetAndDestroy());
  const headers = { 'content-type': 'application/json' };
  const send = async (length: number) =>
    (await get('/api/news', { method: 'POST', headers, body: 'x'.repeat(length) })).status;
  expect(await send(500_000)).toBe(413);
  expect(await send(100)).toBe(503);
});

test('what is no HTTP gets a problem too', async () => {
  const { port } = await startBoth(() => undefined);
  const socket = connect(port, '127.0.0.1');
  socket.end('NONSENSE\r\n\r\n');
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('"code":"bad_request"');
});

test('a percent-encoded /api is the API', async () => {
  const paths: unknown[] = [];
  const { get } = await startBoth((request, response) => {
    paths.push(request.url);
    response.end();
  });
  await get('/%61pi/news?a=%20');
  await get('/%41pi/news');
  await get('/a%2570i/news');
  expect(paths).toEqual(['/api/news?a=%20']);
  const answer = await get('/%61%70i/%E0%A4%A');
  expect(JSON.parse(answer.text)).toMatchObject({ status: 400, code: 'bad_request' });
});

test('an event stream arrives event by event and ends with the server', async () => {
  const opened = Promise.withResolvers<{ write: (text: string) => unknown }>();
  const { port, app, metrics } = await startBoth((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    opened.resolve(response);
  });
  const asked = httpGet({ port, host: '127.0.0.1', path: '/api/x/stream', agent: false });
  const answered = Promise.withResolvers<IncomingMessage>();
  asked.once('response', answered.resolve);
  const stream = await answered.promise;
  const upstream = await opened.promise;
  expect(stream.headers['content-type']).toBe('text/event-stream');
  for (const event of ['event: latest\n\n', ': heartbeat\n\n']) {
    upstream.write(event);
    const [chunk] = await once(stream, 'data');
    expect(String(chunk)).toBe(event);
  }
  expect(await metrics.registry.metrics()).toContain('kga_web_streams_open 1');
  const ended = once(stream, 'end');
  await app.close();
  await ended;
});

test('who leaves an event stream leaves it at the API too', async () => {
  const left = Promise.withResolvers<void>();
  const { port } = await startBoth((request, response) => {
    request.once('close', () => left.resolve());
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  const asked = httpGet({ port, host: '127.0.0.1', path: '/api/x/stream', agent: false });
  await once(asked, 'response');
  asked.on('error', () => undefined);
  asked.destroy();
  await expect(left.promise).resolves.toBeUndefined();
});

test('a sign-out that does not reach the API says that the session lives on', async () => {
  const { get } = await startWeb();
  const problemOf = async (path: string): Promise<unknown> => JSON.parse((await get(path)).text);
  expect(await problemOf('/api/logout')).toMatchObject({ status: 503, success: false });
  expect(await problemOf('/api/news')).not.toHaveProperty('success');
});

test('an API that is away is a 503 that says when to come back', async () => {
  const { get, upstream } = await startBoth(() => undefined);
  upstream.server.close();
  const answer = await get('/api/news');
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({
    'retry-after': '5',
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(JSON.parse(answer.text)).toEqual({
    type: 'about:blank',
    title: 'A service that this needs is unavailable',
    status: 503,
    code: 'dependency_unavailable',
    requestId: expect.stringMatching(/^[\da-f-]{36}-\w+$/),
  });
});

test('an API that never answers is given up', async () => {
  const { get } = await startBoth(() => undefined, { limits: { apiTimeout: 20 } });
  expect((await get('/api/news')).status).toBe(503);
});

test.each(['GET', 'POST'])('a %s that the API cannot serve is asked once', async (method) => {
  let asked = 0;
  const { get } = await startBoth((request, response) => {
    asked += 1;
    request.resume();
    response.writeHead(503, { 'retry-after': '1' }).end('busy');
  });
  const answer = await get('/api/news', { method });
  expect(answer).toMatchObject({ status: 503, text: 'busy' });
  expect(asked).toBe(1);
});

test('nothing but the API is within reach', async () => {
  const paths: unknown[] = [];
  const { get } = await startBoth((request, response) => {
    paths.push(request.url);
    response.end();
  });
  for (const path of [
    '/api/../metrics',
    '/api/%2e%2e/metrics',
    '/api/..%2fmetrics',
    '/api/%5c../metrics',
    '/embed/../metrics',
    '/embed/..%2fmetrics',
  ]) {
    expect((await get(path)).status).toBe(400);
  }
  await get('/metrics');
  await get('/apis');
  await get('/embedded');
  await get('/api/metrics');
  await get('/embed/DE?lang=de');
  expect(paths).toEqual(['/api/metrics', '/embed/DE?lang=de']);
});

test('an address of the API that cannot be read is its kind of 400', async () => {
  const { get } = await startBoth(() => undefined);
  const answer = await get('/api/%E0%A4%A');
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({ code: 'bad_request' });
});
