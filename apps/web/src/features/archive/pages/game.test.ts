// SPDX-License-Identifier: AGPL-3.0-or-later
import type { GameEventKind } from '@kga/contracts/archive';
import { expect, test } from 'vitest';

import { lifeOf } from './game.tsx';

const kindsOf = (releaseDate: string | null, ...steps: [GameEventKind, string][]) =>
  lifeOf({
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
