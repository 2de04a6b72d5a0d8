// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { currencies, languages } from '@kga/contracts/core';
import { forumCategoryIds } from '@kga/contracts/forum';
import { insertAccount } from '@kga/db/accounts';
import { selectSignatureCounts } from '@kga/db/petitions';
import { seedGames, seedPetitions, seedRates } from '@kga/db/seeds';
import { type TestDatabase, cloneDatabase } from '@kga/db/testing';
import { createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { removeDemonstration, seedDemonstration } from './seed.ts';
import { moderatorAddress } from './texts.ts';

const now = new Date('2026-11-22T12:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
  await seedRates(database.db);
  await seedGames(database.db);
});
afterAll(() => database.drop());
beforeEach(() => removeDemonstration(database.db));

const ring = createKeyRing([{ version: 1, key: new Uint8Array(32) }]);
const seed = (isForeign = false) => seedDemonstration(database.db, { isForeign, ring, now });

/** Everything that the demonstration adds. */
async function stored() {
  const { db } = database;
  return {
    accounts: await db.selectFrom('account').selectAll().orderBy('id').execute(),
    stories: await db.selectFrom('story').selectAll().orderBy('id').execute(),
    posts: await db.selectFrom('forum_post').selectAll().orderBy('id').execute(),
    replies: await db.selectFrom('forum_reply').selectAll().orderBy('id').execute(),
    memories: await db.selectFrom('memory').selectAll().orderBy('id').execute(),
    games: await db
      .selectFrom('game')
      .select(['name', 'status'])
      .where('account_id', 'is not', null)
      .execute(),
    likes: await db.selectFrom('game_like').selectAll().execute(),
    answers: await db.selectFrom('letter_answer').selectAll().orderBy('id').execute(),
    letters: await db.selectFrom('letter_written').selectAll().execute(),
    cases: await db.selectFrom('moderation_case').selectAll().orderBy('item_id').execute(),
    helpful: await db.selectFrom('reaction_count').selectAll().orderBy('item_id').execute(),
    articles: await db.selectFrom('news_article').selectAll().orderBy('id').execute(),
    pictures: await db.selectFrom('picture_upload').select('id').execute(),
    reports: await db.selectFrom('content_report').selectAll().orderBy('id').execute(),
  };
}

const empty = {
  accounts: [],
  stories: [],
  posts: [],
  replies: [],
  memories: [],
  games: [],
  likes: [],
  answers: [],
  letters: [],
  cases: [],
  helpful: [],
  articles: [],
  pictures: [],
  reports: [],
};

test('fills stories and every category in all languages, before now', async () => {
  await seed();
  const { stories, posts, replies, helpful } = await stored();
  for (const language of languages) {
    const published = stories.filter(
      (each) => each.language === language && each.status === 'published',
    );
    expect(published.length).toBeGreaterThanOrEqual(4);
    for (const id of forumCategoryIds) {
      const inCategory = posts.filter(
        (post) => post.language === language && post.category_id === id,
      );
      expect(inCategory.length).toBeGreaterThanOrEqual(2);
    }
  }
  for (const { created_at } of [...stories, ...posts, ...replies]) {
    expect(created_at.getTime()).toBeLessThan(now.getTime());
  }
  expect(posts.every(({ replies: count }) => count > 0)).toBe(true);
  expect(helpful.length).toBeGreaterThan(10);
  expect(new Set(stories.map(({ currency }) => currency))).toEqual(new Set([...currencies, null]));
});

test('remembers and likes games of the archive in all languages, and submits others', async () => {
  await seed();
  const { memories, games, likes } = await stored();
  for (const language of languages) {
    const published = memories.filter(
      (each) => each.language === language && each.status === 'published',
    );
    expect(published.length).toBeGreaterThanOrEqual(4);
    expect(published.every(({ created_at }) => created_at < now)).toBe(true);
  }
  expect(new Set(memories.map(({ game_id }) => game_id)).size).toBeGreaterThan(10);
  expect(likes.length).toBeGreaterThan(memories.length);
  expect(games.length).toBeGreaterThanOrEqual(2);
  expect(games.every(({ status }) => status === 'pending')).toBe(true);
});

test('a game of the archive has a thread in each language', async () => {
  await seed();
  const threads = (await stored()).posts.filter(({ game_id }) => game_id !== null);
  const ids = threads.flatMap(({ game_id }) => game_id ?? []);
  const named = database.db.selectFrom('game').select('name').where('id', 'in', ids);
  expect((await named.orderBy('name').execute()).map(({ name }) => name)).toEqual([
    'Anthem',
    expect.stringMatching(/^Blue Protocol/),
    expect.stringMatching(/^Durango: Wild Lands/),
    'New World: Aeternum',
    'Overwatch (2016)',
    'The Crew',
  ]);
  expect(new Set(threads.map(({ language }) => language)).size).toBe(6);
  expect(threads.every(({ category_id }) => category_id === 'game-cases')).toBe(true);
});

