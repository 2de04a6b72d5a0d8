// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { byDueDate, countStatuses, daysUntilDue, groupByDue } from './commitment-order.ts';
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

test('overdue promises come first, then those due next, undated ones, and decided ones by decision', () => {
  const [first] = promise.history;
  if (first === undefined) throw new Error('the promise has no history');
  const decided = (id: string, status: 'kept' | 'refused', date: string) => ({
    ...promise,
    id,
    status,
    due: '2020-01',
    history: [first, { ...first, kind: status, date }],
  });
  const list = [
    decided('kept in 2025', 'kept', '2025'),
    { ...promise, id: 'undated', due: null },
    decided('kept in May 2025', 'kept', '2025-05'),
    { ...promise, id: 'later', due: '2027' },
    { ...promise, id: 'no source', status: 'unknown' as const, said: '2025-03-01' },
    { ...promise, id: 'soon', due: '2026-12' },
    decided('refused in 2026', 'refused', '2026-06-29'),
    { ...promise, id: 'overdue', status: 'under_way' as const, due: '2026-11-01' },
    { ...promise, id: 'long overdue', due: '2025' },
  ];
  const groups = groupByDue(list, today);
  expect(groups.map(({ group, commitments }) => [group, commitments.map(({ id }) => id)])).toEqual([
    ['overdue', ['long overdue', 'overdue']],
    ['next', ['soon', 'later']],
    ['undated', ['undated']],
    ['decided', ['refused in 2026', 'kept in May 2025', 'no source', 'kept in 2025']],
  ]);
  expect(byDueDate(list, today)).toEqual(groups.flatMap(({ commitments }) => commitments));
});

test('groups without a promise are left out', () => {
  expect(groupByDue([promise], today).map(({ group }) => group)).toEqual(['next']);
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
