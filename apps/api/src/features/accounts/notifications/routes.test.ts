// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  getUnreadCount,
  listNotifications,
  updateMailChoice,
  updateNotifications,
} from '@kga/contracts/accounts';
import {
  createPost,
  createReply,
  recordPostView,
  unsubscribe,
  updatePost,
} from '@kga/contracts/forum';
import { createDecisions } from '@kga/contracts/moderation';
import { insertMark } from '@kga/db/content';
import { countUnread } from '@kga/db/contributions';
import { postFollowMark, selectUnreadPosts } from '@kga/db/forum';
import { v4 as uuidv4 } from 'uuid';
import { expect, test } from 'vitest';

import {
  type AccountOptions,
  guestAgent,
  newMember,
  outboxMailsTo,
} from '../../../testing/account-fixture.ts';
import type { Agent } from '../../../testing/agent.ts';
import { insertTestPost, insertTestReply } from '../../../testing/forum-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();

const member = (options?: AccountOptions) => newMember(api, options);
/** Whose texts appear at once. */
const moderator = () => member({ role: 'moderator' });

const pathOf = ({ url }: { url: string }, id: string) => url.replace(':id', id);
const list = async (by: Agent) => (await by.get(listNotifications.url)).json();
const unread = async (by: Agent) => (await by.get(getUnreadCount.url)).json().unread;
const put = (by: Agent, { url }: { url: string }, payload: object) =>
  by.request({ method: 'PUT', url, payload });

