// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus } from '@kga/contracts/content';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { insertAccount } from '../accounts/queries.ts';
import { helpfulMark, insertMark } from '../content/marks.ts';
import { transaction } from '../core/client.ts';
import { selectCategoryFigures } from '../forum/category-figures.ts';
import { selectPost } from '../forum/posts.ts';
import { selectReplies } from '../forum/replies.ts';
import { postFollowMark } from '../forum/reply-notifications.ts';
import { contentTypes } from '../registry/content-types.ts';
import { type TestDatabase, cloneDatabase } from '../testing.ts';
import { openCase } from './cases.ts';
import { mergeThreads } from './merge-threads.ts';
import { insertReport } from './reports.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

async function newAccount(): Promise<string> {
  const account = await transaction(database.db, (trx) =>
    insertAccount(trx, {
      email: `${uuidv7()}@example.org`,
      firstName: 'Ada',
      lastName: 'L',
      passwordHash: null,
      language: 'en',
    }),
  );
  return account?.id ?? '';
}

async function newGame(): Promise<string> {
  const id = uuidv7();
  await database.db
    .insertInto('game')
    .values({
      id,
      name: 'The Crew',
      developer: null,
      publisher: null,
      release_date: null,
      shutdown_date: null,
      genre: null,
      platforms: [],
      availability: 'unknown',
      shutdown_reason: null,
      description: null,
      sources: [],
      language: 'en',
      status: 'published',
      edited_at: null,
    })
    .execute();
  return id;
}

type NewThread = { accountId?: string; status?: ContentStatus; minute?: number };

async function newThread(
  game_id: string,
  { accountId, status = 'published', minute = 0 }: NewThread = {},
): Promise<string> {
  const id = uuidv7();
  await database.db
    .insertInto('forum_post')
    .values({
      id,
      game_id,
      category_id: 'game-cases',
      account_id: accountId ?? null,
      title: 'A title',
      content: 'A text',
      language: 'fr',
      status,
      created_at: at(minute),
    })
    .execute();
  return id;
}

async function newReply(post_id: string, minute: number, status: ContentStatus = 'published') {
  const id = uuidv7();
  await database.db
    .insertInto('forum_reply')
    .values({
      id,
      post_id,
      content: `At ${minute}`,
      language: 'en',
      status,
      appeared_at: status === 'published' ? at(minute) : null,
    })
    .execute();
  return id;
}

const merge = (from: string, into: string) =>
  transaction(database.db, (trx) => mergeThreads(trx, { from, into }));

const rowOf = (id: string) =>
  database.db.selectFrom('forum_post').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const repliesOf = (id: string) => selectReplies(database.db, id, { limit: 50 });

/** Two games with a published thread each. */
async function twoThreads() {
  const [from, into] = [await newGame(), await newGame()];
  const accountId = await newAccount();
  const old = await newThread(from, { accountId, minute: 2 });
  const stays = await newThread(into, { minute: 1 });
  return { from, into, accountId, old, stays };
}

test('replies of both threads follow each other by time, the old opening post among them', async () => {
  const { from, into, accountId, old, stays } = await twoThreads();
  for (const minute of [3, 6]) await newReply(old, minute);
  await newReply(stays, 4);
  const pending = await newReply(old, 7, 'pending');
  expect((await merge(from, into)).toSorted()).toEqual([old, stays].toSorted());
  const replies = await repliesOf(stays);
  expect(replies.map(({ content }) => content)).toEqual([
    'A title\n\nA text',
    'At 3',
    'At 4',
    'At 6',
  ]);
  expect(replies[0]).toMatchObject({
    id: old,
    language: 'fr',
    created_at: at(2),
    appeared_at: at(2),
    quote_id: null,
    author: { accountId },
  });
  const [waits] = await contentTypes.forum_reply.load(database.db, [pending]);
  expect(waits).toMatchObject({ status: 'pending', change: { topic: 'forum', id: stays } });
});

test('counts are right afterwards', async () => {
  const { db } = database;
  const { from, into, old, stays } = await twoThreads();
  await newReply(old, 3);
  const newest = await newReply(stays, 4);
  const before = (await selectCategoryFigures(db))['game-cases'];
  await merge(from, into);
  const after = (await selectCategoryFigures(db))['game-cases'];
  expect(await rowOf(stays)).toMatchObject({
    game_id: into,
    replies: 3,
    newest_reply_id: newest,
    last_activity_at: at(4),
  });
  expect(await rowOf(old)).toMatchObject({ replies: 0, newest_reply_id: null });
  expect(after).toEqual({ posts: before.posts - 1, replies: before.replies + 1 });
});

