// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { throttle } from './throttle.ts';

test('runs once at a time, and once more for all calls meanwhile', async () => {
  const works: PromiseWithResolvers<void>[] = [];
  const ask = throttle(() => {
    const work = Promise.withResolvers<void>();
    works.push(work);
    return work.promise;
  }, 0);
  for (let asked = 0; asked < 100; asked += 1) ask();
  expect(works).toHaveLength(1);
  works[0]?.resolve();
  await expect.poll(() => works.length).toBe(2);
  works[1]?.resolve();
  // A call during the pause does not start a run at once.
  await Promise.resolve();
  ask();
  expect(works).toHaveLength(2);
  await expect.poll(() => works.length).toBe(3);
  works[2]?.resolve();
});
