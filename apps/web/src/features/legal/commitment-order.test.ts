// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { byDueDate, countStatuses, daysUntilDue } from './commitment-order.ts';
import { promise } from './testing/legal-fixture.ts';

const today = '2026-11-29';

test.each([
  ['2026-12-01', 2],
  ['2026-11-28', -1],
  ['2026-11', 1],
  ['2026', 32],
  ['2024-02', -1_004],
  [null, undefined],
])('a promise that is due %s has %j days left', (due, days) => {
  expect(daysUntilDue({ status: 'promised', due }, today)).toBe(days);
});

test('what is settled is not due, and nothing is due on the server', () => {
  expect(daysUntilDue({ status: 'kept', due: '2020-01-01' }, today)).toBeUndefined();
  expect(daysUntilDue({ status: 'promised', due: '2020-01-01' }, '')).toBeUndefined();
});

test('the most overdue promise comes first, settled ones keep their order', () => {
  const list = [
    { ...promise, id: 'kept', status: 'kept' as const, due: '2020-01' },
    { ...promise, id: 'open', status: 'promised' as const, due: null },
    { ...promise, id: 'soon', status: 'promised' as const, due: '2026-12' },
    { ...promise, id: 'overdue', status: 'under_way' as const, due: '2026-11-01' },
  ];
  expect(byDueDate(list).map(({ id }) => id)).toEqual(['overdue', 'soon', 'kept', 'open']);
});

test('each status has its count; two of them are listed even at zero', () => {
  expect(
    countStatuses([
      { ...promise, status: 'kept' },
      { ...promise, status: 'refused' },
    ]),
  ).toEqual([
    { status: 'kept', count: 1 },
    { status: 'broken', count: 0 },
    { status: 'refused', count: 1 },
  ]);
});
