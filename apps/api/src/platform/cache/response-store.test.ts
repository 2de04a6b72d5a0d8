// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import type { CachedResponse } from './encoded-response.ts';
import { notFound, textBody } from './response-body.ts';
import { createResponseStore } from './response-store.ts';
import type { LoadResult } from './swr-entry.ts';

/** The result of a load; not found without a text. */
const resultOf = (text: string): LoadResult =>
  text === '' ? notFound : textBody('application/json', text, { cacheControl: 'public' });
const textOf = async (response: CachedResponse | undefined) => (await response)?.source.text;

/** A store whose responses contain their key, and the number of loads by key. */
function setUp(max: number, bytesMax = 1_000_000) {
  const loads = new Map<string, number>();
  const store = createResponseStore({ max, bytesMax });
  const get = (key: string, text = key) =>
    textOf(
      store.get(key, async () => {
        loads.set(key, (loads.get(key) ?? 0) + 1);
        return resultOf(text);
      }),
    );
  return { store, loads, get };
}

test('iterating over the entries ignores those that requests add meanwhile', async () => {
  const { store, get } = setUp(10);
  for (const name of ['a', 'b', 'c']) await get(name);
  let visits = 0;
  for (const [name, entry] of store.entries()) {
    visits += 1;
    if (visits > 3) break;
    const changed = entry.refresh();
    await Promise.all(['a', 'b', 'c', `new after ${name}`].map((each) => get(each)));
    await changed;
  }
  expect(visits).toBe(3);
  expect(store.entries()).toHaveLength(6);
});

test('evicts the least recently requested entry', async () => {
  const { store, loads, get } = setUp(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(name)).toBe(name);
  expect(loads).toEqual(
    new Map([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]),
  );
  expect(await textOf(store.peek('a'))).toBe('a');
  expect(store.peek('c')).toBeUndefined();
});

test('keys that fail or do not exist evict nothing', async () => {
  const { store, get } = setUp(2);
  for (const name of ['a', 'b']) await get(name);
  const failing = Array.from({ length: 20 }, (_, index) =>
    textOf(store.get(`failing ${index}`, () => Promise.reject(new Error('down')))),
  );
  await Promise.allSettled(failing);
  await Promise.allSettled(Array.from({ length: 20 }, (_, index) => get(`nothing ${index}`, '')));
  expect(store.entries().map(([name]) => name)).toEqual(['a', 'b']);
});

test('loads once for all requests that wait for the first response', async () => {
  const { loads, get } = setUp(2);
  const texts = await Promise.all(Array.from({ length: 50 }, () => get('a')));
  expect(new Set(texts)).toEqual(new Set(['a']));
  expect(loads.get('a')).toBe(1);
});

test('removes an entry that is no longer found', async () => {
  const { store } = setUp(2);
  let text = 'there';
  const get = () => textOf(store.get('a', async () => resultOf(text)));
  expect(await get()).toBe('there');
  text = '';
  for (const [, entry] of store.entries()) entry.invalidate();
  await expect(get()).rejects.toMatchObject({ code: 'not_found' });
  expect(store.entries()).toEqual([]);
});

test('evicts the least recently requested entries where the memory is used up', async () => {
  // 300 characters take 600 bytes as text and 300 as an encoding.
  const { store, get } = setUp(100, 10_000);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await get(name, name.repeat(300));
  await get('a');
  for (let each = 0; each < 20; each += 1) await get(`more ${each}`, 'x'.repeat(300));
  const names = store.entries().map(([name]) => name);
  expect(names).toHaveLength(11);
  expect(names.at(-1)).toBe('more 19');
});

test('does not store an entry that takes more than a tenth of the memory', async () => {
  const { store, loads, get } = setUp(100, 10_000);
  await get('small');
  for (let times = 0; times < 2; times += 1) await get('large', 'x'.repeat(400));
  expect(loads.get('large')).toBe(2);
  expect(store.entries().map(([name]) => name)).toEqual(['small']);
});

test('accounts for entries that grow and shrink', async () => {
  let text = 'x'.repeat(300);
  const { store, get } = setUp(100, 10_000);
  const changing = () => textOf(store.get('changing', async () => resultOf(text)));
  for (const length of [300, 10, 300, 10, 300, 10]) {
    text = 'y'.repeat(length);
    for (const [, entry] of store.entries()) entry.invalidate();
    expect(await changing()).toBe(text);
  }
  for (let each = 0; each < 10; each += 1) await get(`other ${each}`, 'x'.repeat(300));
  expect(store.entries()).toHaveLength(11);
  text = 'z'.repeat(2_000);
  for (const [name, entry] of store.entries()) if (name === 'changing') entry.invalidate();
  expect(await changing()).toBe(text);
  expect(store.entries()).toHaveLength(10);
});
