// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { findGames } from './find-games.ts';

const games = [
  'Screwball',
  'The Crew',
  'Crewmates',
  'Pokémon Duel',
  'ＦＦ 零式',
  'Battle.net Racing',
];

const namesFor = (typed: string) =>
  findGames(
    games.map((name) => ({ name })),
    typed,
  ).map(({ name }) => name);

test.each([
  ['crew', ['Crewmates', 'The Crew', 'Screwball']],
  ['THE crew', ['The Crew']],
  ['crew the', ['The Crew']],
  ['pokemon', ['Pokémon Duel']],
  ['duel', ['Pokémon Duel']],
  ['ff', ['ＦＦ 零式']],
  ['零', ['ＦＦ 零式']],
  ['battle net', ['Battle.net Racing']],
  ['zyx', []],
  [' . ', []],
  ['', []],
])('“%s” finds %j', (typed, expected) => {
  expect(namesFor(typed)).toEqual(expected);
});

test('at most seven games are found, in the order of the list', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ name: `Sails ${index}` }));
  expect(findGames(many, 'sails')).toEqual(many.slice(0, 7));
});
