// SPDX-License-Identifier: AGPL-3.0-or-later
import { listSearchSuggestions, searchSuggestion } from '@kga/contracts/site';
import { seededGameId } from '@kga/db/archive';
import { insertTestPetition } from '@kga/db/testing';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { insertTestGame } from '../../../testing/archive-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const suggestions = z.array(searchSuggestion);

const search = (q: string, lang = 'en') =>
  api.app.inject({ url: listSearchSuggestions.url, query: { q, lang } });

const found = async (q: string, lang?: string) => suggestions.parse((await search(q, lang)).json());

/** The names of games, and the paths of what else is suggested. */
const named = async (q: string, lang?: string) =>
  (await found(q, lang)).map((each) => (each.kind === 'game' ? each.game.name : each.path));

beforeAll(async () => {
  const { db } = api;
  await insertTestGame(db, { name: 'Mainsail' });
  await insertTestGame(db, { name: 'Mainsail 2 (online)' });
  await insertTestGame(db, { name: 'The Mainsail Crew' });
  await insertTestGame(db, { name: 'Mainsail Hidden', status: 'hidden' });
  await insertTestGame(db, { name: '主帆传说', language: 'zh-CN' });
  await insertTestPetition(db, {
    slug: 'jp',
    region: 'JP',
    title: 'ゲームを守る',
    language: 'ja',
    opened_at: new Date('2026-01-01'),
  });
  await insertTestPetition(db, { slug: 'nz', region: 'NZ', title: 'A draft' });
});

test.each([
  ['a name among other words', 'Mainsail refund', ['Mainsail']],
  ['the longest name first', 'refund for mainsail 2!', ['Mainsail 2 (online)', 'Mainsail']],
  ['the beginning of a name', 'mains', ['Mainsail', 'Mainsail 2 (online)', 'The Mainsail Crew']],
  ['words that are not typed to their end', 'crew mains', ['The Mainsail Crew']],
  ['a Chinese name without spaces', '主帆传说退款', ['主帆传说']],
  ['no part of another word', 'mainsailing', []],
])('games are found by %s', async (_, q, names) => {
  expect(await named(q)).toEqual(names);
});

test('a country comes with its count, its law and its petitions, in any language', async () => {
  const [finland] = await found('Recht in Finnland', 'fr');
  expect(finland).toMatchObject({
    kind: 'country',
    region: 'FI',
    path: '/petition?country=FI',
    count: { countryCode: 'FI', treshold: expect.any(Number) },
    law: { id: 'FI' },
  });
  expect(await found('Japan')).toMatchObject([
    { kind: 'country', path: '/petition/jp', count: null, law: { id: 'JP' } },
    {
      kind: 'petition',
      path: '/petition/jp',
      petition: { language: 'ja', titles: { ja: 'ゲームを守る' } },
    },
  ]);
});

test('the name of a game is no country', async () => {
  await insertTestGame(api.db, { name: 'Fog Island' });
  expect(await named('fog island')).toEqual(['Fog Island']);
  expect(await named('tell us your story')).toEqual([]);
});

test('a petition is found by its title, drafts are not', async () => {
  expect(await named('ゲームを守る')).toEqual(['/petition/jp']);
  expect((await named('New Zealand')).filter((path) => path === '/petition/nz')).toHaveLength(1);
  expect((await found('New Zealand')).map(({ kind }) => kind)).toEqual(['country']);
});

test('a promise is found by who promised what, also with other words', async () => {
  const kinds = (await found('Commission consumer rights')).map(({ kind }) => kind);
  expect(kinds).toContain('promise');
  await insertTestGame(api.db, { id: seededGameId('multiversus'), name: 'MultiVersus' });
  const [game, promise] = await named('MultiVersus refund');
  expect(game).toBe('MultiVersus');
  expect(promise).toMatch(/^\/commitments#.*multiversus/);
});

test.each(['', ' ', 'x', '%', '<b>'])('nothing is suggested for %j', async (q) => {
  expect(await found(q)).toEqual([]);
});

test('what is too long, or in no language of the interface, is refused', async () => {
  expect((await search('x'.repeat(201))).json().code).toBe('validation_failed');
  expect((await search('mainsail', 'xx')).json().code).toBe('validation_failed');
});