/** A reply by someone through the API. */
async function reply(by: Agent, postId: string, more: { quoteId?: string } = {}): Promise<string> {
  const answer = await by.post(pathOf(createReply, postId), { content: uuidv4(), ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json().id;
}

const follow = (postId: string, accountId: string) =>
  api.db
    .transaction()
    .execute((trx) => insertMark(trx, { type: postFollowMark, id: postId, owner: { accountId } }));

/** A post that its author follows. */
async function postBy(accountId: string): Promise<string> {
  const id = await insertTestPost(api.db, { account_id: accountId });
  await follow(id, accountId);
  return id;
}

const decide = (by: Agent, id: string, decision: string, more = {}) =>
  by.post(createDecisions.url, { items: [{ kind: 'forum_reply', id }], decision, ...more });

test('author, follower and quoted member are notified once each, by the nearest reason', async () => {
  const [author, follower, quoted, writer] = await Promise.all([
    member(),
    member(),
    member(),
    moderator(),
  ]);
  const postId = await postBy(author.account.id);
  await follow(postId, follower.account.id);
  await follow(postId, quoted.account.id);
  await follow(postId, writer.account.id);
  const quoteId = await insertTestReply(api.db, {
    post_id: postId,
    account_id: quoted.account.id,
  });
  const id = await reply(writer.by, postId, { quoteId });
  const kinds = await Promise.all([author, follower, quoted].map(({ by }) => list(by)));
  expect(kinds.map((each) => each.map(({ kind }: { kind: string }) => kind))).toEqual([
    ['reply'],
    ['follow'],
    ['quote'],
  ]);
  expect(await list(writer.by)).toEqual([]);
  expect(kinds[0]).toEqual([
    {
      id: expect.any(String),
      kind: 'reply',
      contentKind: 'forum_reply',
      author: expect.objectContaining({ id: writer.account.id, marks: ['team'] }),
      title: 'What now?',
      titleLanguage: 'en',
      excerpt: expect.stringMatching(/^[\da-f-]{36}$/),
      language: 'en',
      path: `/forum/posts/${postId}?at=${id}#reply-${id}`,
      decision: null,
      reason: null,
      read: false,
      createdAt: expect.any(String),
    },
  ]);
});

test('a pending reply notifies no one until it is published, and a hidden one no longer does', async () => {
  const [author, judge] = await Promise.all([member(), moderator()]);
  const guest = await guestAgent(api);
  const postId = await postBy(author.account.id);
  const id = await reply(guest, postId);
  expect(await unread(author.by)).toBe(0);
  await decide(judge.by, id, 'approve');
  expect(await list(author.by)).toMatchObject([{ kind: 'reply', author: { marks: ['guest'] } }]);
  await decide(judge.by, id, 'hide', { reason: 'spam' });
  expect([await unread(author.by), await list(author.by)]).toEqual([0, []]);
  await decide(judge.by, id, 'restore');
  expect(await unread(author.by)).toBe(1);
  await api.db
    .updateTable('forum_post')
    .set({ status: 'hidden' })
    .where('id', '=', postId)
    .execute();
  expect(await unread(author.by)).toBe(0);
  await api.db.deleteFrom('forum_post').where('id', '=', postId).execute();
  const left = await api.db
    .selectFrom('notification')
    .where('thread_id', '=', postId)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

test('authors are notified of decisions, by mail unless they do not want that', async () => {
  const [author, judge] = await Promise.all([member(), moderator()]);
  const ref = { post_id: await postBy(judge.account.id), account_id: author.account.id };
  const mails = () => outboxMailsTo(api.db, author.account.email);
  await decide(judge.by, await insertTestReply(api.db, ref), 'hide', { reason: 'off_topic' });
  expect(await list(author.by)).toMatchObject([
    { kind: 'decision', decision: 'hide', reason: 'off_topic', author: null, title: 'What now?' },
  ]);
  const [mail] = await mails();
  expect(mail).toMatchObject({ about: 'content_decided' });
  const token = mail && 'token' in mail ? mail.token : '';
  const press = (given = token) =>
    api.app.inject({ method: 'POST', url: `${unsubscribe.url}?token=${given}` });
  expect((await press(`${uuidv4()}.decision`)).statusCode).toBe(204);
  expect((await press()).statusCode).toBe(204);
  await decide(judge.by, await insertTestReply(api.db, ref), 'hide', { reason: 'spam' });
  expect([(await mails()).length, await unread(author.by)]).toEqual([1, 2]);
  const again = await put(author.by, updateMailChoice, { kind: 'decision', mail: true });
  expect(again.json().mails).toEqual({
    mention: true,
    quote: true,
    reply: true,
    follow: true,
    decision: true,
  });
  await decide(judge.by, await insertTestReply(api.db, ref), 'hide', { reason: 'spam' });
  expect(await mails()).toHaveLength(2);
});

test('notifications are marked one by one, all at once, and by viewing the post', async () => {
  const [author, stranger, writer] = await Promise.all([member(), member(), moderator()]);
  const [postId, otherId] = [await postBy(author.account.id), await postBy(author.account.id)];
  for (const id of [postId, postId, otherId]) await reply(writer.by, id);
  const [newest, ...older] = await list(author.by);
  const mark = (by: Agent, read: boolean, ids?: string[]) =>
    put(by, updateNotifications, { read, ...(ids && { ids }) });
  expect((await mark(stranger.by, true, [newest.id])).json()).toEqual({ unread: 0 });
  expect(await unread(author.by)).toBe(3);
  expect((await mark(author.by, true, [newest.id])).json()).toEqual({ unread: 2 });
  expect((await mark(author.by, false, [newest.id])).json()).toEqual({ unread: 3 });
  await author.by.post(pathOf(recordPostView, postId));
  expect(await unread(author.by)).toBe(1);
  expect((await list(author.by)).map(({ read }: { read: boolean }) => read)).toEqual([
    false,
    true,
    true,
  ]);
  expect((await mark(author.by, true)).json()).toEqual({ unread: 0 });
  expect(older).toHaveLength(2);
});

test('replies that came after the page was read stay unread', async () => {
  const [author, writer] = await Promise.all([member(), moderator()]);
  const postId = await postBy(author.account.id);
  const view = (newest: string) =>
    author.by.post(`${pathOf(recordPostView, postId)}?newest=${newest}`);
  const isPostUnread = async () =>
    (await selectUnreadPosts(api.db, author.account.id, [postId])).length;
  const first = await reply(writer.by, postId);
  expect((await view('none')).statusCode).toBe(204);
  expect([await unread(author.by), await isPostUnread()]).toEqual([1, 1]);
  const second = await reply(writer.by, postId);
  await view(first);
  expect([await unread(author.by), await isPostUnread()]).toEqual([1, 1]);
  await view(second);
  expect([await unread(author.by), await isPostUnread()]).toEqual([0, 0]);
  // A late answer from an older page takes nothing back.
  await view(first);
  expect([await unread(author.by), await isPostUnread()]).toEqual([0, 0]);
});

/** A member with a public name. */
async function named(name: string) {
  const found = await member();
  await api.db
    .updateTable('account')
    .set({ display_name: name, display_name_key: uuidv4() })
    .where('id', '=', found.account.id)
    .execute();
  return found;
}

const kindsOf = async (by: Agent) => (await list(by)).map(({ kind }: { kind: string }) => kind);
const say = (by: Agent, postId: string, content: string) =>
  by.post(pathOf(createReply, postId), { content });

test('mentioned members are notified by their public name, the longest one', async () => {
  const [short, long, hana, writer] = await Promise.all([
    named('Ada'),
    named('Ada Byron'),
    named('花子'),
    moderator(),
  ]);
  const postId = await insertTestPost(api.db);
  for (const content of [
    'Ask @ada byron, not ada@ada.example or https://a.example/@ada.',
    'Ask @Adalbert, who knows more.',
    '@花子さん、ありがとう。',
    'Thanks (@Ada)! And again: @ADA.',
  ]) {
    expect((await say(writer.by, postId, content)).statusCode).toBe(201);
  }
  const kinds = await Promise.all([short, long, hana].map(({ by }) => kindsOf(by)));
  expect(kinds).toEqual([['mention'], ['mention'], ['mention']]);
});

test('a mention waits with its item, is added by an edit, and never doubled', async () => {
  const [mentioned, judge] = await Promise.all([named('Grace H.'), moderator()]);
  const guest = await guestAgent(api);
  const postId = await postBy(mentioned.account.id);
  const { id } = (await say(guest, postId, 'Have you read this, @Grace H.?')).json();
  expect(await kindsOf(mentioned.by)).toEqual([]);
  await decide(judge.by, id, 'approve');
  expect(await kindsOf(mentioned.by)).toEqual(['mention']);

  const post = { categoryId: 'legal-rights', title: 'Who knows?', content: 'Anyone?' };
  const begun = (await judge.by.post(createPost.url, post)).json();
  for (const content of ['Perhaps @grace h. does.', 'Surely @Grace H. does.']) {
    const url = pathOf(updatePost, begun.id);
    await judge.by.request({ method: 'PATCH', url, payload: { content } });
  }
  expect(await list(mentioned.by)).toMatchObject([
    { kind: 'mention', contentKind: 'forum_post', title: 'Who knows?' },
    { kind: 'mention', contentKind: 'forum_reply' },
  ]);
  await say(mentioned.by, begun.id, 'It is me, @Grace H.');
  expect(await unread(mentioned.by)).toBe(1);
});

test('an item notifies ten of those whom it mentions, however often it is edited', async () => {
  const names = Array.from({ length: 12 }, (_, place) => `Chorus ${10 + place}`);
  const [writer, chorus] = await Promise.all([moderator(), Promise.all(names.map(named))]);
  const mention = (from: number, to: number) =>
    names
      .slice(from, to)
      .map((name) => `@${name}`)
      .join(', ');
  const post = { categoryId: 'legal-rights', title: 'All together' };
  const content = mention(0, 8);
  const { id } = (await writer.by.post(createPost.url, { ...post, content })).json();
  const url = pathOf(updatePost, id);
  const payload = { content: mention(4, 12) };
  await writer.by.request({ method: 'PATCH', url, payload });
  const notified = await Promise.all(chorus.map(async ({ by }) => (await kindsOf(by)).length));
  expect(notified).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
});

test('the list is paged, newest first', async () => {
  const [author, writer] = await Promise.all([member(), moderator()]);
  const postId = await postBy(author.account.id);
  for (let each = 0; each < 5; each += 1) await reply(writer.by, postId);
  const ids: string[] = [];
  for (let url: string | undefined = `${listNotifications.url}?limit=2`; url !== undefined;) {
    const answer = await author.by.get(url);
    expect(answer.headers['x-total-count']).toBe('5');
    ids.push(...answer.json().map(({ id }: { id: string }) => id));
    url = /<([^>]*)>/.exec(String(answer.headers['link'] ?? ''))?.[1];
  }
  expect(ids).toEqual((await list(author.by)).map(({ id }: { id: string }) => id));
  expect(new Set(ids).size).toBe(5);
});

test('50 members who reply at once give 50 replies and 50 notifications each', async () => {
  const [author, follower] = await Promise.all([member(), member()]);
  const postId = await postBy(author.account.id);
  await follow(postId, follower.account.id);
  const writers: Agent[] = [];
  while (writers.length < 50) writers.push((await moderator()).by);
  await Promise.all(writers.map((by) => reply(by, postId)));
  for (const { account } of [author, follower])
    expect(await countUnread(api.db, account.id)).toBe(50);
  const { replies } = await api.db
    .selectFrom('forum_post')
    .select('replies')
    .where('id', '=', postId)
    .executeTakeFirstOrThrow();
  expect(replies).toBe(50);
});
