// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';

import { getProfile, guestHeader, listUsers, signIn } from '@kga/contracts/accounts';
import { createLegalFile } from '@kga/contracts/legal';
import { getHistory } from '@kga/contracts/petitions';
import { afterEach, expect, test } from 'vitest';

import { ApiError, bindCaller, urlOf, call, callList } from './api.ts';

let server: Server | undefined;

async function answering(
  status: number,
  body: string,
  type = 'application/json',
  headers: Readonly<Record<string, string>> = {},
) {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { baseUrl: `http://127.0.0.1:${address.port}`, asked };
}

afterEach(() => {
  server?.close();
});

test('a call requests the endpoint’s URL and returns the validated body', async () => {
  const { baseUrl, asked } = await answering(200, '[]');
  expect(await call(getHistory, { query: { range: 'all', limit: 5 } }, { baseUrl })).toEqual([]);
  expect(asked).toEqual(['GET /api/keep-games-alive/history?range=all&limit=5']);
});

test('a response that violates the contract is rejected', async () => {
  const { baseUrl } = await answering(200, '[{"timestamp": "yesterday"}]');
  await expect(call(getHistory, { query: {} }, { baseUrl })).rejects.toThrow('timestamp');
});

test('an error status becomes an ApiError with status, body and problem', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Too many requests',
    status: 429,
    code: 'rate_limited',
    requestId: 'r1',
  };
  const body = JSON.stringify(problem);
  const { baseUrl } = await answering(429, body, 'application/problem+json');
  const failure = await call(getHistory, { query: {} }, { baseUrl }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ message: `429: ${body}`, status: 429, problem });
});

test('an error without a body uses the status text', async () => {
  const { baseUrl } = await answering(502, '');
  await expect(call(getHistory, { query: {} }, { baseUrl })).rejects.toThrow('502: Bad Gateway');
});

test('a list page has the total and the cursors', async () => {
  const link =
    '</api/admin/people?limit=2&cursor=a%2Bb>; rel="next", </api/admin/people?cursor=z>; rel="prev"';
  const first = await answering(200, '[]', 'application/json', { link, 'x-total-count': '7' });
  expect(await callList(listUsers, { query: { limit: 2 } }, first)).toEqual({
    items: [],
    total: 7,
    atLeast: false,
    someWords: false,
    cursor: 'a+b',
    before: 'z',
  });
  server?.close();
  const last = await answering(200, '[]', 'application/json', {
    'x-total-count': '1000',
    'x-total-relation': 'at-least',
  });
  expect(await callList(listUsers, { query: {} }, last)).toMatchObject({
    atLeast: true,
    cursor: undefined,
    before: undefined,
  });
});

const notSignedIn = JSON.stringify({
  type: 'about:blank',
  title: 'Log in first',
  status: 401,
  code: 'not_signed_in',
  requestId: 'r1',
});

/** An endpoint as the browser's build has it: `answersWith(...)` is left out. */
const inBrowser = {
  ...getProfile,
  schema: { ...getProfile.schema, response: { 200: getProfile.schema.response[200] } },
};

test('a personal read without a session is null, a list of such is empty', async () => {
  const signedOut = await answering(401, notSignedIn, 'application/problem+json');
  expect(await call(getProfile, {}, signedOut)).toBeNull();
  expect(await call(inBrowser, {}, signedOut)).toBeNull();
  expect(await callList(listUsers, { query: {} }, signedOut)).toMatchObject({
    items: [],
    total: 0,
  });
  await expect(
    call(signIn, { body: { email: 'a@b.cd', password: 'x' } }, signedOut),
  ).rejects.toThrow('401: {');
});

test('a 401 that is not the API’s is an error', async () => {
  const elsewhere = await answering(401, 'Authorization required', 'text/html');
  await expect(call(getProfile, {}, elsewhere)).rejects.toThrow('401: Authorization required');
});

test('parameters are escaped and undefined query values are omitted', () => {
  const url = '/api/things/:id';
  expect(urlOf(url, { params: { id: 'a/b ?' }, query: { q: 'ü', cursor: undefined } })).toBe(
    '/api/things/a%2Fb%20%3F?q=%C3%BC',
  );
});

test('an anonymous call carries neither cookies nor the guest’s id', async () => {
  const unbind = bindCaller({ guestId: () => 'guest', refused: () => undefined });
  const sent: RequestInit[] = [];
  const record: typeof fetch = (_, init = {}) => {
    sent.push(init);
    return Promise.resolve(Response.json([]));
  };
  await call(getHistory, { query: {} }, { fetch: record });
  await call(getHistory, { query: {} }, { fetch: record, anonymous: true });
  unbind();
  const [usual, anonymous] = sent.map(({ credentials, headers }) => ({
    credentials,
    guest: new Headers(headers).get(guestHeader),
  }));
  expect(usual).toEqual({ credentials: 'include', guest: 'guest' });
  expect(anonymous).toEqual({ credentials: 'omit', guest: null });
});

test('a file is sent as it is, with the headers of its endpoint', async () => {
  const sent: RequestInit[] = [];
  const record: typeof fetch = (_, init = {}) => {
    sent.push(init);
    return Promise.resolve(
      Response.json({ id: crypto.randomUUID(), state: 'ready' }, { status: 201 }),
    );
  };
  const body = new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' });
  await call(createLegalFile, { headers: { 'x-file-name': 'a.pdf' }, body }, { fetch: record });
  expect(sent[0]?.body).toBe(body);
  expect(sent[0]?.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-file-name': 'a.pdf',
  });
});
