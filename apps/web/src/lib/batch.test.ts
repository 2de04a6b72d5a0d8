// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createBatch } from './batch.ts';

test('loads of one task become one request, of 100 items at most', async () => {
  const requests: number[] = [];
  const load = createBatch(async (ids) => {
    requests.push(ids.length);
    return ids.filter((id) => id !== 'missing').map((id) => ({ id }));
  });
  const ids = [...Array.from({ length: 149 }, (_, index) => String(index)), 'missing'];
  const items = await Promise.all(ids.map(load));
  expect(requests).toEqual([100, 50]);
  expect(items).toEqual([...ids.slice(0, -1).map((id) => ({ id })), undefined]);
  await load('1');
  expect(requests).toEqual([100, 50, 1]);
});

test('a failed request fails each of its loads', async () => {
  const load = createBatch(async () => {
    throw new Error('down');
  });
  const results = await Promise.allSettled(['a', 'b'].map(load));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
