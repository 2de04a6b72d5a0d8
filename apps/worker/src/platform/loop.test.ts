// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test, vi } from 'vitest';

import { createLoop } from './loop.ts';

test('runs again after a failure, sooner than after a success', async () => {
  let runs = 0;
  const onError = vi.fn<(error: unknown) => void>();
  const loop = createLoop(
    async () => {
      runs += 1;
      if (runs === 1) throw new Error('once');
    },
    { interval: 60_000, retryAfter: 5, onError },
  );
  loop.start();
  await expect.poll(() => runs).toBe(2);
  await loop.stop();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('never runs twice at a time, and runs once more if hurried during a run', async () => {
  const first = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  let runs = 0;
  const loop = createLoop(
    async () => {
      running += 1;
      most = Math.max(most, running);
      runs += 1;
      if (runs === 1) await first.promise;
      running -= 1;
    },
    { interval: 60_000, retryAfter: 5, onError: () => {} },
  );
  loop.start();
  loop.hurry();
  loop.hurry();
  expect(runs).toBe(1);
  first.resolve();
  await expect.poll(() => runs).toBe(2);
  await loop.stop();
  loop.hurry();
  expect({ most, runs }).toEqual({ most: 1, runs: 2 });
});

test('stop waits for the current run', async () => {
  const work = Promise.withResolvers<void>();
  let ended = false;
  const loop = createLoop(
    async () => {
      await work.promise;
      ended = true;
    },
    { interval: 1, retryAfter: 1, onError: () => {} },
  );
  loop.start();
  const stopped = loop.stop();
  work.resolve();
  await stopped;
  expect(ended).toBe(true);
});
