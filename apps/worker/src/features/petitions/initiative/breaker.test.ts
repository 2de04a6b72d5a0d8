// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { openAfterFailure, breakerState } from './breaker.ts';

const now = new Date('2026-01-01T00:00:00Z');

function pauseAfter(failures: number, random: number, retryAfter = 0): number {
  const state = openAfterFailure(
    { failures: failures - 1 },
    { now, random: () => random, retryAfter },
  );
  return ((state.paused_until?.getTime() ?? now.getTime()) - now.getTime()) / 1_000;
}

test.each([
  [1, 0, 0],
  [4, 0, 0],
  [5, 60, 75],
  [6, 120, 150],
  [7, 240, 300],
  [8, 480, 600],
  [9, 480, 600],
  [5_000, 480, 600],
])('after %i failures in a row pauses between %i and %i seconds', (failures, least, most) => {
  expect(pauseAfter(failures, 0)).toBe(least);
  expect(pauseAfter(failures, 1)).toBe(most);
});

test('respects Retry-After, up to ten minutes', () => {
  expect(pauseAfter(1, 0, 120_000)).toBe(120);
  expect(pauseAfter(1, 0, 86_400_000)).toBe(600);
  expect(pauseAfter(7, 0, 1_000)).toBe(240);
});

test('is open while paused, half-open afterwards, closed before the fifth failure', () => {
  const later = new Date(now.getTime() + 1);
  expect(breakerState({ failures: 5, paused_until: later }, now)).toBe('open');
  expect(breakerState({ failures: 5, paused_until: now }, now)).toBe('half-open');
  expect(breakerState({ failures: 1, paused_until: later }, now)).toBe('open');
  expect(breakerState({ failures: 1, paused_until: now }, now)).toBe('closed');
  expect(breakerState({ failures: 0, paused_until: null }, now)).toBe('closed');
});
