import { expect, test } from 'vitest';

import { inTurn } from './in-turn.ts';

test('those with one key go one after the other, in the order in which they came', async () => {
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('en', async () => {
    await gate.promise;
    done.push('first');
  });
  const failing = inTurn('en', async () => {
    done.push('second');
    throw new Error('no');
  });
  const third = inTurn('en', async () => done.push('third'));
  await inTurn('de', async () => done.push('other'));
  gate.resolve();
  await expect(failing).rejects.toThrow('no');
  await Promise.all([first, third]);
  expect(done).toEqual(['other', 'first', 'second', 'third']);
});
