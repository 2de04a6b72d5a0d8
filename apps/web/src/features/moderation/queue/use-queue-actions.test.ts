import { expect, test } from 'vitest';

import { attemptEach } from './use-queue-actions.ts';

test('one that fails keeps none of the others from being done', async () => {
  const done: number[] = [];
  const failures = await attemptEach([1, 2, 3], async (each) => {
    if (each === 2) throw new Error('taken back already');
    done.push(each);
  });
  expect(done).toEqual([1, 3]);
  expect(failures).toEqual([new Error('taken back already')]);
});
