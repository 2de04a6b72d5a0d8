// SPDX-License-Identifier: AGPL-3.0-or-later
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { afterEach, expect, test, vi } from 'vitest';

import {
  type FakeProvider,
  type Respond,
  hang,
  startFakeProvider,
  status,
  text,
} from '../../testing/fake-provider.ts';
import { type Resolve, type TargetRules, checkTarget, resolveByDns } from './check-target.ts';
import type { FetchReason } from './fetch-error.ts';
import { type SafeFetchOptions, fetchSafely } from './fetch-safely.ts';

const publicAddress = '93.184.216.34';
const opened: FakeProvider[] = [];

afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

async function serve(respond: Respond): Promise<FakeProvider & { host: string }> {
  const server = await startFakeProvider(respond);
  opened.push(server);
  return Object.assign(server, { host: new URL(server.url).host });
}

function fetchFrom(address: string, options: Partial<SafeFetchOptions> = {}) {
  return fetchSafely(address, { accept: '*/*', maxBytes: 1_000, timeoutMs: 5_000, ...options });
}

const failing = (reason: FetchReason, more = {}) =>
  expect.objectContaining({ name: 'FetchError', reason, ...more });

test('fetches from an allowed host and sends a user agent', async () => {
  const server = await serve((request, response) => {
    const { 'user-agent': agent, accept, cookie, 'if-none-match': tag } = request.headers;
    response.writeHead(200, { etag: '"1"' }).end(JSON.stringify({ agent, accept, cookie, tag }));
  });
  const {
    status: code,
    url,
    headers,
    body,
  } = await fetchFrom(`${server.url}/a?b#c`, {
    accept: 'image/*',
    allowHosts: [server.host],
    headers: { 'if-none-match': '"0"' },
  });
  expect({ code, url, etag: headers.etag }).toEqual({
    code: 200,
    url: `${server.url}/a?b#c`,
    etag: '"1"',
  });
  expect(JSON.parse(body.toString())).toEqual({
    agent: expect.stringContaining('Keep Games Alive'),
    accept: 'image/*',
    tag: '"0"',
  });
});

test.each([
  ['no address', 'bad_address'],
  ['http://', 'bad_address'],
  ['https://name:secret@example.org/', 'bad_address'],
  ['https://name@example.org/', 'bad_address'],
  ['file:///etc/passwd', 'protocol_not_allowed'],
  ['gopher://example.org/', 'protocol_not_allowed'],
  ['data:text/plain,x', 'protocol_not_allowed'],
  ['https://example.org:8443/', 'port_not_allowed'],
  ['http://example.org:22/', 'port_not_allowed'],
  ['http://localhost/', 'not_public'],
  ['http://localhost./', 'not_public'],
  ['http://LOCALHOST/', 'not_public'],
  ['http://a.localhost/', 'not_public'],
  ['http://127.0.0.1/', 'not_public'],
  ['http://127.1/', 'not_public'],
  ['http://2130706433/', 'not_public'],
  ['http://0x7f000001/', 'not_public'],
  ['http://0x7f.0.0.1/', 'not_public'],
  ['http://0177.0.0.1/', 'not_public'],
  ['http://017700000001/', 'not_public'],
  ['http://①②⑦.0.0.1/', 'not_public'],
  ['http://127.0.0.1./', 'not_public'],
  ['http://0/', 'not_public'],
  ['http://169.254.169.254/latest/meta-data/', 'not_public'],
  ['http://[::1]/', 'not_public'],
  ['http://[::]/', 'not_public'],
  ['http://[::ffff:127.0.0.1]/', 'not_public'],
  ['http://[::ffff:7f00:1]/', 'not_public'],
  ['http://[64:ff9b::127.0.0.1]/', 'not_public'],
  ['http://[2002:7f00:1::]/', 'not_public'],
  ['http://[fd00:ec2::254]/', 'not_public'],
] as const)('refuses %s before anything is sent', async (address, reason) => {
  const resolve = vi.fn<Resolve>(resolveByDns);
  await expect(fetchFrom(address, { resolve })).rejects.toEqual(failing(reason));
  expect(resolve).not.toHaveBeenCalled();
});

