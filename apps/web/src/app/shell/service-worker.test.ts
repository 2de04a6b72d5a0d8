// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, test } from 'vitest';

const origin = 'https://kga.example';
const file = join(import.meta.dirname, '../../../public/sw.js');

type FetchEvent = {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** The worker in front of a network whose responses have this `Cache-Control`. */
async function startWorker(cacheControl: string) {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const requested: string[] = [];
  const stored = new Map<string, Response>();
  const fetch = async ({ url }: Request) => {
    requested.push(url);
    return new Response('[]', { headers: { 'cache-control': cacheControl } });
  };
  runInNewContext(await readFile(file, 'utf8'), {
    URL,
    fetch,
    location: { origin },
    navigator: { onLine: true },
    addEventListener: (type: string, listener: (event: FetchEvent) => void) =>
      listeners.set(type, listener),
    caches: {
      open: async () => ({
        delete: async (url: string) => stored.delete(url),
        put: async (url: string, response: Response) => stored.set(url, response),
        keys: async () => [...stored.keys()],
      }),
    },
  });
  return {
    requested,
    stored,
    /** Loads a path as a page does: from the network where the worker does not answer. */
    async load(path: string): Promise<string> {
      const request = new Request(origin + path);
      const work: Promise<unknown>[] = [];
      let response: Promise<Response> | undefined;
      listeners.get('fetch')?.({
        request,
        respondWith: (answer) => {
          response = answer;
        },
        waitUntil: (promise) => void work.push(promise),
      });
      const text = await (await (response ?? fetch(request))).text();
      await Promise.all(work);
      return text;
    },
  };
}

test.each([
  ['public, max-age=10', '/api/stories', true],
  ['public, max-age=30', '/api/archive/games', true],
  ['no-store', '/api/stories/1/own', false],
] as const)(
  'a %s response is requested once; stored if public',
  async (control, path, isStored) => {
    const worker = await startWorker(control);
    expect(await worker.load(path)).toBe('[]');
    expect(worker.requested).toEqual([origin + path]);
    expect(await worker.stored.get(origin + path)?.text()).toBe(isStored ? '[]' : undefined);
  },
);
