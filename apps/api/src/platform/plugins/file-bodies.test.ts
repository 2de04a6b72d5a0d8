// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { createPictureUpload, pictureUploadMax } from '@kga/contracts/content';
import { fileMediaType } from '@kga/contracts/core';
import { createLegalFile, fileNameHeader, legalFileMax } from '@kga/contracts/legal';
import { fastify } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';

import { newMember } from '../../testing/account-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';
import { png, postFile } from '../../testing/upload-fixture.ts';
import { createByteBudget } from '../byte-budget.ts';
import { fileBodies, reserveDownload } from './file-bodies.ts';
import { problems, refuseConnection } from './problems.ts';

const api = setupTestApp();

describe.each([createPictureUpload.url, createLegalFile.url])('%s', (url) => {
  const send = async (headers: Readonly<Record<string, string>>) => {
    const { by } = await newMember(api);
    return by.request({
      method: 'POST',
      url,
      payload: png(),
      headers: { [fileNameHeader]: 'a.png', ...headers },
    });
  };
  const countFiles = async () => {
    const counts = await Promise.all(
      (['picture_upload', 'legal_file'] as const).map((table) =>
        api.db.selectFrom(table).select('id').execute(),
      ),
    );
    return counts.flat().length;
  };

  test.each([
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded',
    fileMediaType,
  ])('a write of another site as %s is refused', async (type) => {
    const before = await countFiles();
    for (const site of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await send({ 'content-type': type, ...site });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site_refused']);
    }
    expect(await countFiles()).toBe(before);
  });

  test.each([
    'multipart/form-data; boundary=x',
    `multipart/form-data; boundary="${fileMediaType}"`,
    'text/plain',
    `text/plain; ${fileMediaType}`,
    'application/x-www-form-urlencoded',
    'application/json',
    undefined,
  ])('a body of the type %s is refused, even where the browser names no site', async (type) => {
    const before = await countFiles();
    const answer = await send(type === undefined ? {} : { 'content-type': type });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(await countFiles()).toBe(before);
  });

  test('no other site is allowed to ask with the type of files', async () => {
    const answer = await api.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': `content-type, ${fileNameHeader}`,
      },
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('a page of this site is taken', async () => {
    const site = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await send({ 'content-type': fileMediaType, ...site })).statusCode).toBe(201);
  });
});

test('a body without a length is too large as well', async () => {
  const { by } = await newMember(api);
  const chunks = Array.from({ length: 6 }, () => Buffer.alloc(pictureUploadMax / 5));
  const answer = await by.request({
    method: 'POST',
    url: createPictureUpload.url,
    payload: Readable.from(chunks),
    headers: { 'content-type': fileMediaType },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
});

test('uploads are limited like other writes', async () => {
  const { by } = await newMember(api);
  let answer = await postFile(by, createPictureUpload.url, png());
  for (let count = 0; count < 60 && answer.statusCode === 201; count += 1) {
    answer = await postFile(by, createPictureUpload.url, png());
  }
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

const small = {
  max: 100,
  networkMax: 100,
  waitingMax: 1,
  networkWaitingMax: 1,
  waitMs: 60_000,
} as const;

/** Sends the beginning of a file to a server. */
async function sendStart(origin: string, path: string, length: number) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${fileMediaType}\r\nContent-Length: ${length}\r\n\r\n%PDF`,
  );
  return socket;
}

test('a file is read once there is room for it, and its room is free when its connection ends', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(problems);
  await app.register(fileBodies, { memory: createByteBudget(small) });
  app.post('/files', async () => 'stored');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = await sendStart(origin, '/files', 80);
  const next = await sendStart(origin, '/files', 40);
  next.write('x'.repeat(36));
  const refused = await sendStart(origin, '/files', 40);
  expect(await text(refused)).toContain('"code":"overloaded"');
  slow.destroy();
  expect(await text(next)).toMatch(/^HTTP\/1.1 200 /);
});

test('a download that its caller does not read is cut off, and frees its room', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const mebibyte = 1_048_576;
  const memory = createByteBudget({ ...small, max: mebibyte, networkMax: mebibyte });
  app.get('/file', async (_request, reply) => {
    // Longer than a busy machine pauses the reader, which is in the same process.
    await reserveDownload(memory, reply, 2_000);
    // More than the buffers of a connection take.
    return reply.send(Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(mebibyte))));
  });
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const idle = connect(Number(port), hostname);
  onTestFinished(() => void idle.destroy());
  await once(idle, 'connect');
  idle.pause().write('GET /file HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(app.server, 'request');
  const read = await fetch(`http://${hostname}:${port}/file`);
  expect((await read.arrayBuffer()).byteLength).toBe(64 * mebibyte);
});

test('files of one network that are held take no room from others', async () => {
  const { hostname, port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }));
  const origin = `http://${hostname}:${port}`;
  const held = await Promise.all(
    Array.from({ length: 6 }, () => sendStart(origin, createLegalFile.url, legalFileMax)),
  );
  const answer = await fetch(`${origin}${createLegalFile.url}`, {
    method: 'POST',
    headers: {
      'content-type': fileMediaType,
      [fileNameHeader]: 'a.png',
      'x-forwarded-for': '10.1.2.3',
    },
    body: new Uint8Array(png(legalFileMax)),
  });
  expect(answer.status).toBe(201);
  for (const socket of held) socket.destroy();
});

test('a file that stops arriving is given up', async () => {
  const limits = { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };
  const app = fastify({
    serverFactory: (handler) => createServer(limits, handler),
    clientErrorHandler: refuseConnection,
  });
  onTestFinished(() => app.close());
  await app.register(problems);
  await app.register(fileBodies, { memory: createByteBudget(small) });
  app.post('/files', () => expect.unreachable());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await sendStart(origin, '/files', 1_000);
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"request_timeout"');
});
