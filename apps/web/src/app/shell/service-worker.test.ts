// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, onTestFinished, test, vi } from 'vitest';

const origin = 'https://kga.example';
const file = join(import.meta.dirname, '../../../public/sw.js');

type FetchEvent = {
  request: { url: string; method: string; mode: string; headers: Headers };
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Answers a request as the network does; never where the connection hangs. */
type Network = () => Promise<Response>;

/** The worker in front of a network, with the pages that it has stored. */
async function startWorker(network: Network, pages: Readonly<Record<string, string>> = {}) {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const requested: string[] = [];
  const stored = new Map<string, Response>();
  for (const [path, text] of Object.entries(pages)) stored.set(origin + path, new Response(text));
  const fetch = ({ url }: { url: string }) => {
    requested.push(url);
    return network();
  };
  runInNewContext(await readFile(file, 'utf8'), {
    URL,
    Headers,
    Response,
    fetch,
    setTimeout,
    location: new URL('/sw.js?lang=de', origin),
    navigator: { onLine: true },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) =>
      listeners.set(type, listener),
    caches: {
      match: async (url: string) => stored.get(new URL(url, origin).href)?.clone(),
      open: async () => ({
        match: async (url: string) => stored.get(url)?.clone(),
        delete: async (key: string | { url: string }) =>
          stored.delete(typeof key === 'string' ? key : key.url),
        put: async (url: string, response: Response) => stored.set(url, response),
        keys: async () => [...stored.keys()].map((url) => ({ url })),
      }),
    },
  });
  return {
    requested,
    stored,
    /** Loads a path as a page does: from the network where the worker does not answer. */
    async load(path: string, mode: 'cors' | 'navigate' = 'cors'): Promise<Response> {
      const request = { url: origin + path, method: 'GET', mode, headers: new Headers() };
      const work: Promise<unknown>[] = [];
      let response: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request,
        respondWith: (answer) => {
          response = answer;
        },
        waitUntil: (promise) => void work.push(promise),
      });
      const answer = await (response ?? fetch(request));
      if (mode === 'cors') await Promise.all(work);
      return answer;
    },
  };
}

const answering =
  (text: string, init: ResponseInit = {}): Network =>
  async () =>
    new Response(text, init);

const unreachable: Network = () => Promise.reject(new TypeError('Failed to fetch'));

test.each([
  ['public, max-age=10', '/api/stories', true],
  ['public, max-age=30', '/api/archive/games', true],
  ['public, max-age=300', '/api/legal/records/DE', true],
  ['public, max-age=30', '/api/petitions/nz', true],
  // These contain the fingerprint of the receipt that is checked.
  ['public, max-age=31536000, immutable', '/api/petitions/nz/log/proof?leaf=ab&size=2', false],
  ['public, max-age=30', '/api/petitions/nz/log?limit=1', false],
  ['no-store', '/api/stories/1/own', false],
] as const)(
  'a %s response is requested once; stored if public',
  async (control, path, isStored) => {
    const worker = await startWorker(answering('[]', { headers: { 'cache-control': control } }));
    expect(await (await worker.load(path)).text()).toBe('[]');
    expect(worker.requested).toEqual([origin + path]);
    expect(await worker.stored.get(origin + path)?.text()).toBe(isStored ? '[]' : undefined);
  },
);

const pages = { '/news': 'stored news', '/offline': 'offline' };

test.each([
  ['answers', answering('new'), 'new'],
  ['cannot be reached', unreachable, 'stored news'],
  ['is down', answering('down', { status: 503 }), 'stored news'],
] as const)('where the server %s, a stored page is that', async (_name, network, expected) => {
  const worker = await startWorker(network, pages);
  expect(await (await worker.load('/news', 'navigate')).text()).toBe(expected);
});

test('a connection that hangs for four seconds leaves the stored page', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const worker = await startWorker(() => new Promise(() => {}), pages);
  const answers: Response[] = [];
  const loading = worker.load('/news', 'navigate').then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(3_999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(await answers[0]?.text()).toBe('stored news');
});

test('without a connection, a page that is not stored leads to the one that says so', async () => {
  const worker = await startWorker(unreachable, pages);
  const answer = await worker.load('/faq?lang=de', 'navigate');
  expect(answer.status).toBe(302);
  const location = answer.headers.get('location') ?? '';
  expect(location).toBe(`${origin}/offline?page=%2Ffaq%3Flang%3Dde`);
  const page = await worker.load(location.slice(origin.length), 'navigate');
  expect(await page.text()).toBe('offline');
});

test('without a connection, a page that works without one serves every query', async () => {
  const worker = await startWorker(unreachable, { ...pages, '/legal/letter': 'letter' });
  const answer = await worker.load('/legal/letter?country=DE', 'navigate');
  expect(await answer.text()).toBe('letter');
});

test('the oldest pages are deleted beyond sixty, but those that work without a connection', async () => {
  const many = Array.from({ length: 61 }, (_, index) => [`/forum/posts/${index}`, 'post']);
  const worker = await startWorker(
    answering('new', { headers: { 'cache-control': 'public' } }),
    Object.fromEntries([['/offline', 'offline'], ['/legal/letter', 'letter'], ...many]),
  );
  await worker.load('/faq', 'navigate');
  const { stored } = worker;
  await expect.poll(() => stored.size).toBe(62);
  for (const path of ['/offline', '/legal/letter', '/faq', '/forum/posts/60']) {
    expect(stored.has(origin + path), path).toBe(true);
  }
  expect(stored.has(`${origin}/forum/posts/0`)).toBe(false);
});

test.each([
  ['cannot be reached', unreachable],
  ['is down', answering('down', { status: 503 })],
] as const)('where the server %s, stored law is that', async (_name, network) => {
  const path = '/api/legal/records/DE';
  const worker = await startWorker(network, { [path]: 'stored law' });
  expect(await (await worker.load(path)).text()).toBe('stored law');
});

test('without a connection and a stored page, the error is the browser’s own', async () => {
  const worker = await startWorker(unreachable);
  await expect(worker.load('/faq', 'navigate')).rejects.toThrow('Failed to fetch');
});
