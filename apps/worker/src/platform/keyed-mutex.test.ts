import { expect, test } from 'vitest';

import { withKeyedMutex } from './keyed-mutex.ts';

test('those with one key go one after the other, in the order in which they came', async () => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = withKeyedMutex('en', async () => {
    await gate.promise;
    done.push('first');
  });
  const failing = withKeyedMutex('en', async () => {
    done.push('second');
    throw new Error('no');
  });
  const third = withKeyedMutex('en', async () => done.push('third'));
  await withKeyedMutex('de', async () => done.push('other'));
  gate.resolve();
  await expect(failing).rejects.toThrow('no');
  await Promise.all([first, third]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});
