// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { claimGuest, insertGuest } from '../accounts/guests.ts';
import { insertAccount } from '../accounts/queries.ts';
import { insertPost, lockPost } from '../forum/write-posts.ts';
import { insertReply } from '../forum/write-replies.ts';
import { lockCase, openCase } from '../moderation/cases.ts';
import { type TestDatabase, cloneDatabase, countLockWaits } from '../testing.ts';
import { deleteContributions, moveContributions, selectContributions } from './contributions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());

const inTransaction: TestDatabase['db']['transaction'] = () => database.db.transaction();

async function newAccount(): Promise<string> {
  const account = await inTransaction().execute((trx) =>
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

async function newPost(account_id: string | null): Promise<string> {
  const id = uuidv7();
  const words = { title: 'What now?', content: 'A text', language: 'en' } as const;
  const post = {
    id,
    category_id: 'game-cases',
    account_id,
    status: 'published',
    ...words,
  } as const;
  await inTransaction().execute((trx) => insertPost(trx, post));
  return id;
}

async function newReply(
  post_id: string,
  author: { accountId: string } | { guestId: string },
  status: 'published' | 'pending' = 'published',
): Promise<string> {
  const id = uuidv7();
  const reply = { id, post_id, quote_id: null, content: 'Said', language: 'en', status } as const;
  await inTransaction().execute((trx) => insertReply(trx, { ...reply, author }));
  return id;
}

const posts = () =>
  database.db.selectFrom('forum_post').select(['id', 'title', 'replies']).orderBy('id').execute();
const replies = () =>
  database.db.selectFrom('forum_reply').select(['id', 'content']).orderBy('id').execute();

test('a guest’s replies are moved to the account and listed by the titles of their posts', async () => {
  const accountId = await newAccount();
  const guestId = `guest_${'a'.repeat(16)}1700000000000`;
  await insertGuest(database.db, {
    id: guestId,
    fingerprintHash: Buffer.alloc(32),
    secretHash: Buffer.alloc(32),
    createdAt: new Date(),
  });
  const post = await newPost(accountId);
  const reply = await newReply(post, { guestId }, 'pending');
  await inTransaction().execute(async (trx) => {
    expect(await claimGuest(trx, { guestId, accountId })).toBe(true);
    expect(await moveContributions(trx, { guestId, accountId })).toBe(1);
  });
  expect(await selectContributions(database.db, accountId, 10)).toMatchObject([
    {
      kind: 'forum_reply',
      id: reply,
      title: 'What now?',
      path: `/forum/posts/${post}?at=${reply}#reply-${reply}`,
      status: 'pending',
    },
    { kind: 'forum_post', id: post, path: `/forum/posts/${post}`, status: 'published' },
  ]);
});

test('deleting contributions leaves empty rows of answered posts and of published replies', async () => {
  await database.db.deleteFrom('forum_post').execute();
  const [mine, others] = [await newAccount(), await newAccount()];
  await newPost(mine);
  const answered = await newPost(mine);
  const foreign = await newPost(others);
  const kept = await newReply(answered, { accountId: others });
  const seen = await newReply(foreign, { accountId: mine });
  await newReply(foreign, { accountId: mine }, 'pending');
  const removed = await inTransaction().execute((trx) => deleteContributions(trx, mine));
  expect(removed).toBe(4);
  expect(await posts()).toEqual([
    { id: answered, title: '', replies: 1 },
    { id: foreign, title: 'What now?', replies: 0 },
  ]);
  expect(await replies()).toEqual([
    { id: kept, content: 'Said' },
    { id: seen, content: '' },
  ]);
});

test('deleting contributions locks cases before posts, as moderators do', async () => {
  const [mine, others] = [await newAccount(), await newAccount()];
  const post = await newPost(others);
  const id = await newReply(post, { accountId: mine });
  const { db } = database;
  await inTransaction().execute((trx) =>
    openCase(trx, { kind: 'forum_reply', id, language: 'en' }, { causes: ['reported'], holds: [] }),
  );
  let removed: Promise<number> | undefined;
  await inTransaction().execute(async (trx) => {
    await lockCase(trx, { kind: 'forum_reply', id });
    removed = inTransaction().execute((other) => deleteContributions(other, mine));
    await expect.poll(() => countLockWaits(db)).toBe(1);
    // Would deadlock if the deletion had locked the post already.
    expect(await lockPost(trx, post)).toMatchObject({ id: post });
  });
  expect(await removed).toBe(1);
});

test('moving replies does not wait for a lock on their post', async () => {
  const accountId = await newAccount();
  const guestId = `guest_${'b'.repeat(16)}1700000000000`;
  await insertGuest(database.db, {
    id: guestId,
    fingerprintHash: Buffer.alloc(32),
    secretHash: Buffer.alloc(32),
    createdAt: new Date(),
  });
  const post = await newPost(accountId);
  await newReply(post, { guestId });
  await inTransaction().execute(async (holder) => {
    await lockPost(holder, post);
    await inTransaction().execute(async (trx) => {
      await sql`set local lock_timeout = '1s'`.execute(trx);
      expect(await moveContributions(trx, { guestId, accountId })).toBe(1);
    });
  });
});
