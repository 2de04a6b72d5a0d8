// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { type PageRequest, readPageRequest } from '../http/page-request.ts';
import { createPageCache, type Outcome, type PageCacheOptions } from './page-cache.ts';
import { encodePage, type Page } from './page.ts';

const pageAt = (url: string, visitor?: string) =>
  readPageRequest(url, undefined, () => ['mode'], visitor);

const home = pageAt('/');

/** A cache whose clock stands still and whose renderings end on demand. */
function setup(changes: Partial<PageCacheOptions> = {}) {
  const clock = { time: 0 };
  const outcomes: Outcome[] = [];
  const renderings: {
    request: PageRequest;
    end: (html: string, complete?: boolean) => Promise<Page>;
  }[] = [];
  const cache = createPageCache({
    render(request) {
      const { promise, resolve } = Promise.withResolvers<Page>();
      const end = async (html: string, complete = true) => {
        const page = await encodePage({
          html,
          status: 200,
          complete,
          isPrivate: false,
          cacheControl: '',
          sharedCache: false,
          headers: {},
        });
        resolve(page);
        await promise;
        // What waits for the page comes first.
        await new Promise(setImmediate);
        return page;
      };
      renderings.push({ request, end });
      return promise;
    },
    mayRender: () => true,
    refuse: () => Promise.reject(new Error('refused')),
    shouldCache: ({ cacheable }) => cacheable,
    count: (outcome) => outcomes.push(outcome),
    now: () => clock.time,
    freshFor: 5_000,
    incompleteFor: 1_000,
    staleFor: 60_000,
    size: 3,
    ...changes,
  });
  const html = async (request = home) => String((await cache.get(request)).variants.identity.bytes);
  return { cache, clock, outcomes, renderings, html };
}

test('renders once for concurrent requests, and caches the page', async () => {
  const { cache, renderings, outcomes, html } = setup();
  const visits = [html(), html(), html()];
  await renderings[0]?.end('one');
  expect(await Promise.all(visits)).toEqual(['one', 'one', 'one']);
  expect(cache.get(home)).not.toBeInstanceOf(Promise);
  expect(renderings).toHaveLength(1);
  expect(outcomes).toEqual(['rendered', 'rendered', 'rendered', 'fresh']);
});

test('a stale page is sent while it is refreshed', async () => {
  const { clock, renderings, outcomes, html } = setup();
  void html();
  await renderings[0]?.end('old');
  clock.time = 5_000;
  expect(await html()).toBe('old');
  expect(await html()).toBe('old');
  expect(renderings).toHaveLength(2);
  await renderings[1]?.end('new');
  expect(await html()).toBe('new');
  expect(outcomes).toEqual(['rendered', 'stale', 'stale', 'fresh']);
});

test('an expired page is not sent', async () => {
  const { clock, renderings, html } = setup();
  void html();
  await renderings[0]?.end('old');
  clock.time = 60_000;
  const visit = html();
  await renderings[1]?.end('new');
  expect(await visit).toBe('new');
});

test('a change refreshes requested pages only', async () => {
  const { cache, renderings, html } = setup();
  const about = pageAt('/about');
  void html();
  void html(about);
  await renderings[0]?.end('old');
  await renderings[1]?.end('about');
  await html();
  cache.invalidate();
  expect(renderings.map(({ request }) => request.path)).toEqual(['/', '/about', '/']);
  expect(await html(about)).toBe('about');
  expect(renderings).toHaveLength(4);
  await renderings[2]?.end('new');
  expect(await html()).toBe('new');
});

test('refreshes carry no visitor', async () => {
  const { cache, renderings, html } = setup();
  const petition = pageAt('/petition', '198.51.100.7');
  void html(petition);
  await renderings[0]?.end('old');
  await html(petition);
  cache.invalidate();
  expect(renderings.map(({ request }) => request.visitor)).toEqual(['198.51.100.7', undefined]);
});

test('a page rendered during a change is stale at once', async () => {
  const { cache, renderings, html } = setup();
  void html();
  cache.invalidate();
  await renderings[0]?.end('perhaps old');
  expect(await html()).toBe('perhaps old');
  expect(renderings).toHaveLength(2);
});

test('an incomplete page expires after a second and never replaces a complete one', async () => {
  const { clock, renderings, html } = setup();
  void html();
  await renderings[0]?.end('incomplete', false);
  expect(await html()).toBe('incomplete');
  clock.time = 1_000;
  void html();
  await renderings[1]?.end('complete');
  clock.time = 7_000;
  void html();
  await renderings[2]?.end('incomplete', false);
  expect(await html()).toBe('complete');
  expect(renderings).toHaveLength(3);
  clock.time = 8_000;
  await html();
  expect(renderings).toHaveLength(4);
});

test('a page that is there no longer is not sent from before', async () => {
  let there = true;
  const { cache, renderings, html } = setup({ shouldCache: () => there });
  void html();
  await renderings[0]?.end('an article');
  await html();
  there = false;
  cache.invalidate();
  await renderings[1]?.end('not found');
  const visit = html();
  await renderings[2]?.end('not found');
  expect(await visit).toBe('not found');
});

test('an uncacheable page is still rendered once at a time', async () => {
  const { renderings, html } = setup();
  const once = pageAt('/login?mode=register');
  const visits = [html(once), html(once)];
  await renderings[0]?.end('form');
  await Promise.all(visits);
  void html(once);
  expect(renderings).toHaveLength(2);
});

test('the least recently used page is evicted', async () => {
  const { clock, renderings, html, outcomes } = setup();
  const paths = ['/a', '/b', '/c'].map((path) => pageAt(path));
  for (const [index, request] of paths.entries()) {
    void html(request);
    await renderings[index]?.end(request.path);
  }
  clock.time = 1_000;
  await html(paths[0]);
  void html(home);
  await renderings[3]?.end('home');
  await html(paths[0]);
  void html(paths[1]);
  expect(outcomes.slice(-2)).toEqual(['fresh', 'rendered']);
});
