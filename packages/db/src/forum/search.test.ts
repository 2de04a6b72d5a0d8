// SPDX-License-Identifier: AGPL-3.0-or-later
import { forumSorts } from '@kga/contracts/forum';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { type ForumList, type PostCursor, selectPostCursors } from './posts.ts';
import { searchPosts } from './search.ts';

/** More than the search looks through one by one. */
const count = 4_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  // Every second post says `common`, every 100th `middling`, every 1,999th `rare` and 停服.
  await sql`
    insert into forum_post (id, category_id, title, content, language, status, replies, pinned,
      created_at, last_activity_at)
    select gen_random_uuid(), 'game-cases', 'Post ' || number,
      case when number % 2 = 0 then 'common ' else '' end
        || case when number % 100 = 0 then 'middling ' else '' end
        || case when number % 1999 = 0 then 'rare 今天停服了' else '' end,
      'en', 'published', number % 7, number % 1000 = 0,
      now() - make_interval(secs => number), now() - make_interval(secs => (number * 7919) % 4001)
    from generate_series(1, ${count}::int) as number`.execute(database.db);
  await sql`
    insert into forum_post (id, category_id, title, content, language, status)
    values (gen_random_uuid(), 'legal-rights', 'rare', 'common 停服', 'en', 'published'),
      (gen_random_uuid(), 'legal-rights', 'Refused', 'On PS5版', 'en', 'published'),
      (gen_random_uuid(), 'game-cases', 'rare', 'common 停服', 'en', 'hidden')`.execute(
    database.db,
  );
  await sql`vacuum analyze forum_post`.execute(database.db);
});
afterAll(() => database.drop());

async function holding(word: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from forum_post where content like ${`%${word}%`}`.execute(database.db);
  return new Set(rows.map(({ id }) => id));
}

/** A list whole, page by page. */
async function whole(
  read: (page: { limit: number; after: PostCursor | undefined }) => Promise<PostCursor[]>,
  limit: number,
): Promise<string[]> {
  const ids: string[] = [];
  let after: PostCursor | undefined;
  for (;;) {
    const page = await read({ limit, after });
    ids.push(...page.map(({ id }) => id));
    after = page.at(-1);
    if (page.length < limit) return ids;
  }
}

describe.each(forumSorts)('sorted as %s', (sort) => {
  const list: ForumList = { categoryId: 'game-cases', sort };

  test.each([
    ['common', 300],
    ['middling', 9],
    ['rare', 1],
    ['停服', 2],
  ])('each page of %s follows the one before, and nothing is missing', async (word, limit) => {
    const everything = await whole((page) => selectPostCursors(database.db, list, page), 1_000);
    expect(everything).toHaveLength(count);
    const wanted = await holding(word);
    const found = await whole(
      async (page) => (await searchPosts(database.db, word, list, page)).found,
      limit,
    );
    expect(found).toEqual(everything.filter((id) => wanted.has(id)));
  });
});

test('each part of a search is found alone', async () => {
  const list: ForumList = { categoryId: 'legal-rights', sort: 'newest' };
  const foundBy = async (words: string) =>
    (await searchPosts(database.db, words, list, { limit: 5 })).found.length;
  expect(await foundBy('PS5版 refused')).toBe(1);
  expect(await foundBy('PS5版 rare')).toBe(0);
});

test('rare results are counted, common ones reported as at least a number', async () => {
  const list: ForumList = { categoryId: 'game-cases', sort: 'newest' };
  const totalOf = async (word: string) =>
    (await searchPosts(database.db, word, list, { limit: 5 })).total;
  expect(await totalOf('rare')).toEqual({ total: 2, atLeast: false });
  expect(await totalOf('nowhere')).toEqual({ total: 0, atLeast: false });
  const common = await totalOf('common');
  expect(common.atLeast).toBe(true);
  expect(common.total).toBeLessThanOrEqual(count / 2);
  expect(common.total).toBeGreaterThan(1_000);
});