test('accepts only https if configured', async () => {
  const fetched = fetchFrom('http://example.org/', { protocols: ['https:'] });
  await expect(fetched).rejects.toEqual(failing('protocol_not_allowed'));
});

test.each([
  'http://localhost/',
  'http://127.0.0.1:22/',
  'http://10.0.0.1/',
  'http://[::ffff:169.254.169.254]/',
  '//127.0.0.1/',
])('refuses a redirect to %s', async (location) => {
  const server = await serve(status(302, { location }));
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  const reason = location.includes(':22') ? 'port_not_allowed' : 'not_public';
  await expect(fetched).rejects.toEqual(failing(reason));
  expect(server.asked).toBe(1);
});

test('an allowed host is allowed for one port, also after a redirect', async () => {
  const inner = await serve(text('secret'));
  const server = await serve(status(307, { location: inner.url }));
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('port_not_allowed'));
  expect(inner.asked).toBe(0);
});

test('follows up to the configured number of redirects and drops headers at another origin', async () => {
  const last = await serve((request, response) => {
    response.end(String(request.headers.authorization));
  });
  const first = await serve((request, response) => {
    const location = request.url === '/1' ? '/2' : `${last.url}/3`;
    response.writeHead(301, { location }).end();
  });
  const options = {
    allowHosts: [first.host, last.host],
    headers: { authorization: 'Bearer secret' },
  };
  const { url, body } = await fetchFrom(`${first.url}/1`, { ...options, redirects: 2 });
  expect([url, body.toString()]).toEqual([`${last.url}/3`, 'undefined']);
  const shorter = fetchFrom(`${first.url}/1`, { ...options, redirects: 1 });
  await expect(shorter).rejects.toEqual(failing('too_many_redirects'));
});

test.each([
  [[301, 308], '/2'],
  [[308, 302, 301], '/1'],
  [[302, 301], undefined],
  [[307, 303], undefined],
  [[], undefined],
])('by way of %j an address has moved to %s', async (codes, moved) => {
  const server = await serve((request, response) => {
    const at = Number(request.url?.slice(1));
    const code = codes[at];
    if (code) response.writeHead(code, { location: `/${at + 1}` });
    response.end();
  });
  const { url, movedTo } = await fetchFrom(`${server.url}/0`, { allowHosts: [server.host] });
  expect(url).toBe(`${server.url}/${codes.length}`);
  expect(movedTo).toBe(moved && server.url + moved);
});

test('an endless redirect fails', async () => {
  const server = await serve(status(302, { location: '/again' }));
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('too_many_redirects', { transient: false }));
  expect(server.asked).toBe(6);
});

test('connects to the checked IP address, whatever the name resolves to later', async () => {
  const server = await serve(text('here'));
  const host = `rebinding.invalid:${new URL(server.url).port}`;
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const resolve = vi.fn<Resolve>(async () => answers.shift() ?? []);
  const { body } = await fetchFrom(`http://${host}/`, { allowHosts: [host], resolve });
  expect(body.toString()).toBe('here');
  expect(resolve).toHaveBeenCalledTimes(1);
});

test('checks the host again after a redirect', async () => {
  const rules: TargetRules = {
    protocols: ['http:'],
    allowHosts: [],
    resolve: vi.fn<Resolve>().mockResolvedValueOnce([publicAddress, '127.0.0.1']),
  };
  const { url, addresses } = await checkTarget('http://rebinding.invalid/', undefined, rules);
  expect(addresses).toEqual([publicAddress]);
  const rebound = { ...rules, resolve: async () => ['127.0.0.1', '::1'] };
  await expect(checkTarget('/again', url, rebound)).rejects.toEqual(failing('not_public'));
});

test('a private host is refused, an unknown host is transient', async () => {
  const inside = fetchFrom('http://inside.invalid/', { resolve: async () => ['192.168.0.1'] });
  await expect(inside).rejects.toEqual(failing('not_public', { transient: false }));
  const nowhere = fetchFrom('http://nowhere.invalid/');
  await expect(nowhere).rejects.toEqual(failing('unknown_host', { transient: true }));
});

