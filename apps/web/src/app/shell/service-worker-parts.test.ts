// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, onTestFinished, test, vi } from 'vitest';

const origin = 'https://kga.example';
const file = join(import.meta.dirname, '../../../public/sw.js');

type Work = { data: unknown; waitUntil: (work: Promise<unknown>) => void };
type Fetch = {
  request: { url: string; method: string; headers: Headers };
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};
type Listing = { files: readonly string[]; reads: readonly string[] };

/** A cache as browsers have it. */
function createCache(load: (path: string) => Promise<Response>) {
  const entries = new Map<string, Response>();
  const keyOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, origin).href;
  return {
    entries,
    match: async (key: string) => entries.get(keyOf(key))?.clone(),
    put: async (key: string, response: Response) => void entries.set(keyOf(key), response),
    delete: async (key: string | { url: string }) => entries.delete(keyOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
    addAll: async (paths: string[]) => {
      const loaded = await Promise.all(
        paths.map(async (path) => ({ path, file: await load(path) })),
      );
      if (loaded.some(({ file: { ok } }) => !ok)) throw new TypeError('Request failed');
      for (const { path, file: response } of loaded) entries.set(keyOf(path), response);
    },
  };
}

/** The worker in front of a server with these bodies, asked by a page to store what works offline. */
async function startWorker(bodies: Record<string, string>, { saveData = false } = {}) {
  const listeners = new Map<string, (event: Work | Fetch) => void>();
  const requested: string[] = [];
  const modes = new Map<string, string | undefined>();
  const fetch = async (input: string | { url: string }, init: RequestInit = {}) => {
    const path = typeof input === 'string' ? input : input.url.slice(origin.length);
    requested.push(path);
    modes.set(path, init.cache);
    const body = bodies[path.replace(/\?.*/, '')];
    const headers = { 'cache-control': 'public, max-age=60' };
    return new Response(body ?? 'missing', { status: body === undefined ? 404 : 200, headers });
  };
  const stores = new Map<string, ReturnType<typeof createCache>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? createCache(fetch);
    stores.set(name, store);
    return store;
  };
  const navigator = { onLine: true, connection: { saveData } };
  const context = {
    Date,
    URL,
    Headers,
    Response,
    fetch,
    location: new URL('/sw.js?lang=de', origin),
    navigator,
    addEventListener: (type: string, listener: (event: Work | Fetch) => void) =>
      listeners.set(type, listener),
    caches: {
      open: async (name: string) => open(name),
      match: async (key: string) => {
        const found = await Promise.all([...stores.values()].map((store) => store.match(key)));
        return found.find((response) => response !== undefined);
      },
    },
  };
  runInNewContext(await readFile(file, 'utf8'), context);
  return {
    requested,
    /** Paths that stay stored. */
    parts: () =>
      [...open('kga-offline').entries.keys()]
        .map((url) => new URL(url).pathname)
        .filter((path) => path !== '/offline.json'),
    open,
    store: async () => {
      const work: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
      listeners.get('message')?.({ data: 'store-for-offline', waitUntil });
      await Promise.all(work);
    },
    modes,
    navigator,
    /** What a page gets of the api through the worker. */
    read: async (path: string) => {
      const work: Promise<unknown>[] = [];
      let answer = Promise.resolve(Response.error());
      listeners.get('fetch')?.({
        request: { url: origin + path, method: 'GET', headers: new Headers() },
        respondWith: (response) => {
          answer = response;
        },
        waitUntil: (promise) => void work.push(promise),
      });
      const text = await (await answer).text();
      await Promise.all(work);
      return text;
    },
  };
}

type Reader = Pick<Awaited<ReturnType<typeof startWorker>>, 'read' | 'store'>;

const listed = (list: Listing) => JSON.stringify(list);

const list = { files: ['/assets/texts-fr.js'], reads: ['/api/legal/records/FR'] };
const shells = ['/', '/stories/share', '/forum/new', '/legal/evidence', '/offline'];
const bodies = {
  ...Object.fromEntries(shells.map((path) => [path, 'page'])),
  '/offline.json': listed(list),
  '/assets/texts-fr.js': 'texts',
  '/api/legal/records/FR': '{}',
  '/legal/letter': '<script src="/assets/letter.js"></script>',
  '/assets/letter.js': 'letter',
};

test('files and reads of the server’s list are stored, and pages with their scripts', async () => {
  const worker = await startWorker(bodies);
  await worker.store();
  expect(worker.parts()).toEqual(['/api/legal/records/FR', '/assets/texts-fr.js']);
  expect(worker.requested).toContain('/legal/letter?lang=de');
  expect([...worker.open('kga-assets').entries.keys()]).toEqual([`${origin}/assets/letter.js`]);
});

