// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Commitment } from '@kga/contracts/legal';
import { readCommitments } from '@kga/legal';
import { expect, test } from 'vitest';

import archive from '../../../../packages/db/seeds/games.json' with { type: 'json' };
import { staleFacts } from './stale.ts';

const promise: Commitment = {
  id: 'a-promise',
  who: 'A publisher',
  whoKind: 'publisher',
  region: 'world',
  title: { en: 'An offline version' },
  said: '2026-01',
  due: '2026-06',
  status: 'promised',
  quote: null,
  quoteLanguage: null,
  history: [],
  sources: [{ url: 'https://example.org/', checked: '2026-05-01' }],
};

const problemsOf = (changes: Partial<Commitment>, today: string) =>
  staleFacts({ commitments: [{ ...promise, ...changes }], games: [], records: [] }, today).map(
    ({ problem, isDue }) => [problem, isDue],
  );

test.each([
  ['2026-06-30', []],
  ['2026-07-01', [['was due 2026-06: look up what came of it', true]]],
])('a promise of June is past due from July on: %s', (today, problems) => {
  expect(problemsOf({}, today)).toEqual(problems);
});

test('an open promise is looked up after 90 days', () => {
  expect(problemsOf({ due: null, status: 'under_way' }, '2026-07-30')).toEqual([]);
  expect(problemsOf({ due: null, status: 'under_way' }, '2026-07-31')).toEqual([
    ['is under_way, and its sources were read 91 days ago', true],
  ]);
});

test('a promise without a known outcome is listed, but not due', () => {
  expect(problemsOf({ status: 'unknown' }, '2026-09-01')).toEqual([
    ['no source says what came of it (read 2026-05-01)', false],
  ]);
  expect(problemsOf({ status: 'broken' }, '2026-09-01')).toEqual([]);
});

test('a source is read again after a year, once for each address', () => {
  const [source] = promise.sources;
  const sources = source ? [source, source] : [];
  expect(problemsOf({ status: 'broken', sources }, '2027-05-02')).toEqual([
    ['https://example.org/ was not read for a year', true],
  ]);
});

test('an announced game is looked up once its day has passed', () => {
  const game = { key: 'a-game', status: 'announced', shutdownDate: '2026-12-31' };
  const others = [
    { ...game, status: 'shut_down' },
    { ...game, shutdownDate: null },
  ];
  const facts = { commitments: [], records: [], games: [game, ...others] };
  expect(staleFacts(facts, '2026-12-31')).toEqual([]);
  expect(staleFacts(facts, '2027-01-01')).toMatchObject([{ about: 'game a-game', isDue: true }]);
});

test.each([
  ['kept', 'shut_down', true],
  ['broken', 'playable_again', true],
  ['unknown', 'playable_again', false],
] as const)('a promise that is %s disagrees with a game that is %s', (status, game, isDue) => {
  const games = [{ key: 'a-game', status: game, shutdownDate: '2026-03-01' }];
  const commitments = [{ ...promise, status, game: 'a-game' }];
  expect(staleFacts({ commitments, games, records: [] }, '2026-05-02')).toContainEqual({
    about: 'promise a-promise',
    problem: `is ${status}, but in the archive a-game is ${game}: look up which is right`,
    isDue,
  });
});

test('a promise to the owners of a game does not disagree with a game that is shut down', () => {
  const games = [{ key: 'a-game', status: 'shut_down', shutdownDate: '2026-03-01' }];
  const commitments = [
    { ...promise, status: 'kept' as const, game: 'a-game', forOwnersOnly: true },
  ];
  const found = staleFacts({ commitments, games, records: [] }, '2026-05-02');
  expect(found.filter(({ problem }) => problem.includes('archive'))).toEqual([]);
});

test('a promise about a game names one of the archive', () => {
  expect(problemsOf({ status: 'kept', game: 'no-game' }, '2026-05-02')).toEqual([
    ['is about no-game, which the archive lacks', true],
  ]);
});

test('promises and the archive of this release agree', () => {
  const facts = { commitments: readCommitments(), games: archive, records: [] };
  const disagreements = staleFacts(facts, '2026-11-28').filter(({ problem }) =>
    problem.includes('archive'),
  );
  expect(disagreements.filter(({ isDue }) => isDue)).toEqual([]);
});