test('the old thread leads to the other one, also when that is merged later', async () => {
  const { db } = database;
  const { from, into, old, stays } = await twoThreads();
  await merge(from, into);
  expect(await rowOf(old)).toMatchObject({ merged_into: stays, account_id: null, content: '' });
  expect((await selectPost(db, old))?.id).toBe(stays);
  const last = await newGame();
  const lastThread = await newThread(last);
  await merge(into, last);
  for (const id of [old, stays]) expect((await selectPost(db, id))?.id).toBe(lastThread);
  expect(await repliesOf(lastThread)).toHaveLength(2);
});

test('followers follow the other thread, each once', async () => {
  const { from, into, accountId, old, stays } = await twoThreads();
  const both = await newAccount();
  await transaction(database.db, async (trx) => {
    const follow = (id: string, owner: string) =>
      insertMark(trx, { type: postFollowMark, id, owner: { accountId: owner } });
    await follow(old, accountId);
    await follow(old, both);
    await follow(stays, both);
  });
  await merge(from, into);
  const follows = await database.db
    .selectFrom('forum_follow')
    .select(['post_id', 'account_id'])
    .where('account_id', 'in', [accountId, both])
    .execute();
  expect(follows.toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))).toEqual(
    [accountId, both].toSorted().map((account_id) => ({ post_id: stays, account_id })),
  );
});

test('thanks, reports, cases and notifications about the opening post belong to the reply', async () => {
  const { db } = database;
  const { from, into, accountId, old, stays } = await twoThreads();
  const reader = await newAccount();
  const reply = await newReply(old, 3);
  await transaction(db, async (trx) => {
    const owner = { accountId: reader };
    await insertMark(trx, { type: helpfulMark, content: contentTypes.forum_post, id: old, owner });
    const ref = { kind: 'forum_post', id: old } as const;
    await openCase(trx, { ...ref, language: 'fr' }, { causes: ['reported'], holds: [] });
    await insertReport(trx, ref, {
      author: owner,
      reason: 'spam',
      note: '',
      weight: 1,
      network: null,
    });
  });
  const about = { account_id: accountId, thread_id: old };
  await db
    .insertInto('notification')
    .values([
      { ...about, kind: 'reply', item_kind: 'forum_reply', item_id: reply },
      { ...about, kind: 'decision', decision: 'approve', item_kind: 'forum_post', item_id: old },
    ])
    .execute();
  await merge(from, into);
  expect((await repliesOf(stays)).map(({ id, helpful }) => [id, helpful])).toEqual([
    [old, 1],
    [reply, 0],
  ]);
  for (const table of ['moderation_case', 'content_report'] as const) {
    const rows = await db.selectFrom(table).select('kind').where('item_id', '=', old).execute();
    expect(rows).toEqual([{ kind: 'forum_reply' }]);
  }
  const notifications = await db
    .selectFrom('notification')
    .select(['item_kind', 'item_id', 'thread_id'])
    .where('account_id', '=', accountId)
    .orderBy('item_id')
    .execute();
  expect(notifications).toEqual(
    [old, reply]
      .toSorted()
      .map((item_id) => ({ item_kind: 'forum_reply', item_id, thread_id: stays })),
  );
});

test('the thread of the duplicate alone becomes that of the other game', async () => {
  const [from, into] = [await newGame(), await newGame()];
  const thread = await newThread(from);
  const gone = await newThread(from, { status: 'hidden' });
  await newThread(into, { status: 'rejected' });
  await merge(from, into);
  expect(await rowOf(thread)).toMatchObject({ game_id: into, status: 'published' });
  expect(await rowOf(gone)).toMatchObject({ game_id: into, status: 'hidden' });
});

test.each([
  ['pending', 'published', 'stays'],
  ['published', 'pending', 'old'],
  ['pending', 'pending', 'stays'],
] as const)('of a %s and a %s thread both stay, and one has the game', async (...given) => {
  const [statusOfOld, statusOfOther, winner] = given;
  const [from, into] = [await newGame(), await newGame()];
  const old = await newThread(from, { status: statusOfOld });
  const stays = await newThread(into, { status: statusOfOther });
  await merge(from, into);
  const [first, second] = [await rowOf(old), await rowOf(stays)];
  expect(first).toMatchObject({
    status: statusOfOld,
    content: 'A text',
    game_id: winner === 'old' ? into : null,
  });
  expect(second).toMatchObject({
    status: statusOfOther,
    content: 'A text',
    game_id: winner === 'stays' ? into : null,
  });
});

test('games without threads have none afterwards', async () => {
  const [from, into] = [await newGame(), await newGame()];
  expect(await merge(from, into)).toEqual([]);
  const { rows } = await sql`select from forum_post where game_id = ${into}::uuid`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});
