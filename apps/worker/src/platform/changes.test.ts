// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { createThrottledPublisher } from './changes.ts';

test('publishes changes of many tasks together, at intervals and when the last task ends', async () => {
  let told = 0;
  let now = 0;
  const tellTogether = createThrottledPublisher(
    async () => void (told += 1),
    () => now,
  );
  const something = () => tellTogether(async (note) => note());
  const gate = Promise.withResolvers<void>();
  const slow = tellTogether(async (note) => {
    await gate.promise;
    note();
  });
  await something();
  expect(told).toBe(1);
  now += 999;
  await something();
  await tellTogether(async () => {});
  expect(told).toBe(1);
  now += 1;
  await something();
  expect(told).toBe(2);
  await something();
  gate.resolve();
  await slow;
  expect(told).toBe(3);
  await tellTogether(async () => {});
  expect(told).toBe(3);
});

test('publishes changes of a task that fails afterwards', async () => {
  let told = 0;
  const tellTogether = createThrottledPublisher(async () => void (told += 1));
  const failing = tellTogether(async (note) => {
    note();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(told).toBe(1);
});
