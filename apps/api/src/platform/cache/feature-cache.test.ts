// SPDX-License-Identifier: AGPL-3.0-or-later
import { bulkhead } from 'cockatiel';
import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';

import { toAppError } from '../errors.ts';
import type { CachedResponse } from './encoded-response.ts';
import { createFeatureCache, hot } from './feature-cache.ts';
import { notFound, textBody } from './response-body.ts';

const textOf = async (response: CachedResponse) => (await response).source.text;

type SetUp = { id?: string; topics?: ['stories'] | []; sharedSeconds?: number };

/** A cache whose loads are recorded; each returns its name and how often it was loaded. */
function setUp(options: SetUp = {}) {
  const cacheRefreshes = new Counter({
    name: 'refreshes',
    help: 'Refreshes',
    labelNames: ['read', 'outcome'],
    registers: [new Registry()],
  });
  const cache = createFeatureCache({
    topics: ['stories'],
    metrics: { cacheRefreshes },
    throttleMs: 0,
    ...options,
  });
  const loads: string[] = [];
  const loader = (name: string) => async () => {
    loads.push(name);
    const count = loads.filter((each) => each === name).length;
    return textBody('application/json', `${name} ${count}`, { cacheControl: 'public' });
  };
  const outcomes = async () =>
    (await cacheRefreshes.get()).values.map(({ labels, value }) => ({ ...labels, value }));
  return { cache, loads, loader, outcomes };
}

test('loads an entry once, and counts its refreshes by name', async () => {
  const { cache, loader, outcomes } = setUp();
  const totals = cache.entry({ name: 'totals', load: loader('totals') });
  expect(await textOf(totals())).toBe('totals 1');
  expect(await textOf(totals())).toBe('totals 1');
  expect(await outcomes()).toEqual([{ read: 'totals', outcome: 'changed', value: 1 }]);
});

test('shared caches may store a response for as long as the settings say', async () => {
  const cacheControl = 'public, max-age=10, stale-while-revalidate=60';
  const load = async () => textBody('application/json', '{}', { cacheControl });
  const sentBy = async ({ cache }: ReturnType<typeof setUp>) => {
    const { headers } = (await cache.entry({ name: 'totals', load })()).identity;
    return headers[headers.indexOf('cache-control') + 1];
  };
  expect(await sentBy(setUp())).toBe(cacheControl);
  expect(await sentBy(setUp({ sharedSeconds: 2 }))).toBe(cacheControl);
  // What has no keys is never purged.
  expect(await sentBy(setUp({ sharedSeconds: 300, topics: [] }))).toBe(cacheControl);
  expect(await sentBy(setUp({ sharedSeconds: 300 }))).toBe(
    'public, max-age=10, s-maxage=300, stale-while-revalidate=60',
  );
});

test('names its topics to the web server always, and to Cloudflare where caches are purged', async () => {
  const load = async () => textBody('application/json', '{}', { cacheControl: 'public' });
  const keysOf = async ({ cache }: ReturnType<typeof setUp>) => {
    const { headers } = (await cache.entry({ name: 'totals', load })()).identity;
    return headers.filter((_text, index) =>
      /^(surrogate-key|cache-tag)$/.test(headers[index & ~1] ?? ''),
    );
  };
  expect(await keysOf(setUp())).toEqual(['surrogate-key', 'stories']);
  expect(await keysOf(setUp({ sharedSeconds: 60 }))).toEqual([
    'surrogate-key',
    'stories',
    'cache-tag',
    'stories',
  ]);
});

test('a change of an item invalidates its keys, and everything without items', async () => {
  const { cache, loader } = setUp();
  const story = cache.keyed<string>({
    name: 'story',
    max: 10,
    key: (id) => id,
    prepare: loader,
    isAffected: (key, id) => key === id,
  });
  const games = cache.keyed<string>({ name: 'games', max: 10, key: (q) => q, prepare: loader });
  const texts = () => Promise.all([story('a'), story('b'), games('g')].map(textOf));
  expect(await texts()).toEqual(['a 1', 'b 1', 'g 1']);
  cache.change('a');
  expect(await texts()).toEqual(['a 2', 'b 1', 'g 2']);
  cache.change();
  await expect.poll(texts).toEqual(['a 3', 'b 2', 'g 3']);
});

