import { expect, test } from 'vitest';

import type { Answer, Content } from './answer.ts';
import { keepReads } from './kept-reads.ts';

const contentOf = (text: string): Content => ({ text, cacheControl: 'public', headers: {} });
const textOf = async (answer: Answer | Promise<Answer> | undefined) => (await answer)?.content.text;

/** Reads of which each says what it is called, and how often each was loaded. */
function setUp(max: number) {
  const loads = new Map<string, number>();
  const kept = keepReads({ max, isKept: ({ text }) => text !== '' });
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
    const changed = read.changed();
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
  expect(await textOf(kept.kept('a'))).toBe('a');
  expect(kept.kept('c')).toBeUndefined();
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
  for (const [, read] of kept.all()) read.expire();
  expect(await get()).toBe('');
  expect(kept.all()).toEqual([]);
});
