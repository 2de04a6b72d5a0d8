// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createReload } from './create-reload.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('requests without end load once in each pause', () => {
  const load = vi.fn<() => Promise<void>>();
  const { request } = createReload(load, { pauseMs: 1_500, spreadMs: 500 });
  for (let ms = 0; ms < 20_000; ms += 100) {
    request();
    vi.advanceTimersByTime(100);
  }
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(load.mock.calls.length).toBeLessThanOrEqual(14);
});

test('a request is answered at once after a pause, and not after it was cancelled', () => {
  const load = vi.fn<() => Promise<void>>();
  const { request, cancel } = createReload(load, { pauseMs: 10_000, spreadMs: 500 });
  request();
  vi.advanceTimersByTime(500);
  expect(load).toHaveBeenCalledTimes(1);
  request();
  vi.advanceTimersByTime(9_000);
  expect(load).toHaveBeenCalledTimes(1);
  cancel();
  vi.advanceTimersByTime(9_000);
  expect(load).toHaveBeenCalledTimes(1);
});
