// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Petition } from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { currentStage, stagesOf } from './stages.ts';

const none = { opened: null, closes: null, submitted: null, answered: null };
const stages = (petition: Partial<Parameters<typeof stagesOf>[0]>) =>
  stagesOf({ timeline: [], dates: none, firstReached: null, status: 'closed', ...petition }).map(
    ({ kind, date }) => [kind, date],
  );

test('dates of a petition fill in what its sources do not say', () => {
  const timeline: Petition['timeline'] = [
    { kind: 'closed', date: '2025-07-14', sourceUrl: 'https://kga.test/' },
  ];
  const dates = { ...none, opened: '2025-01-14T00:00:00.000Z', closes: '2025-07-14T23:59:59.999Z' };
  expect(stages({ timeline, dates })).toEqual([
    ['opened', '2025-01-14'],
    ['closed', '2025-07-14'],
  ]);
});

test('a date that is not known to the day comes after those of its month or year', () => {
  const timeline: Petition['timeline'] = [
    { kind: 'answered', date: null, sourceUrl: null },
    { kind: 'debated', date: '2025-11-03', sourceUrl: null },
    { kind: 'responded', date: '2025', sourceUrl: null },
    { kind: 'opened', date: '2025-01', sourceUrl: null },
    { kind: 'registered', date: '2024-06', sourceUrl: null },
  ];
  expect(stages({ timeline }).map(([kind]) => kind)).toEqual([
    'registered',
    'opened',
    'debated',
    'responded',
    'answered',
  ]);
});

test('a petition that collects closes, one that is over has closed', () => {
  const dates = { ...none, closes: '2027-01-31T23:59:59.000Z' };
  expect(stages({ dates, status: 'collecting' })).toEqual([['closes', '2027-01-31']]);
  expect(stages({ dates })).toEqual([['closed', '2027-01-31']]);
});

test('the current stage is the latest that has come', () => {
  const timeline: Petition['timeline'] = [
    { kind: 'submitted', date: '2026-01-26', sourceUrl: null },
    { kind: 'answered', date: '2026-06', sourceUrl: null },
    { kind: 'debated', date: null, sourceUrl: null },
  ];
  const petition = { timeline, dates: none, firstReached: null, status: 'closed' } as const;
  const kindOn = (today: string) => currentStage(petition, today)?.kind;
  expect(['2026-01-25', '2026-01-26', '2026-06-30', '2026-07-01'].map(kindOn)).toEqual([
    undefined,
    'submitted',
    'submitted',
    'answered',
  ]);
});
