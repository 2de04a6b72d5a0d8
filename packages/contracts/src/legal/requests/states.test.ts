// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import {
  type LegalAction,
  type LegalCaller,
  canActOnRequest,
  isPastDate,
  isTimeZone,
  legalStates,
} from './states.ts';

const actions: readonly LegalAction[] = [
  'take',
  'release',
  'hand_over',
  'note',
  'reply',
  'propose',
  'confirm',
  'close',
  'reopen',
];

const allowed = (caller: LegalCaller, isTaken: boolean) =>
  Object.fromEntries(
    legalStates.map((state) => [
      state,
      actions.filter((action) => canActOnRequest(action, { state, isTaken }, caller)).join(' '),
    ]),
  );

test('what each caller can do, by state', () => {
  const work = 'release hand_over note reply propose confirm close';
  expect(allowed('owner', true)).toEqual({
    received: 'hand_over note',
    assigned: work,
    answered: work,
    closed: 'note reopen',
  });
  expect(allowed('counsel', true)).toEqual({
    received: 'note',
    assigned: 'note',
    answered: 'note',
    closed: 'note reopen',
  });
  expect(allowed('counsel', false)).toMatchObject({ received: 'take note', answered: 'take note' });
  expect(allowed('admin', true)).toMatchObject({ assigned: 'release hand_over', closed: '' });
  expect(allowed('admin', false)).toMatchObject({ received: 'hand_over', assigned: 'hand_over' });
});

const now = new Date('2026-11-23T23:30:00Z');

test.each([
  ['2026-11-23', 'Europe/Berlin', true],
  ['2026-11-24', 'Europe/Berlin', false],
  ['2026-11-23', 'America/Los_Angeles', false],
  ['2026-11-24T00:29', 'Europe/Berlin', true],
  ['2026-11-24T00:31', 'Europe/Berlin', false],
  ['2026-11-23T23:29:00Z', 'Asia/Tokyo', true],
  ['2026-11-24T09:00+09:00', 'America/Los_Angeles', false],
])('%s in %s is over: %s', (date, zone, isOver) => {
  expect(isPastDate(date, zone, now)).toBe(isOver);
});

test('time zones have names', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