test('a DNS lookup that never answers times out', async () => {
  const { promise } = Promise.withResolvers<string[]>();
  const fetched = fetchFrom('http://mute.invalid/', { resolve: () => promise, timeoutMs: 50 });
  await expect(fetched).rejects.toEqual(failing('too_slow'));
});

const large = Buffer.alloc(10_000_000);

test.each<[string, Buffer, Record<string, string>]>([
  ['says that it is too large', large, { 'content-length': String(large.length) }],
  ['goes on and on', large, {}],
  ['is a gzip bomb', gzipSync(large).subarray(0, 900), { 'content-encoding': 'gzip' }],
  ['is a brotli bomb', brotliCompressSync(large), { 'content-encoding': 'br' }],
  [
    'decodes to nothing for ever',
    Buffer.concat(Array.from({ length: 1_000 }, () => gzipSync(''))),
    { 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' },
  ],
])('refuses what %s', async (_what, body, headers) => {
  const server = await serve((_request, response) => {
    response.writeHead(200, headers);
    response.write(body);
    if (headers['content-encoding']) response.end();
  });
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('too_large', { transient: false }));
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('decodes %s', async (encoding, encode) => {
  const server = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(encode('words'));
  });
  const { body } = await fetchFrom(server.url, { allowHosts: [server.host] });
  expect(body.toString()).toBe('words');
});

test.each<[string, Respond]>([
  ['broken gzip', text('no gzip', { 'content-encoding': 'gzip' })],
  ['broken brotli', text('no brotli', { 'content-encoding': 'br' })],
  ['an encoding nobody asked for', text('x', { 'content-encoding': 'zstd' })],
  ['several encodings', text('x', { 'content-encoding': 'gzip, gzip, gzip' })],
  ['huge headers', text('x', { 'x-huge': 'x'.repeat(100_000) })],
  ['no HTTP', (_request, response) => void response.socket?.end('SSH-2.0-OpenSSH\r\n')],
])('refuses %s', async (_what, respond) => {
  const server = await serve(respond);
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('bad_answer', { transient: false }));
});

const drip: Respond = (_request, response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write('.'), 5);
  response.once('close', () => clearInterval(timer));
};

test.each([
  ['never answers', hang],
  ['answers drop by drop', drip],
])('gives up one who %s', async (_what, respond) => {
  const server = await serve(respond);
  const fetched = fetchFrom(server.url, { allowHosts: [server.host], timeoutMs: 100 });
  await expect(fetched).rejects.toEqual(failing('too_slow', { transient: true }));
  await expect.poll(() => server.inFlight).toBe(0);
});

test('is aborted with its signal', async () => {
  const giveUp = new AbortController();
  const server = await serve(() => giveUp.abort());
  const fetched = fetchFrom(server.url, { allowHosts: [server.host], signal: giveUp.signal });
  await expect(fetched).rejects.toEqual(failing('unreachable'));
});

test.each([
  [404, false],
  [410, false],
  [429, true],
  [503, true],
])('answer %i: trying again may help: %s', async (code, transient) => {
  const server = await serve(status(code));
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('refused', { status: code, transient }));
});

test.each([
  [429, '120', 120_000],
  [503, '0', 0],
  [503, 'soon', undefined],
  [500, '120', undefined],
])('answer %i asks to be left alone for %s s', async (code, wait, retryAfter) => {
  const server = await serve(status(code, { 'retry-after': wait }));
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('refused', { status: code, retryAfter }));
});

test('a 304 is returned for a conditional request', async () => {
  const server = await serve(status(304));
  const { status: code, body } = await fetchFrom(server.url, { allowHosts: [server.host] });
  expect([code, body.length]).toEqual([304, 0]);
});

test('an unreachable host is transient', async () => {
  const server = await serve(hang);
  await server.close();
  opened.length = 0;
  const fetched = fetchFrom(server.url, { allowHosts: [server.host] });
  await expect(fetched).rejects.toEqual(failing('unreachable', { transient: true }));
});