test('articles of the campaign name an author; one has a picture, two are in all languages', async () => {
  await seed();
  const { articles, pictures } = await stored();
  expect(articles.every(({ is_aggregated, source }) => !is_aggregated && source === null)).toBe(
    true,
  );
  expect(articles.every(({ author }) => author.startsWith('Robin'))).toBe(true);
  const translated = articles.filter(({ picture_source }) => picture_source === null);
  const versions = [...Map.groupBy(translated, (each) => each.own_article_id).values()];
  expect(versions.map((each) => each.map(({ language }) => language).toSorted())).toEqual([
    languages.toSorted(),
    languages.toSorted(),
  ]);
  const [receipt, ...others] = articles.filter(({ picture_source }) => picture_source !== null);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({ language: 'en', picture_source: `upload:${pictures[0]?.id}` });
  expect(receipt?.image_alt).not.toBe('');
  const { rows } = await sql<{ id: string }>`
    select payload ->> 'articleId' as id from outbox
    where payload ->> 'articleId' = ${receipt?.id}`.execute(database.db);
  expect(rows).toEqual([{ id: receipt?.id }]);
});

test('letters were written, and answers to them are marked as a demonstration', async () => {
  await seed();
  const { accounts, answers, letters } = await stored();
  // The moderator alone wrote none.
  expect(letters).toHaveLength(accounts.length - 1);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    'pending',
    'published',
    'published',
  ]);
  for (const { who } of answers) expect(who).toMatch(/\(d[eé]mo\)$/i);
});

test('marks each member as a demonstration, with addresses that receive no mail', async () => {
  await seed();
  for (const { display_name, email, password_hash } of (await stored()).accounts) {
    expect(display_name).toMatch(/demo|démo|演示|デモ|데모/i);
    expect(email).toMatch(/@demonstration\.example$/);
    expect(password_hash).toBeNull();
  }
});

test('gives the moderator items of newcomers and reported ones', async () => {
  await seed();
  const { accounts, cases, reports } = await stored();
  expect(accounts.find(({ email }) => email === moderatorAddress)?.role).toBe('moderator');
  const causes = cases.flatMap((each) => each.causes);
  for (const cause of ['pending', 'reported'] as const) {
    expect(causes.filter((each) => each === cause).length).toBeGreaterThanOrEqual(5);
  }
  const counts = cases.map((each) => each.report_count);
  expect(reports).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
});

test('reported spam is hidden, and a thread in each language is solved', async () => {
  await seed();
  const { cases, posts, replies } = await stored();
  const reported = cases.filter((each) => each.causes.includes('reported'));
  expect(reported.every((each) => each.report_count >= 3)).toBe(true);
  const statusOf = new Map(replies.map(({ id, status }) => [id, status]));
  const spam = reported.filter(({ kind }) => kind === 'forum_reply');
  expect(spam.length).toBeGreaterThanOrEqual(5);
  expect(spam.every(({ item_id }) => statusOf.get(item_id) === 'hidden')).toBe(true);
  const solved = posts.filter(({ solution_id }) => solution_id !== null);
  expect(solved.map(({ language }) => language).toSorted()).toEqual(languages.toSorted());
  expect(solved.every((post) => statusOf.get(post.solution_id ?? '') === 'published')).toBe(true);
});

test('a second time adds nothing, even after an item was deleted', async () => {
  await seed();
  const { db } = database;
  const first = await db.selectFrom('story').select('id').limit(1).executeTakeFirstOrThrow();
  await db.deleteFrom('story').where('id', '=', first.id).execute();
  const before = await stored();
  expect(await seed()).toEqual({ stories: 0, threads: 0 });
  expect(await stored()).toEqual(before);
});

test('leaves nothing behind where it is switched off, and keeps what visitors have', async () => {
  const account = {
    email: 'visitor@example.org',
    firstName: 'V',
    lastName: '',
    passwordHash: null,
  };
  const visitor = await database.db
    .transaction()
    .execute((trx) => insertAccount(trx, { ...account, language: 'en' }));
  await seed();
  await removeDemonstration(database.db);
  const { accounts, ...rest } = await stored();
  expect(accounts.map(({ id }) => id)).toEqual([visitor?.id]);
  expect({ accounts: [], ...rest }).toEqual(empty);
  const { db } = database;
  expect(await db.selectFrom('story_game').selectAll().execute()).toEqual([]);

  expect(await seed(true)).toEqual({ stories: 0, threads: 0 });
  await db.deleteFrom('account').execute();
  expect((await seed(true)).stories).toBeGreaterThan(20);
});

test('three petitions of our own collect with made-up signatures, until they are removed', async () => {
  const { db } = database;
  await seedPetitions(db, { polls: false });
  await seed();
  const opened = () =>
    db
      .selectFrom('petition')
      .select(['id', 'slug', 'goal'])
      .where('demonstration', '=', true)
      .orderBy('slug')
      .execute();
  const petitions = await opened();
  expect(petitions.map(({ slug }) => slug)).toEqual(['international', 'is', 'nz']);
  for (const { id } of petitions) {
    const update = await db
      .selectFrom('petition_update')
      .select('content')
      .where('petition_id', '=', id)
      .executeTakeFirstOrThrow();
    const receipt = /^[\w-]{32}$/m.exec(update.content)?.[0] ?? '';
    const hash = createHash('sha256').update(receipt).digest();
    const signed = db.selectFrom('signature').where('receipt_hash', '=', hash).select('state');
    expect(await signed.execute()).toEqual([{ state: 'confirmed' }]);
  }
  const counts = await Promise.all(petitions.map(({ id }) => selectSignatureCounts(db, id)));
  expect(counts.map(({ total }) => total)).toEqual([1_250, 310, 1_084]);
  expect(counts[0]?.countries.length).toBeGreaterThan(10);
  expect(counts[0]?.days.length).toBeGreaterThan(35);
  await removeDemonstration(db);
  expect(await opened()).toEqual([]);
  expect(await db.selectFrom('signature').select('id').execute()).toEqual([]);
});
