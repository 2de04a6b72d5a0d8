// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createBatches } from './batches.ts';

function recordBatches(max = 10) {
  const batches: { items: readonly string[]; end: PromiseWithResolvers<void> }[] = [];
  const add = createBatches<string>({
    write: (items) => {
      const end = Promise.withResolvers<void>();
      batches.push({ items, end });
      return end.promise.then(() => () => {});
    },
    keyOf: (item) => item.charAt(0),
    max,
  });
  return { add, batches, itemsOf: () => batches.map(({ items }) => items) };
}

test('what arrives during a batch is written with the next one', async () => {
  const { add, batches, itemsOf } = recordBatches();
  const added = ['a', 'b', 'c'].map(add);
  expect(itemsOf()).toEqual([['a']]);
  batches[0]?.end.resolve();
  await added[0];
  await expect.poll(itemsOf).toEqual([['a'], ['b', 'c']]);
  batches[1]?.end.resolve();
  await Promise.all(added);
});

test('items of one key are in batches of their own, and no batch is too large', async () => {
  const { add, batches, itemsOf } = recordBatches(2);
  const added = ['a', 'b1', 'b2', 'c', 'd'].map(add);
  for (let at = 0; at < 3; at += 1) {
    await expect.poll(() => batches.length).toBe(at + 1);
    batches[at]?.end.resolve();
  }
  await Promise.all(added);
  expect(itemsOf()).toEqual([['a'], ['b1', 'c'], ['b2', 'd']]);
});

test('an item that cannot be written fails alone', async () => {
  const { add, batches, itemsOf } = recordBatches();
  const added = ['a', 'b', 'c'].map(add);
  const results = Promise.allSettled(added);
  batches[0]?.end.resolve();
  await expect.poll(() => batches.length).toBe(2);
  batches[1]?.end.reject(new Error('one of them is wrong'));
  await expect.poll(() => batches.length).toBe(3);
  batches[2]?.end.reject(new Error('b is wrong'));
  await expect.poll(() => batches.length).toBe(4);
  batches[3]?.end.resolve();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(itemsOf()).toEqual([['a'], ['b', 'c'], ['b'], ['c']]);
});

test('where the database is out of reach, all fail at once, and later items are written again', async () => {
  const { add, batches, itemsOf } = recordBatches();
  const added = ['a', 'b', 'c'].map(add);
  const results = Promise.allSettled(added);
  batches[0]?.end.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const later = add('d');
  await expect.poll(itemsOf).toEqual([['a'], ['d']]);
  batches[1]?.end.resolve();
  await later;
});
