// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

import { newsListing } from '../../news/listing.ts';
import { type TestDatabase, cloneDatabase } from '../../testing.ts';
import { type Database, createDatabase } from '../client.ts';
import type { SearchCursor } from './matches.ts';
import { type FoundTotal, searchListing } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

/** More than are looked through one by one, and more than are sorted whole. */
const many = 10_000;

let filledBy: number | undefined;

/** Articles of which three at a time were published so many hours after the three before. */
async function fill(hours: number): Promise<void> {
  if (filledBy === hours) return;
  filledBy = hours;
  await sql`truncate news_article cascade`.execute(database.db);
  // On a busy machine, many rows take longer than a statement may.
  const patient = createDatabase(database.url, { statementTimeout: 0 });
  await insertArticles(patient, hours);
  await patient.destroy();
  await sql`vacuum analyze news_listing`.execute(database.db);
}

const insertArticles = (db: Database, hours: number) =>
  sql`
    insert into news_article
      (id, unique_id, title, excerpt, category, is_aggregated, language, status, created_at)
    select gen_random_uuid(), number::text,
      case when number % 2 = 0 then 'common ' else '' end || 'title 游戏 PS' || number || '版'
        || case when number in (5, 3000, 3001) then ' scarce' else '' end,
      case when number % 4 = 1 then 'common ' else '' end || 'excerpt'
        || case when number % 1000 = 0 then ' scarce 旧作' else '' end
        || case when number < 4000 then ' former' else '' end,
      'policy', true, case when number % 5 = 0 then 'de' else 'en' end, 'published',
      '2010-01-01T00:00:00Z'::timestamptz + make_interval(secs => ${hours * 3_600}::float8 * (number / 3))
    from generate_series(1, ${many}::int) as number`.execute(db);

/** What should be found, from the articles themselves. */
async function expected(word: string, languages: Language[]): Promise<string[]> {
  const within = `%${word}%`;
  const rows = await database.db
    .selectFrom('news_article')
    .select('id')
    .where((build) => build.or([build('title', 'like', within), build('excerpt', 'like', within)]))
    .where('language', 'in', languages)
    .orderBy(sql`title like ${within}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** All pages of a search; `tell` derives the total that the next request names from the last answer. */
async function walk(
  word: string,
  languages: Language[],
  tell: (total: FoundTotal) => FoundTotal = (total) => total,
): Promise<{ ids: string[]; totals: unknown[] }> {
  const ids: string[] = [];
  const totals: unknown[] = [];
  let after: SearchCursor | undefined;
  let known: FoundTotal | undefined;
  for (;;) {
    const options = { query: word, filter: { languages }, limit: 600, after, known };
    const { found, total } = await searchListing(database.db, newsListing, options);
    ids.push(...found.map(({ id }) => id));
    totals.push(total);
    known = tell(total);
    after = found.at(-1);
    if (found.length < 600) return { ids, totals };
  }
}

/** Says where two lists part, which is quicker to read than both. */
const parting = (one: readonly string[], other: readonly string[]) => ({
  lengths: [one.length, other.length],
  at: one.findIndex((each, index) => each !== other[index]),
});

describe.each([
  ['of one moment', 0],
  ['of a day', 0.001],
  ['of many years', 18],
])('among many articles %s', (_span, hours) => {
  beforeAll(() => fill(hours));

  test.each<[string, Language[], FoundTotal]>([
    ['common', ['en', 'de'], { total: 1_000, atLeast: true }],
    ['common', ['de'], { total: 1_000, atLeast: true }],
    ['former', ['en', 'de'], { total: 1_000, atLeast: true }],
    ['游戏', ['en', 'de'], { total: 1_000, atLeast: true }],
    ['scarce', ['en', 'de'], { total: 12, atLeast: false }],
    ['scarce', ['en'], { total: 1, atLeast: false }],
    ['旧作', ['de', 'en'], { total: 10, atLeast: false }],
    ['旧作', ['de'], { total: 10, atLeast: false }],
    ['旧作', ['en'], { total: 0, atLeast: false }],
    ['旧', ['de', 'en'], { total: 10, atLeast: false }],
    ['游', ['en'], { total: 1_000, atLeast: true }],
    ['PS31版', ['en'], { total: 1, atLeast: false }],
    ['absent', ['en', 'de'], { total: 0, atLeast: false }],
  ])('every page of %s in %s follows the one before', async (word, languages, total) => {
    const wanted = await expected(word, languages);
    const { ids, totals } = await walk(word, languages);
    expect(parting(ids, wanted)).toEqual({ lengths: [wanted.length, wanted.length], at: -1 });
    expect(new Set(totals.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(total)]),
    );
  });

  test.each<[string, FoundTotal]>([
    ['common', { total: 0, atLeast: false }],
    ['former', { total: 3, atLeast: false }],
    ['former', { total: 3, atLeast: true }],
    ['scarce', { total: 1_000, atLeast: true }],
  ])('a wrong total changes nothing of what is found of %s', async (word, total) => {
    const wanted = await expected(word, ['en', 'de']);
    const { ids } = await walk(word, ['en', 'de'], () => total);
    expect(parting(ids, wanted)).toEqual({ lengths: [wanted.length, wanted.length], at: -1 });
  });
});

/** How many articles of the listing Postgres looks at one by one while something is searched for. */
async function looksDuring(search: (db: TestDatabase['db']) => Promise<unknown>): Promise<number> {
  // What a session did is counted for certain only where that session asks.
  const db = createDatabase(database.url, { maxConnections: 1 });
  const looks = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db);
    const { rows } = await sql<{ looks: string }>`
      select sum(idx_tup_read) as looks from pg_stat_user_indexes
      where indexrelname in ('news_listing_language', 'news_listing_category')`.execute(db);
    return Number(rows[0]?.looks);
  };
  try {
    const before = await looks();
    await search(db);
    return (await looks()) - before;
  } finally {
    await db.destroy();
  }
}

/** Ends all other sessions of the database: what they did is counted once they have ended. */
async function endOtherSessions(): Promise<void> {
  const db = createDatabase(database.url, { maxConnections: 1 });
  const others = async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    return rows.length;
  };
  try {
    await vi.waitFor(async () => expect(await others()).toBe(0));
  } finally {
    await db.destroy();
  }
}

describe('does not look through all', () => {
  beforeAll(async () => {
    await fill(18);
    await endOtherSessions();
  });

  const start = { createdAt: new Date('2100-01-01T00:00:00Z'), id: crypto.randomUUID() };

  test.each<[string, string, SearchCursor | undefined, FoundTotal | undefined]>([
    ['where all that is found is old', 'former', undefined, undefined],
    [
      'where a cursor says that much is found',
      'absent',
      { ...start, inTitle: false },
      {
        total: 1_000,
        atLeast: true,
      },
    ],
    [
      'where a cursor says that titles hold it',
      'former',
      { ...start, inTitle: true },
      {
        total: 1_000,
        atLeast: true,
      },
    ],
    ['for a digit and one letter', '7版', undefined, undefined],
    ['for one letter', '旧', undefined, undefined],
  ])('%s', async (_what, word, after, known) => {
    const looks = await looksDuring((db) =>
      searchListing(db, newsListing, { query: word, limit: 20, after, known }),
    );
    // The newest 600, and little else.
    expect(looks).toBeGreaterThanOrEqual(600);
    expect(looks).toBeLessThan(700);
  });
});
