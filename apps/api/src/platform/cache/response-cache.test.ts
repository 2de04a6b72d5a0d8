import { expect, test } from 'vitest';

import type { EncodedResponse, ResponseBody } from './encoded-response.ts';
import { createResponseCache } from './response-cache.ts';

const contentOf = (text: string): ResponseBody => ({ text, cacheControl: 'public', headers: {} });
const textOf = async (answer: EncodedResponse | Promise<EncodedResponse> | undefined) =>
  (await answer)?.content.text;

/** Reads of which each says what it is called, and how often each was loaded. */
function setUp(max: number, bytesMax = 1_000_000) {
  const loads = new Map<string, number>();
  const kept = createResponseCache({ max, bytesMax, isKept: ({ text }) => text !== '' });
  const get = (name: string, text = name) =>
    textOf(
      kept.get(name, async () => {
        loads.set(name, (loads.get(name) ?? 0) + 1);
        return contentOf(text);
      }),
    );
  return { kept, loads, get };
}

test('what is asked for while all are gone through makes that no longer', async () => {
  const { kept, get } = setUp(10);
  for (const name of ['a', 'b', 'c']) await get(name);
  let visits = 0;
  for (const [name, read] of kept.all()) {
    visits += 1;
    if (visits > 3) break;
    const changed = read.refresh();
    await Promise.all(['a', 'b', 'c', `new after ${name}`].map((each) => get(each)));
    await changed;
  }
  expect(visits).toBe(3);
  expect(kept.all()).toHaveLength(6);
});

test('keeps what was asked for last', async () => {
  const { kept, loads, get } = setUp(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await get(name)).toBe(name);
  expect(loads).toEqual(
    new Map([
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]),
  );
  expect(await textOf(kept.peek('a'))).toBe('a');
  expect(kept.peek('c')).toBeUndefined();
});

test('names that lead nowhere push out none that do', async () => {
  const { kept, get } = setUp(2);
  for (const name of ['a', 'b']) await get(name);
  const failing = Array.from({ length: 20 }, (_, index) =>
    textOf(kept.get(`failing ${index}`, () => Promise.reject(new Error('down')))),
  );
  await Promise.allSettled(failing);
  await Promise.all(Array.from({ length: 20 }, (_, index) => get(`nothing ${index}`, '')));
  expect(kept.all().map(([name]) => name)).toEqual(['a', 'b']);
});

test('loads once for all who wait for the first answer', async () => {
  const { loads, get } = setUp(2);
  const texts = await Promise.all(Array.from({ length: 50 }, () => get('a')));
  expect(new Set(texts)).toEqual(new Set(['a']));
  expect(loads.get('a')).toBe(1);
});

test('what is no longer there is kept no longer', async () => {
  const { kept } = setUp(2);
  let text = 'there';
  const get = () => textOf(kept.get('a', async () => contentOf(text)));
  expect(await get()).toBe('there');
  text = '';
  for (const [, read] of kept.all()) read.invalidate();
  expect(await get()).toBe('');
  expect(kept.all()).toEqual([]);
});

test('what was asked for longest ago makes room where the memory is used up', async () => {
  // 300 letters take 600 bytes, and what is sent of them another 300.
  const { kept, get } = setUp(100, 10_000);
  for (const name of ['a', 'b', 'c', 'd', 'e']) await get(name, name.repeat(300));
  await get('a');
  for (let each = 0; each < 20; each += 1) await get(`more ${each}`, 'x'.repeat(300));
  const names = kept.all().map(([name]) => name);
  expect(names).toHaveLength(11);
  expect(names.at(-1)).toBe('more 19');
});

test('what would take more than a tenth of the memory is not kept', async () => {
  const { kept, loads, get } = setUp(100, 10_000);
  await get('small');
  for (let times = 0; times < 2; times += 1) await get('large', 'x'.repeat(400));
  expect(loads.get('large')).toBe(2);
  expect(kept.all().map(([name]) => name)).toEqual(['small']);
});

test('what grows gives its place up, and what shrinks leaves room', async () => {
  let text = 'x'.repeat(300);
  const { kept, get } = setUp(100, 10_000);
  const changing = () => textOf(kept.get('changing', async () => contentOf(text)));
  for (const length of [300, 10, 300, 10, 300, 10]) {
    text = 'y'.repeat(length);
    for (const [, read] of kept.all()) read.invalidate();
    expect(await changing()).toBe(text);
  }
  for (let each = 0; each < 10; each += 1) await get(`other ${each}`, 'x'.repeat(300));
  expect(kept.all()).toHaveLength(11);
  text = 'z'.repeat(2_000);
  for (const [name, read] of kept.all()) if (name === 'changing') read.invalidate();
  expect(await changing()).toBe(text);
  expect(kept.all()).toHaveLength(10);
});
