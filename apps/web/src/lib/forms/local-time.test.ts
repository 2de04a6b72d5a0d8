// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { toInstant, toLocalTime } from './local-time.ts';

test.each([
  ['2026-11-21T10:00', 'Europe/Brussels', '2026-11-21T09:00:00.000Z'],
  ['2026-07-01T10:00', 'Europe/Brussels', '2026-07-01T08:00:00.000Z'],
  ['2026-11-21T10:00', 'Asia/Kolkata', '2026-11-21T04:30:00.000Z'],
  ['2026-01-01T00:30', 'America/St_Johns', '2026-01-01T04:00:00.000Z'],
  ['2026-11-21T00:00', 'UTC', '2026-11-21T00:00:00.000Z'],
  ['2026-12-31T23:59', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
])('%s by the clocks of %s is %s, and back again', (local, timeZone, instant) => {
  expect(toInstant(local, timeZone)).toBe(instant);
  expect(toLocalTime(instant, timeZone)).toBe(local);
});

test('an ambiguous hour is the first one, a skipped hour moves forward', () => {
  expect(toInstant('2026-10-25T02:30', 'Europe/Brussels')).toBe('2026-10-25T00:30:00.000Z');
  const skipped = toInstant('2026-03-29T02:30', 'Europe/Brussels');
  expect(skipped).toBe('2026-03-29T01:30:00.000Z');
  expect(toLocalTime(skipped ?? '', 'Europe/Brussels')).toBe('2026-03-29T03:30');
});

test.each(['', 'tomorrow', '2026-13-40T99:99', '2026-11-21'])('%j is not a time', (text) => {
  expect(toInstant(text, 'UTC')).toBeUndefined();
});
