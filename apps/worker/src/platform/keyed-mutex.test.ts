import { expect, test } from 'vitest';

import { createKeyedMutex } from './keyed-mutex.ts';

test('those with one key go one after the other, in the order in which they came', async () => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = createKeyedMutex('en', async () => {
    await gate.promise;
    done.push('first');
  });
  const failing = createKeyedMutex('en', async () => {
    done.push('second');
    throw new Error('no');
  });
  const third = createKeyedMutex('en', async () => done.push('third'));
  await createKeyedMutex('de', async () => done.push('other'));
  gate.resolve();
  await expect(failing).rejects.toThrow('no');
  await Promise.all([first, third]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});
