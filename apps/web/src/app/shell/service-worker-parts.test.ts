// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, onTestFinished, test, vi } from 'vitest';

const origin = 'https://kga.example';
const file = join(import.meta.dirname, '../../../public/sw.js');

type Work = { data: unknown; waitUntil: (work: Promise<unknown>) => void };
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
      for (const path of paths) entries.set(keyOf(path), await load(path));
    },
  };
}

/** The worker in front of a server with these bodies, asked by a page to store what works offline. */
async function startWorker(bodies: Record<string, string>, { saveData = false } = {}) {
  let message: ((event: Work) => void) | undefined;
  const requested: string[] = [];
  const fetch = async (path: string) => {
    requested.push(path);
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
  const context = {
    Date,
    URL,
    Response,
    fetch,
    location: new URL('/sw.js?lang=de', origin),
    navigator: { onLine: true, connection: { saveData } },
    addEventListener: (type: string, listener: (event: Work) => void) => {
      if (type === 'message') message = listener;
    },
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
      message?.({ data: 'store-for-offline', waitUntil });
      await Promise.all(work);
    },
  };
}

const listed = (list: Listing) => JSON.stringify(list);

const list = { files: ['/assets/texts-fr.js'], reads: ['/api/legal/records/FR'] };
const bodies = {
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
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const worker = await startWorker(bodies);
  await worker.store();
  worker.requested.length = 0;
  await worker.store();
  expect(worker.requested).toEqual(['/offline.json']);
  vi.setSystemTime(Date.now() + 25 * 3_600_000);
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

test('after a part that cannot be stored, the next visit goes on', async () => {
  const site: Record<string, string> = { ...bodies };
  delete site['/assets/texts-fr.js'];
  const worker = await startWorker(site);
  await worker.store();
  expect(worker.parts()).toEqual(['/api/legal/records/FR']);
  await worker.store();
  site['/assets/texts-fr.js'] = 'texts';
  await worker.store();
  expect(worker.parts()).toEqual(['/api/legal/records/FR', '/assets/texts-fr.js']);
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
