// SPDX-License-Identifier: AGPL-3.0-or-later
import { mail as mailShape } from '@kga/contracts/jobs';
import { insertAccount, insertGuest, updateAccount } from '@kga/db/accounts';
import { type AuthorRef, insertMark } from '@kga/db/content';
import { muteMails } from '@kga/db/contributions';
import { insertPost, insertReply, postFollowMark, updatePostRead } from '@kga/db/forum';
import { createLog } from '@kga/server';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type MailFixture, createMailFixture } from '../../testing/mail-fixture.ts';
import { notifyFollowers, notifyMentioned } from './notify-followers.ts';

let on: MailFixture;
beforeAll(async () => {
  on = await createMailFixture();
});
afterAll(() => on.close());

const dbOf = () => on.services.database.db;
const log = createLog('worker', 'silent');

async function newAccount(
  change: { suspended_at?: Date; suspended_reason?: string } = {},
  emailVerified = true,
) {
  return dbOf()
    .transaction()
    .execute(async (trx) => {
      const account = await insertAccount(trx, {
        email: `${uuidv7()}@example.org`,
        firstName: 'Ada',
        lastName: 'Lovelace',
        passwordHash: null,
        language: 'de',
        emailVerified,
      });
      if (!account) throw new Error('the address is taken');
      if (change.suspended_at) await updateAccount(trx, account.id, change);
      return account;
    });
}

async function newPost({ title = 'What now?', by = '' } = {}): Promise<string> {
  const id = uuidv7();
  const words = { title, content: 'A text', language: 'en' as const };
  const values = { id, category_id: 'game-cases' as const, account_id: by || null, ...words };
  await dbOf()
    .insertInto('forum_post')
    .values({ ...values, status: 'published' })
    .execute();
  return id;
}

async function newGuest(): Promise<AuthorRef> {
  const guestId = `guest_${uuidv7().replaceAll('-', '').slice(0, 16)}1750000000000`;
  await insertGuest(dbOf(), {
    id: guestId,
    fingerprintHash: Buffer.from('x'),
    secretHash: Buffer.alloc(32),
    createdAt: new Date(),
  });
  return { guestId };
}

/** A published reply, and the mails about it. */
async function reply(
  postId: string,
  {
    by,
    content = 'Write a letter.',
    quoteId = null,
  }: { by?: AuthorRef; content?: string; quoteId?: string | null } = {},
) {
  const id = uuidv7();
  const author = by ?? (await newGuest());
  const values = { id, post_id: postId, quote_id: quoteId, content, language: 'en' } as const;
  await dbOf()
    .transaction()
    .execute((trx) => insertReply(trx, { ...values, status: 'published', author }));
  await on.pass();
  const job = await dbOf()
    .selectFrom('outbox')
    .select('id')
    .where(sql<boolean>`payload ->> 'replyId' = ${id}`)
    .executeTakeFirstOrThrow();
  return { id, tell: () => notifyFollowers({ db: dbOf(), log }, job.id) };
}

const followBy = (postId: string, accountId: string) =>
  dbOf()
    .transaction()
    .execute((trx) => insertMark(trx, { type: postFollowMark, id: postId, owner: { accountId } }));

async function mailsTo(address: string) {
  const rows = await dbOf()
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('job', '=', 'mail.send')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, payload }) => {
    const { success, data } = mailShape.safeParse(payload);
    return success && 'to' in data && data.to === address ? [{ id, mail: data }] : [];
  });
}

test('followers get one mail, and the next one only after a visit', async () => {
  const [reader, writer] = [await newAccount(), await newAccount()];
  const by = { accountId: writer.id };
  const postId = await newPost();
  await followBy(postId, reader.id);
  await followBy(postId, writer.id);
  const first = await reply(postId, { by });
  expect(await first.tell()).toBe(1);
  expect(await first.tell()).toBeUndefined();
  expect(await mailsTo(writer.email)).toEqual([]);
  expect(await mailsTo(reader.email)).toMatchObject([
    {
      mail: {
        about: 'forum_reply',
        kind: 'follow',
        name: 'Ada Lovelace',
        language: 'de',
        title: 'What now?',
        excerpt: 'Write a letter.',
        path: `/forum/posts/${postId}?at=${first.id}#reply-${first.id}`,
      },
    },
  ]);
  expect(await (await reply(postId, { by })).tell()).toBe(0);
  await updatePostRead(dbOf(), { postId, accountId: reader.id });
  expect(await (await reply(postId, { by })).tell()).toBe(1);
  await updatePostRead(dbOf(), { postId, accountId: reader.id });
  // A reply by a guest belongs to no account.
  expect(await (await reply(postId)).tell()).toBe(2);
  expect(await mailsTo(writer.email)).toHaveLength(1);
});

