// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, onTestFinished, test, vi } from 'vitest';

import { throttle } from './throttle.ts';

test('acts at once, and once for all that comes within the pause', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let acts = 0;
  const { call } = throttle(() => (acts += 1), 1_000);
  call();
  expect(acts).toBe(1);
  for (let count = 0; count < 50; count += 1) call();
  vi.advanceTimersByTime(999);
  expect(acts).toBe(1);
  vi.advanceTimersByTime(1);
  expect(acts).toBe(2);
  call();
  expect(acts).toBe(2);
  vi.advanceTimersByTime(1_000);
  expect(acts).toBe(3);
  vi.advanceTimersByTime(5_000);
  call();
  expect(acts).toBe(4);
});

test('what is stopped acts no more', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let acts = 0;
  const { call, stop } = throttle(() => (acts += 1), 1_000);
  call();
  call();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(acts).toBe(1);
});
