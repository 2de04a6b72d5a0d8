// SPDX-License-Identifier: AGPL-3.0-or-later
import type { GameEventKind } from '@kga/contracts/archive';
import { expect, test } from 'vitest';

import { lifeOf } from './life-line.tsx';

const kindsOf = (releaseDate: string | null, ...steps: [GameEventKind, string][]) =>
  lifeOf({
    status: 'shut_down',
    shutdownDate: null,
    releaseDate,
    events: steps.map(([kind, date]) => ({ kind, date, sourceUrl: null })),
  }).map(({ kind }) => kind);

test('steps of one day come in the order in which they happen', () => {
  expect(
    kindsOf(
      '2025-05-30',
      ['playable_again', '2025-05-30'],
      ['servers_off', '2025-05-30'],
      ['sales_ended', '2025-05-30'],
      ['announced', '2025-05-30'],
    ),
  ).toEqual(['released', 'announced', 'sales_ended', 'servers_off', 'playable_again']);
});

test('a step of which only the year or the month is known comes after what it ends', () => {
  expect(
    kindsOf(
      '2023',
      ['playable_again', '2023'],
      ['announced', '2023-02-02'],
      ['servers_off', '2023-06'],
    ),
  ).toEqual(['released', 'announced', 'servers_off', 'playable_again']);
  expect(kindsOf('2010-07', ['announced', '2010-09'], ['servers_off', '2010-09'])).toEqual([
    'released',
    'announced',
    'servers_off',
  ]);
  expect(kindsOf(null, ['announced', '2024-03-14'], ['servers_off', '2024-03'])).toEqual([
    'announced',
    'servers_off',
  ]);
});

test('an announced end is a step to come', () => {
  const announced = { kind: 'announced', date: '2026-10-15', sourceUrl: null } as const;
  const steps = lifeOf({
    status: 'announced',
    releaseDate: '2021-09-28',
    shutdownDate: '2027-01-31',
    events: [announced],
  });
  expect(steps.map(({ kind, date }) => [kind, date])).toEqual([
    ['released', '2021-09-28'],
    ['announced', '2026-10-15'],
    ['ends', '2027-01-31'],
  ]);
});
