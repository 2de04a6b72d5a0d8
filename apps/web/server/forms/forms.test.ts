// SPDX-License-Identifier: AGPL-3.0-or-later
import { once } from 'node:events';
import { connect } from 'node:net';

import { expect, test } from 'vitest';

import { render } from '../../src/app/entry-server.tsx';
import { startUpstream, startWeb, withBody } from '../testing.ts';

const form = 'application/x-www-form-urlencoded';
const own = { 'content-type': form, origin: 'http://kga.test' };

const message = (changes = {}) =>
  new URLSearchParams({
    form: 'contact',
    topic: 'press',
    text: 'Good day,\r\nwho answers <questions>?',
    email: 'a@mail.test',
    website: '',
    ...changes,
  }).toString();

type Asked = { url: string; headers: Record<string, unknown>; body: unknown };

/** The server on an api that answers every form alike. */
async function start(
  {
    status = 202,
    body = '',
    headers = {},
  }: { status?: number; body?: string; headers?: object } = {},
  limits = {},
) {
  const asked: Asked[] = [];
  const answer = withBody((request, response, text) => {
    if (request.method === 'GET') {
      response.writeHead(503).end('{}');
      return;
    }
    const { url: path = '', headers: sent } = request;
    asked.push({ url: path, headers: sent, body: JSON.parse(text) });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  const { url } = await startUpstream(answer);
  const web = await startWeb({ environment: { API_URL: url }, render, limits });
  const post = (path: string, text: string, sent: Record<string, string> = own) =>
    web.get(path, { method: 'POST', headers: sent, body: text });
  return { ...web, asked, post };
}

test('a form is sent to the api as JSON, and its page says what came of it', async () => {
  const { asked, post } = await start();
  const answer = await post('/contact', message(), {
    ...own,
    cookie: 'kga_guest=x',
    'user-agent': 'Old Browser',
    'x-forwarded-for': '203.0.113.7',
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).toContain('a@mail.test');
  expect(answer.text).not.toContain('name="topic"');
  expect(asked).toMatchObject([
    {
      url: '/api/contact',
      headers: {
        cookie: 'kga_guest=x',
        'user-agent': 'Old Browser',
        'x-forwarded-for': '203.0.113.7',
        'accept-language': 'en',
      },
      body: {
        topic: 'press',
        text: 'Good day,\nwho answers <questions>?',
        email: 'a@mail.test',
        traces: {},
      },
    },
  ]);
});

test('the same form, sent twice, is one request to the api', async () => {
  const { asked, post } = await start();
  for (const text of [message(), message(), message({ text: 'Another message.' })]) {
    await post('/contact', text);
  }
  const keys = asked.map(({ headers }) => headers['idempotency-key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('wrong fields come back with what was typed, and nothing reaches the api', async () => {
  const { asked, post } = await start();
  const { status, text } = await post('/contact?lang=de', message({ topic: 'none', email: 'a@' }));
  expect(status).toBe(422);
  expect(asked).toEqual([]);
  expect(text).toContain('Good day,\nwho answers &lt;questions&gt;?</textarea>');
  expect(text).toMatch(/<input[^>]*name="email"[^>]*value="a@"/);
  expect(text).toMatch(/<a href="#[^"]+-email"/);
  expect(text).toMatch(/<html lang="de"/);
});

test('a refusal of the api is said on the page, with what was typed', async () => {
  const problem = { type: 'about:blank', title: '', status: 429, code: 'rate_limited' };
  const body = JSON.stringify({ ...problem, requestId: 'x' });
  const { post } = await start({ status: 429, body, headers: { 'retry-after': '60' } });
  const { status, text } = await post('/contact', message());
  expect(status).toBe(429);
  expect(text).toContain('Too many attempts. Please try again in 1 minute.');
  expect(text).toContain('Good day,\nwho answers');
});

test('without an api the page says so, and keeps what was typed', async () => {
  const { get } = await startWeb({ render });
  const sent = { method: 'POST', headers: own, body: message() };
  const { status, text } = await get('/contact', sent);
  expect(status).toBe(503);
  expect(text).toContain('We can’t do this right now.');
  expect(text).toContain('who answers');
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  [
    'another origin, as the same site',
    { origin: 'http://x.kga.test', 'sec-fetch-site': 'same-site' },
  ],
  ['an opaque origin', { origin: 'null' }],
  ['its origin from another site', { origin: 'http://kga.test', 'sec-fetch-site': 'cross-site' }],
  ['no origin at all', {}],
])('a form of %s is refused, and its text is not shown', async (_name, headers) => {
  const { asked, post } = await start();
  const answer = await post('/contact', message(), { 'content-type': form, ...headers });
  expect(answer.status).toBe(403);
  expect(asked).toEqual([]);
  expect(answer.text).toContain('Your browser didn’t say that this form comes from our page');
  expect(answer.text).not.toContain('who answers');
});

test('a browser that names its site alone may send a form', async () => {
  const { post } = await start();
  const headers = { 'content-type': form, 'sec-fetch-site': 'same-origin' };
  expect((await post('/contact', message(), headers)).status).toBe(200);
});

test.each(['/', '/nowhere', '/news', '/assets/a.js', '/robots.txt', '/contact/'])(
  '%s takes no form',
  async (path) => {
    const { asked, post } = await start();
    const { status, headers } = await post(path, message());
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(asked).toEqual([]);
  },
);

test('a read-only site takes no form', async () => {
  const { get } = await startWeb({ environment: { READ_ONLY: 'on' }, render });
  const sent = { method: 'POST', headers: own, body: message() };
  expect((await get('/petition/x/sign', sent)).status).toBe(405);
});

test('what is no form of the page is refused', async () => {
  // What is not read is not waited for, either.
  const { post } = await start({}, { bodyTimeout: 100 });
  expect((await post('/contact', message({ form: 'sign' }))).status).toBe(400);
  expect((await post('/contact', 'x')).status).toBe(400);
  expect(
    (await post('/contact', '{}', { ...own, 'content-type': 'application/json' })).status,
  ).toBe(415);
  expect((await post('/contact', message({ text: 'x'.repeat(70_000) }))).status).toBe(413);
});

test.each(['/contact', '/language', '/sign-out'])(
  'a form at %s that does not arrive in time is given up',
  async (path) => {
    const { port } = await start({}, { bodyTimeout: 50 });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: kga.test\r\nOrigin: http://kga.test\r\nContent-Type: ${form}\r\nContent-Length: 100\r\n\r\nform=`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
  },
);

test('one network may have so many forms answered in a minute', async () => {
  const { url } = await startUpstream((_request, response) => response.writeHead(202).end());
  const { get } = await startWeb({ environment: { API_URL: url, PAGES_PER_MINUTE: '1' }, render });
  const sent = { method: 'POST', headers: own, body: message() };
  expect((await get('/contact', sent)).status).toBe(200);
  expect((await get('/contact', sent)).status).toBe(429);
});
