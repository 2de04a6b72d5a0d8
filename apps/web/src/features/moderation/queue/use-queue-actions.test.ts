// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { attemptEach } from './use-queue-actions.ts';

test('an error does not stop the remaining items', async () => {
  const done: number[] = [];
  const failures = await attemptEach([1, 2, 3], async (each) => {
    if (each === 2) throw new Error('already undone');
    done.push(each);
  });
  expect(done).toEqual([1, 3]);
  expect(failures).toEqual([new Error('already undone')]);
});