test('a change reloads hot entries that were requested, and eager ones in any case', async () => {
  const { cache, loads, loader } = setUp();
  const requested = cache.entry({ name: 'requested', load: loader('requested'), ...hot });
  cache.entry({ name: 'idle', load: loader('idle'), ...hot });
  const loaded: string[] = [];
  cache.entry({
    name: 'eager',
    load: loader('eager'),
    onChange: 'refresh-eagerly',
    onLoaded: ({ source }) => loaded.push(source.text),
  });
  await requested();
  cache.change();
  await expect.poll(() => loads).toEqual(['requested', 'eager', 'requested']);
  expect(loaded).toEqual(['eager 1']);
});

test('renews only entries that are to be renewed', async () => {
  const { cache, loads, loader } = setUp();
  const renewed = cache.entry({ name: 'renewed', load: loader('renewed'), renew: true });
  const other = cache.entry({ name: 'other', load: loader('other') });
  await Promise.all([renewed(), other()]);
  cache.renew();
  await expect.poll(() => loads).toEqual(['renewed', 'other', 'renewed']);
});

test('calls listeners on changes and renewals, but not on changes of other items', () => {
  const { cache } = setUp({ id: 'a' });
  const calls: unknown[] = [];
  cache.onChange((id) => calls.push(id));
  cache.onRenew(() => calls.push('renew'));
  for (const id of ['a', 'b', undefined]) cache.change(id);
  cache.renew();
  expect(calls).toEqual(['a', undefined, 'renew']);
});

test('a missing item is refused with 404 and loaded again at the next request', async () => {
  const { cache } = setUp();
  let loads = 0;
  const story = cache.keyed<string>({
    name: 'story',
    max: 10,
    key: (id) => id,
    prepare: () => async () => {
      loads += 1;
      return notFound;
    },
  });
  for (const _ of [1, 2]) {
    await expect(story('a')).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(loads).toBe(2);
});

test('first pages of a list are apart from later ones and searches', async () => {
  const { cache, loader } = setUp();
  type Query = { q?: string; cursor?: string };
  const list = cache.list<Query>({
    key: (query) => JSON.stringify(query),
    prepare: (query) => loader(JSON.stringify(query)),
    first: { name: 'list', max: 10 },
    others: { name: 'list-page', max: 10 },
  });
  expect(list.hotKey({ q: ' ' })).toBe('{"q":" "}');
  expect([list.hotKey({ q: 'a' }), list.hotKey({ cursor: 'a' })]).toEqual([undefined, undefined]);
  expect(list.peek('{}')).toBeUndefined();
  expect(await textOf(list.page({}))).toBe('{} 1');
  await list.page({ q: 'a' });
  expect(list.peek('{}')).toMatchObject({ source: { text: '{} 1' } });
  expect(list.peek('{"q":"a"}')).toBeUndefined();
});

test('an invalid query is refused without a load', () => {
  const { cache, loads } = setUp();
  const list = cache.list({
    key: () => 'key',
    prepare: () => {
      throw new Error('invalid');
    },
    first: { name: 'list', max: 10 },
    others: { name: 'list-page', max: 10 },
  });
  expect(() => list.page({})).toThrow('invalid');
  expect(loads).toEqual([]);
});

test('a bulkhead limits concurrent loads, in order, and refuses more than may wait', async () => {
  const { cache } = setUp();
  const works = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const started: number[] = [];
  const numbers = cache.keyed<number>({
    name: 'numbers',
    max: 10,
    bulkhead: bulkhead(1, 2),
    key: String,
    prepare: (number) => async () => {
      started.push(number);
      await works[number]?.promise;
      return textBody('application/json', String(number), { cacheControl: 'public' });
    },
  });
  const loading = [0, 1, 2].map((number) => textOf(numbers(number)));
  const refused = await Promise.resolve(numbers(3)).catch(toAppError);
  expect(refused).toMatchObject({ code: 'dependency_unavailable' });
  expect(started).toEqual([0]);
  for (const work of works) work.resolve();
  expect(await Promise.all(loading)).toEqual(['0', '1', '2']);
  expect(started).toEqual([0, 1, 2]);
});