test('the author of the post and a quoted member learn why they get a mail; muted kinds are not mailed', async () => {
  const [author, quoted] = [await newAccount(), await newAccount()];
  const postId = await newPost({ by: author.id });
  await followBy(postId, author.id);
  const { id: quoteId } = await reply(postId, { by: { accountId: quoted.id } });
  await updatePostRead(dbOf(), { postId, accountId: author.id });
  expect(await (await reply(postId, { quoteId })).tell()).toBe(2);
  expect(await mailsTo(author.email)).toMatchObject([{ mail: { kind: 'reply' } }]);
  const token = `${quoted.unsubscribe_token}.quote`;
  expect(await mailsTo(quoted.email)).toMatchObject([{ mail: { kind: 'quote', token } }]);
  for (const { id } of [author, quoted]) await updatePostRead(dbOf(), { postId, accountId: id });
  await muteMails(dbOf(), token);
  expect(await (await reply(postId, { quoteId })).tell()).toBe(1);
});

test('a post is mailed to those whom it mentions', async () => {
  const { id: accountId, email } = await newAccount();
  await dbOf()
    .updateTable('account')
    .set({ display_name: 'Hedy L.', display_name_key: accountId })
    .where('id', '=', accountId)
    .execute();
  const id = uuidv7();
  const text = { title: 'Who knows?', content: 'Ask @Hedy L.!', language: 'en' } as const;
  const post = { id, category_id: 'game-cases', account_id: null, status: 'published' } as const;
  await dbOf()
    .transaction()
    .execute((trx) => insertPost(trx, { ...post, ...text }));
  await on.pass();
  const job = await dbOf()
    .selectFrom('outbox')
    .select('id')
    .where('job', '=', 'forum.post')
    .executeTakeFirstOrThrow();
  expect(await notifyMentioned({ db: dbOf(), log }, job.id)).toBe(1);
  expect(await notifyMentioned({ db: dbOf(), log }, job.id)).toBeUndefined();
  expect(await mailsTo(email)).toMatchObject([
    { mail: { kind: 'mention', title: 'Who knows?', path: `/forum/posts/${id}` } },
  ]);
});

test('unverified and suspended accounts get no mail', async () => {
  const postId = await newPost();
  const unverified = await newAccount({}, false);
  const suspended = await newAccount({ suspended_at: new Date(), suspended_reason: 'Spam' });
  for (const { id } of [unverified, suspended]) await followBy(postId, id);
  expect(await (await reply(postId)).tell()).toBe(0);
});

test('replies that were hidden meanwhile are not announced', async () => {
  const postId = await newPost();
  await followBy(postId, (await newAccount()).id);
  const { id, tell } = await reply(postId);
  await dbOf().updateTable('forum_reply').set({ status: 'hidden' }).where('id', '=', id).execute();
  expect(await tell()).toBe(0);
  const second = await reply(postId);
  await dbOf()
    .updateTable('forum_post')
    .set({ status: 'hidden' })
    .where('id', '=', postId)
    .execute();
  expect(await second.tell()).toBe(0);
});

test('the mail has one-click unsubscribing, and user-written text stays text', async () => {
  const reader = await newAccount();
  const title = '<b>Is</b> this "it"?\r\nBcc: eve@example.org';
  const postId = await newPost({ title });
  await followBy(postId, reader.id);
  const content = `<script>alert(1)</script>\n${'🎮'.repeat(500)}`;
  await (await reply(postId, { content })).tell();
  const [sent] = await mailsTo(reader.email);
  expect(await on.send(sent?.id ?? '')).toBe('sent');
  const [{ email } = { email: undefined }] = on.server.received.splice(0);
  const { token } = await dbOf()
    .selectFrom('forum_follow')
    .select('token')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  const headers = new Map(email?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(
    `<https://kga.example/api/forum/unsubscribe?token=${token}>`,
  );
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(headers.has('bcc')).toBe(false);
  expect(email?.subject).toBe('Neue Antwort: <b>Is</b> this "it"? Bcc: eve@example.org');
  expect(email?.html).not.toMatch(/<script|<b>/);
  expect(email?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(email?.text).toContain(`https://kga.example/unsubscribe?lang=de#token=${token}`);
  expect(email?.text).toContain(`🎮…`);
  expect(email?.text?.isWellFormed()).toBe(true);
});

test('a row without a reply fails', async () => {
  const id = uuidv7();
  const due_at = new Date(Date.now() - 1_000);
  await dbOf()
    .insertInto('outbox')
    .values({ id, job: 'forum.reply', payload: '{}', due_at })
    .execute();
  expect(await notifyFollowers({ db: dbOf(), log }, id)).toBeUndefined();
  expect(await on.row(id)).toMatchObject({ state: 'failed', payload: null });
});
