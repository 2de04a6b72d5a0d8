// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database, createDatabase } from '@kga/db/core';
import { lockPost } from '@kga/db/forum';
import { countLockWaits } from '@kga/db/testing';
import { bulkhead } from 'cockatiel';
import { sql } from 'kysely';
import { v4 as uuidv4 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { guestAgent, makeAccount, newMember } from '../../testing/account-fixture.ts';
import { insertTestPost, insertTestReply } from '../../testing/forum-fixture.ts';
import {
  type Services,
  startServices,
  type TestApp,
  createTestApp,
} from '../../testing/test-app.ts';
import { decideItem } from './decide.ts';
import { reportContent } from './report-content.ts';

vi.setConfig({ testTimeout: 120_000 });

let services: Services;
let api: TestApp;
/** So many connections that requests wait for locks, not for a connection, and as long as it takes. */
let wide: Database;
beforeAll(async () => {
  services = await startServices();
  wide = createDatabase(services.databaseUrl, {
    maxConnections: 30,
    connectionTimeout: 60_000,
    statementTimeout: 120_000,
  });
  api = await createTestApp({ ...services, db: wide });
});
afterAll(async () => {
  await api.close();
  await wide.destroy();
  await services.stop();
});

const dbOf = () => wide;
const words = () => Array.from({ length: 6 }, () => uuidv4()).join(' ');
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

async function expectCountsToEqualRows(postId: string) {
  const db = dbOf();
  const { rows } = await sql<{ replies: string; newest: string | null }>`
    select count(*) as replies, (array_agg(id order by appeared_at desc, id desc))[1] as newest
    from forum_reply
    where post_id = ${postId} and status = 'published' and deleted_at is null`.execute(db);
  const post = await db
    .selectFrom('forum_post')
    .selectAll()
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  expect(post.replies).toBe(Number(rows[0]?.replies));
  expect(post.newest_reply_id).toBe(rows[0]?.newest);
  const figures = await sql<{ kept: string; counted: string }>`
    select
      (select coalesce(sum(value), 0) from tally where name = 'forum.replies:legal-rights') as kept,
      (select coalesce(sum(replies), 0) from forum_post
        where category_id = 'legal-rights' and status = 'published' and deleted_at is null)
        as counted`.execute(db);
  expect(figures.rows[0]?.kept).toBe(figures.rows[0]?.counted);
}

test('50 parallel replies, edits, deletes, decisions and reports leave counts that equal the rows', async () => {
  const db = dbOf();
  const postId = await insertTestPost(db);
  const members = await Promise.all(times(10, () => newMember({ app: api.app, db })));
  const moderators = await Promise.all(times(5, () => makeAccount(db, { role: 'moderator' })));
  const guests = await Promise.all(times(10, () => guestAgent(api)));
  for (const { account } of members) {
    await insertTestPost(db, { account_id: account.id, category_id: 'game-cases' });
  }
  const memberOf = (index: number) => {
    const member = members[index % 10];
    if (!member) throw new Error('there are ten members');
    return member;
  };
  const there = async (count: number) => {
    const ids: string[] = [];
    for (const index of times(count, (each) => each)) {
      const { id: account_id } = memberOf(index).account;
      ids.push(await insertTestReply(db, { post_id: postId, account_id, content: words() }));
    }
    return ids;
  };
  const [edited, deleted, decided] = [await there(25), await there(25), await there(10)];
  await expectCountsToEqualRows(postId);

  const url = `/api/forum/posts/${postId}/replies`;
  const limit = bulkhead(50, Infinity);
  const replying = (index: number) =>
    memberOf(index).by.post(url, { content: words(), language: 'en' });
  // Two of each: one of them has seen a text that is no longer there.
  const editing = (index: number) =>
    memberOf(index % 25).by.request({
      method: 'PATCH',
      url: `/api/forum/replies/${edited[index % 25]}`,
      payload: { content: words(), revision: 1 },
    });
  const deleting = (index: number) =>
    memberOf(index % 25).by.request({
      method: 'DELETE',
      url: `/api/forum/replies/${deleted[index % 25]}`,
    });
  const deciding = (index: number) => {
    const moderator = moderators[index % 5];
    const decision = Math.floor(index / 10) % 2 === 0 ? 'hide' : 'restore';
    return decideItem(
      db,
      { kind: 'forum_reply', id: decided[index % 10] ?? '' },
      {
        by: { id: moderator?.id ?? '', name: 'Mod' },
        verdict: { decision, reason: decision === 'hide' ? 'spam' : null, note: '' },
      },
    );
  };
  const reporting = (index: number) =>
    reportContent(
      db,
      { kind: 'forum_reply', id: [...decided, ...edited][index % 35] ?? '' },
      {
        by: { guestId: guests[index % 10]?.guestId ?? '' },
        reason: 'abuse',
        note: '',
        network: null,
      },
    );
  // One of each kind after the other, so that at any time all kinds are under way.
  const work = times(50, (index) =>
    Promise.all([
      limit.execute(() => replying(index)),
      limit.execute(() => editing(index)),
      limit.execute(() => deleting(index)),
      limit.execute(() => deciding(index)),
      limit.execute(() => reporting(index)),
    ]),
  );
  const done = await Promise.all(work);
  const codesOf = (answers: { statusCode: number }[]) => {
    const codes: Record<string, number> = {};
    for (const { statusCode } of answers) codes[statusCode] = (codes[statusCode] ?? 0) + 1;
    return codes;
  };
  const replies = codesOf(done.map(([each]) => each));
  const edits = codesOf(done.map(([, each]) => each));
  const deletes = codesOf(done.map(([, , each]) => each));
  const decisions = done.map(([, , , each]) => each);
  const reports = done.map(([, , , , each]) => each);
  expect(replies).toEqual({ 201: 50 });
  expect(edits).toEqual({ 200: 25, 409: 25 });
  expect(deletes).toEqual({ 204: 25, 404: 25 });
  expect(decisions.filter(({ outcome }) => outcome === 'decided').length).toBeGreaterThan(0);
  expect(reports.filter(({ outcome }) => outcome === 'reported').length).toBeGreaterThan(0);
  await expectCountsToEqualRows(postId);

  const { rows } = await sql<{ id: string }>`
    select id from forum_reply where post_id = ${postId} and appeared_at is not null
    order by appeared_at, id`.execute(db);
  const page = await api.app.inject({ url: `${url}?limit=100` });
  expect(page.json().map(({ id }: { id: string }) => id)).toEqual(
    rows.map(({ id }) => id).slice(0, 100),
  );
  const actions = await db
    .selectFrom('audit_log')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('action', 'like', 'content.%')
    .executeTakeFirstOrThrow();
  expect(Number(actions.count)).toBe(
    decisions.filter(({ outcome }) => outcome === 'decided').length,
  );
});

test('of a reply and the deletion of its post one comes first, and nothing is left between them', async () => {
  const db = dbOf();
  const { account, by } = await newMember({ app: api.app, db });
  const other = await newMember({ app: api.app, db });
  await insertTestPost(db, { account_id: other.account.id, category_id: 'game-cases' });
  for (const round of times(10, (each) => each)) {
    const id = await insertTestPost(db, {
      account_id: account.id,
      category_id: 'cultural-protection',
    });
    const body = { content: `${round} ${words()}`, language: 'en' };
    const [said, deleted] = await Promise.all([
      other.by.post(`/api/forum/posts/${id}/replies`, body),
      by.request({ method: 'DELETE', url: `/api/forum/posts/${id}` }),
    ]);
    expect(deleted.statusCode).toBe(204);
    const row = await db
      .selectFrom('forum_post')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const left = row && { replies: row.replies, title: row.title };
    expect([
      [201, { replies: 1, title: '' }],
      [404, undefined],
    ]).toContainEqual([said.statusCode, left]);
  }
});

test.each(['forum_post', 'forum_reply'] as const)(
  'an edit of a %s that waits in a circle with somebody who reports it is made after that',
  async (kind) => {
    const db = dbOf();
    const { account, by } = await newMember({ app: api.app, db });
    const postId = await insertTestPost(db, { account_id: account.id });
    const replyId = await insertTestReply(db, { post_id: postId, account_id: account.id });
    const [id, url] =
      kind === 'forum_post'
        ? [postId, `/api/forum/posts/${postId}`]
        : [replyId, `/api/forum/replies/${replyId}`];
    const content = 'https://a.example https://b.example https://c.example';
    const { edit } = await db.transaction().execute(async (trx) => {
      // The edit looks first, and is the one that Postgres ends.
      await sql`set local deadlock_timeout = '1min'`.execute(trx);
      await sql`
        insert into moderation_case (kind, item_id, state, causes, language)
        values (${kind}, ${id}, 'decided', '{}', 'en')`.execute(trx);
      const begun = by.request({ method: 'PATCH', url, payload: { content } });
      await expect.poll(() => countLockWaits(wide), { timeout: 60_000 }).toBe(1);
      await lockPost(trx, postId);
      return { edit: begun };
    });
    const { statusCode, json } = await edit;
    expect([statusCode, json()]).toMatchObject([
      200,
      { content, status: 'pending', held: 'links' },
    ]);
  },
);