test('a connection that saves data loads nothing for later', async () => {
  const worker = await startWorker(bodies, { saveData: true });
  await worker.store();
  expect(worker.requested).toEqual([]);
});

test('what is stored is not loaded again, but law after a day', async () => {
  const pass = startClock();
  const worker = await startWorker(bodies);
  await worker.store();
  worker.requested.length = 0;
  await worker.store();
  expect(worker.requested).toEqual(['/offline.json']);
  pass(25 * 60);
  worker.requested.length = 0;
  await worker.store();
  expect(worker.requested).toEqual(['/offline.json', '/api/legal/records/FR']);
});

test('a new release replaces its files, and pages with them', async () => {
  const site: Record<string, string> = { ...bodies };
  const worker = await startWorker(site);
  await worker.store();
  site['/offline.json'] = listed({ ...list, files: ['/assets/texts-fr-2.js'] });
  site['/assets/texts-fr-2.js'] = 'new texts';
  worker.requested.length = 0;
  await worker.store();
  expect(worker.parts()).toEqual(['/api/legal/records/FR', '/assets/texts-fr-2.js']);
  expect(worker.requested).toContain('/legal/letter?lang=de');
});

/** Makes time pass for the worker. */
function startClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
}

test.each([
  ['a part', '/assets/texts-fr.js', 'kga-offline'],
  ['a page', '/legal/letter', 'kga-pages'],
  ['a script of a page', '/assets/letter.js', 'kga-assets'],
] as const)('after %s that cannot be stored, a visit an hour later goes on', async (...row) => {
  const [, path, cache] = row;
  const pass = startClock();
  const site: Record<string, string> = { ...bodies };
  delete site[path];
  const worker = await startWorker(site);
  await worker.store();
  worker.requested.length = 0;
  pass(59);
  await worker.store();
  expect(worker.requested).toEqual(['/offline.json']);
  site[path] = bodies[path];
  pass(2);
  await worker.store();
  expect(worker.requested).not.toContain('/api/legal/records/FR');
  expect(await (await worker.open(cache).match(path))?.text()).toBe(bodies[path]);
  worker.requested.length = 0;
  pass(61);
  await worker.store();
  expect(worker.requested).toEqual(['/offline.json']);
});

test('a page is not replaced before its scripts are stored', async () => {
  const site: Record<string, string> = { ...bodies };
  const worker = await startWorker(site);
  await worker.store();
  site['/offline.json'] = listed({ ...list, files: [] });
  site['/legal/letter'] = '<script src="/assets/letter-2.js"></script>';
  await worker.store();
  const page = await worker.open('kga-pages').match('/legal/letter');
  expect(await page?.text()).toBe(bodies['/legal/letter']);
});

test('a list that the browser has stored is checked with the server', async () => {
  const worker = await startWorker(bodies);
  await worker.store();
  expect(worker.modes.get('/offline.json')).toBe('no-cache');
});

test.each([
  ['before', async ({ read, store }: Reader, path: string) => [await read(path), await store()]],
  ['after', async ({ read, store }: Reader, path: string) => [await store(), await read(path)]],
] as const)(
  'law that a page read %s it was stored has one copy, the newest',
  async (_when, steps) => {
    const path = '/api/legal/records/FR';
    const site: Record<string, string> = { ...bodies };
    const worker = await startWorker(site);
    await steps(worker, path);
    expect(worker.open('kga-data').entries.size).toBe(0);
    site[path] = 'new law';
    expect(await worker.read(path)).toBe('new law');
    worker.navigator.onLine = false;
    expect(await worker.read(path)).toBe('new law');
  },
);

test('law that does not stay stored is found offline, too', async () => {
  const worker = await startWorker({ ...bodies, '/api/legal/records/JP': 'law' });
  await worker.store();
  await worker.read('/api/legal/records/JP');
  worker.navigator.onLine = false;
  expect(await worker.read('/api/legal/records/JP')).toBe('law');
});

test('parts beyond four megabytes are not stored', async () => {
  const big = 'x'.repeat(3_000_000);
  const files = ['/assets/a.js', '/assets/b.js'];
  const worker = await startWorker({
    '/offline.json': listed({ files, reads: [] }),
    '/assets/a.js': big,
    '/assets/b.js': big,
  });
  await worker.store();
  expect(worker.parts()).toEqual(['/assets/a.js']);
});
