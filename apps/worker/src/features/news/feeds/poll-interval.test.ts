// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { intervalAfterError, pollIntervalAfter } from './poll-interval.ts';

const now = new Date('2026-06-15T12:00:00Z');
const middle = () => 0.5;
const polled = (poll_seconds: number) => ({ poll_seconds, last_polled_at: now });
const nothing = { newItems: 0, keepsSeconds: 0 };
const something = { newItems: 3, keepsSeconds: 0 };

test('comes sooner after new items and later without', () => {
  expect(pollIntervalAfter(polled(1_800), something, middle)).toEqual({
    pollSeconds: 900,
    pauseMs: 900_000,
  });
  expect(pollIntervalAfter(polled(1_800), nothing, middle)).toEqual({
    pollSeconds: 2_250,
    pauseMs: 2_250_000,
  });
});

test('stays between five minutes and six hours unless the feed asks for more', () => {
  expect(pollIntervalAfter(polled(400), something, middle).pollSeconds).toBe(300);
  expect(pollIntervalAfter(polled(20_000), nothing, middle).pollSeconds).toBe(21_600);
  expect(pollIntervalAfter(polled(86_400), nothing, middle).pollSeconds).toBe(21_600);
});

test('never comes before the time that a feed asks for, up to a day', () => {
  const asking = (keepsSeconds: number) =>
    pollIntervalAfter(polled(600), { newItems: 1, keepsSeconds }, () => 0);
  expect(asking(7_200)).toEqual({ pollSeconds: 7_200, pauseMs: 7_200_000 });
  expect(asking(10_000_000)).toEqual({ pollSeconds: 86_400, pauseMs: 86_400_000 });
  expect(asking(1).pauseMs).toBe(300_000);
});

test('feeds that were added together are polled at different times', () => {
  const fresh = { poll_seconds: 1_800, last_polled_at: null };
  const [early, late] = [0, 0.999].map((random) =>
    pollIntervalAfter(fresh, something, () => random),
  );
  expect(early).toEqual({ pollSeconds: 1_800, pauseMs: 300_000 });
  expect(late?.pauseMs).toBeGreaterThan(1_790_000);
  const [sooner, later] = [0, 0.999].map((random) =>
    pollIntervalAfter(polled(1_800), nothing, () => random),
  );
  expect(later?.pauseMs).toBeGreaterThan((sooner?.pauseMs ?? 0) * 1.2);
});

const failing = (failures: number, days: number) => ({
  failures,
  failing_since: new Date(now.getTime() - days * 86_400_000),
});
const at = { now, random: middle };

test('backs off from five minutes to a day', () => {
  const pauses = [0, 1, 2, 8, 9, 50].map(
    (failures) => intervalAfterError(failing(failures, 1), {}, at).pauseMs / 60_000,
  );
  expect(pauses).toEqual([5, 10, 20, 1_280, 1_440, 1_440]);
  const random = () => 0.999;
  expect(intervalAfterError(failing(50, 1), {}, { now, random }).pauseMs).toBe(86_400_000);
  expect(intervalAfterError(failing(2, 1), {}, { now, random }).pauseMs).toBeGreaterThan(1_490_000);
});

test('respects Retry-After, up to a day', () => {
  const pause = (retryAfter: number) =>
    intervalAfterError(failing(0, 0), { retryAfter }, at).pauseMs;
  expect([pause(0), pause(3_600_000), pause(1e12)]).toEqual([300_000, 3_600_000, 86_400_000]);
});

test('stops a feed that fails for a week and ten times', () => {
  expect(intervalAfterError(failing(9, 7), {}, at).state).toBe('stopped');
  expect(intervalAfterError(failing(8, 30), {}, at).state).toBe('failing');
  expect(intervalAfterError(failing(90, 6.9), {}, at).state).toBe('failing');
  expect(intervalAfterError({ failures: 0, failing_since: null }, {}, at)).toMatchObject({
    state: 'failing',
    failingSince: now,
  });
});

test('accepts that a feed is gone', () => {
  expect(intervalAfterError(failing(0, 0), { status: 410 }, at).state).toBe('gone');
});
