// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { expect, test } from 'vitest';

import { groupByPromiser, outcomeOf } from './promisers.ts';
import { promise } from './testing/legal-fixture.ts';

const today = '2026-11-29';

let made = 0;
const by = (who: string, change: Partial<Commitment> = {}): Commitment => {
  made += 1;
  return { ...promise, id: `promise-${made}`, who, due: null, ...change };
};

const group = (shown: readonly Commitment[], all = shown) =>
  groupByPromiser(shown, {
    all,
    today,
    compareNames: (one, other) => one.name.localeCompare(other.name),
  });

test.each([
  [{ status: 'promised', due: null }, today, 'open'],
  [{ status: 'under_way', due: '2026-12' }, today, 'open'],
  [{ status: 'under_way', due: '2026-10' }, today, 'overdue'],
  [{ status: 'promised', due: '2026-10' }, '', 'open'],
  [{ status: 'refused', due: '2026-10' }, today, 'refused'],
] as const)('what came of %j on %j is %s', (change, day, outcome) => {
  expect(outcomeOf({ ...promise, ...change }, day)).toBe(outcome);
});

test('who broke or delays most comes first, then who has most open, then the name', () => {
  const groups = group([
    by('Zeta', { status: 'kept' }),
    by('Alpha', { status: 'unknown' }),
    by('Open twice'),
    by('Open twice'),
    by('Open once'),
    by('Broke one', { status: 'broken' }),
    by('Broke one and delays one', { status: 'broken' }),
    by('Broke one and delays one', { due: '2026-01' }),
  ]);
  expect(groups.map(({ name }) => name)).toEqual([
    'Broke one and delays one',
    'Broke one',
    'Open twice',
    'Open once',
    'Alpha',
    'Zeta',
  ]);
});

test('a promise of several belongs to the record of the first', () => {
  const groups = group([by('Publisher, Studio', { status: 'kept' }), by('Publisher')]);
  expect(groups.map(({ name, shown }) => [name, shown.length])).toEqual([['Publisher', 2]]);
  expect(groups[0]?.record).toMatchObject({ kept: 1, open: 1 });
});

test('a filter hides promises, but changes no record', () => {
  const all = [by('Publisher', { status: 'kept' }), by('Publisher', { status: 'broken' })];
  const [publisher] = group(all.slice(0, 1), all);
  expect(publisher?.shown.map(({ status }) => status)).toEqual(['kept']);
  expect(publisher?.record).toMatchObject({ kept: 1, broken: 1 });
});
