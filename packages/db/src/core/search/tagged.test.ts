// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { gameListing } from '../../archive/games.ts';
import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import type { SearchCursor } from './matches.ts';
import { searchListing } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  // More games than are sorted, of which each third is named by a word that others have as a studio.
  await sql`
    insert into game (id, name, developer, platforms, availability, sources, language, status, created_at)
    select gen_random_uuid(), case when n % 3 = 0 then 'Comet ' else 'Game ' end || n,
      case when n % 3 = 1 then 'Comet Works' when n = 2 then 'Nova' else 'Studio' end,
      array[case when n % 2 = 0 then 'windows' else 'ps4' end], 'shut_down', '{}',
      case when n % 5 = 0 then 'de' else 'en' end, 'published',
      '2020-01-01T00:00:00Z'::timestamptz + make_interval(mins => n)
    from generate_series(1, 9000) as n`.execute(database.db);
  await sql`vacuum analyze game`.execute(database.db);
});
afterAll(() => database.drop());

type Filter = { tags: string[]; languages?: ['de'] };

async function pages(query: string, filter: Filter, limit: number, count: number) {
  const found: SearchCursor[] = [];
  let after: SearchCursor | undefined;
  for (let page = 0; page < count; page += 1) {
    const options = { query, filter, limit, after };
    found.push(...(await searchListing(database.db, gameListing, options)).found);
    after = found.at(-1);
  }
  return found.map(({ id }) => id);
}

/** The same by reading all rows. */
async function expected(query: string, { tags, languages }: Filter, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select id from game where words like ${`%${query}%`} and tags @> ${tags}::text[]
      and (${languages === undefined} or language = 'de')
    order by (title_words like ${`%${query}%`}) desc, created_at desc, id desc
    limit ${limit}`.execute(database.db);
  return rows.map(({ id }) => id);
}

test.each<[string, Filter]>([
  ['comet', { tags: ['windows'] }],
  ['comet', { tags: ['windows', 'shut_down'], languages: ['de'] }],
  ['game', { tags: ['ps4'] }],
  ['studio', { tags: ['ps4'] }],
  ['nova', { tags: ['windows'] }],
  ['nova', { tags: ['ps4'] }],
])('%s in %j is found in the order of all results', async (query, filter) => {
  expect(await pages(query, filter, 30, 4)).toEqual(await expected(query, filter, 120));
});

test('pages go on from titles to the other matches', async () => {
  const filter: Filter = { tags: ['windows'] };
  const all = await expected('comet', filter, 1_600);
  expect(await pages('comet', filter, 400, 4)).toEqual(all);
});

test('matches are counted up to a number', async () => {
  const totalOf = async (query: string, tags: string[]) =>
    (await searchListing(database.db, gameListing, { query, filter: { tags }, limit: 1 })).total;
  expect(await totalOf('comet', ['windows'])).toEqual({ total: 1_000, atLeast: true });
  expect(await totalOf('nova', ['windows'])).toEqual({ total: 1, atLeast: false });
  expect(await totalOf('nova', ['ps4'])).toEqual({ total: 0, atLeast: false });
});
