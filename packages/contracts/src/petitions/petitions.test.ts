// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { takesSubscribers } from './petitions.ts';

test.each([
  [null, '2099-01-01T00:00:00.000Z', true],
  ['2026-06-16T00:00:00.000Z', '2026-06-16T00:00:00.000Z', true],
  ['2026-06-16T00:00:00.000Z', '2026-12-16T00:00:00.000Z', true],
  ['2026-06-16T00:00:00.000Z', '2026-12-16T00:00:00.001Z', false],
  ['2026-08-31T12:00:00.000Z', '2027-02-28T13:00:00.000Z', true],
  ['2026-08-31T12:00:00.000Z', '2027-03-01T00:00:00.000Z', false],
  ['2026-02-28T12:00:00.000Z', '2026-08-31T13:00:00.000Z', false],
])('mails about a petition that was answered at %s can be asked for at %s: %s', (...row) => {
  const [answered, now, expected] = row;
  expect(takesSubscribers({ answered }, new Date(now))).toBe(expected);
});
