// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  getForumFeed,
  getPost,
  getThreadFeed,
  latestForumPost,
  listLatestPosts,
  listRelatedPosts,
  updateSolution,
} from '@kga/contracts/forum';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { newMember } from '../../testing/account-fixture.ts';
import type { Agent } from '../../testing/agent.ts';
import {
  at,
  insertTestPost,
  insertTestReply,
  publishForumChange,
} from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp();

beforeEach(async () => {
  await api.db.deleteFrom('forum_post').execute();
  await publishForumChange(api.redis);
});

const latest = (query = '') => api.app.inject({ url: `${listLatestPosts.url}${query}` });

const latestPosts = async (query?: string) =>
  z.array(latestForumPost).parse((await latest(query)).json());

const titles = async (query?: string) => (await latestPosts(query)).map(({ title }) => title);

const urlAt = (url: string, id: string) => url.replace(':id', id);

test('lists posts of all categories by their last activity, pinned ones too', async () => {
  const post = (title: string, category_id: 'game-cases' | 'legal-rights', second: number) =>
    insertTestPost(api.db, { title, category_id, last_activity_at: at(second) });
  await post('Oldest', 'game-cases', 1);
  await post('Middle', 'legal-rights', 2);
  await insertTestPost(api.db, { title: 'Pinned', pinned: true, last_activity_at: at(0) });
  await post('Newest', 'game-cases', 3);
  await insertTestPost(api.db, { title: 'Hidden', status: 'hidden', last_activity_at: at(9) });
  await insertTestPost(api.db, { title: '', deleted_at: new Date(), last_activity_at: at(9) });
  await expect.poll(() => titles()).toEqual(['Newest', 'Middle', 'Oldest', 'Pinned']);
  const first = await latest('?limit=3');
  expect(first.headers['x-total-count']).toBe('4');
  const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  const second = await api.app.inject({ url: next });
  expect(second.json()).toMatchObject([{ title: 'Pinned' }]);
  expect(second.headers['link']).toBeUndefined();
});

test('keeps to the languages asked for, pages too', async () => {
  for (const [index, language] of (['de', 'en', 'de', 'fr', 'de'] as const).entries()) {
    await insertTestPost(api.db, {
      title: `${language} ${index}`,
      language,
      pinned: index === 2,
      last_activity_at: at(index),
    });
  }
  expect(await titles('?lang=de')).toEqual(['de 4', 'de 2', 'de 0']);
  expect(await titles('?lang=de,fr')).toEqual(['de 4', 'fr 3', 'de 2', 'de 0']);
  const first = await latest('?lang=de&limit=2');
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
  expect((await api.app.inject({ url: next })).json()).toMatchObject([{ title: 'de 0' }]);
  expect((await latest('?lang=x')).statusCode).toBe(400);
  expect((await latest('?cursor=x')).json().code).toBe('validation_failed');
});

test('names up to three members who replied last, each once, without the author and guests', async () => {
  const members = await Promise.all(
    ['Ada', 'Ben', 'Cleo', 'Dan'].map((displayName) => newMember(api, { displayName })),
  );
  const [ada, ben, cleo, dan] = members.map(({ account }) => account.id);
  const post_id = await insertTestPost(api.db, { account_id: ada ?? null });
  const reply = (account_id: string | undefined, second: number, status = 'published') =>
    insertTestReply(api.db, {
      post_id,
      account_id: account_id ?? null,
      appeared_at: at(second),
      ...(status === 'hidden' && { status: 'hidden' }),
    });
  await reply(ben, 1);
  await reply(cleo, 2);
  await reply(ben, 3);
  await reply(ada, 4);
  await reply(undefined, 5);
  await reply(dan, 6, 'hidden');
  await expect.poll(async () => (await latestPosts())[0]?.author?.displayName).toBe('Ada');
  const [post] = await latestPosts();
  expect(post?.participants.map((each) => each?.displayName)).toEqual(['Ben', 'Cleo']);
});

async function askedPost() {
  const { by, account } = await newMember(api);
  const id = await insertTestPost(api.db, { account_id: account.id });
  const reply = await insertTestReply(api.db, { post_id: id, content: 'Ask the seller.' });
  return { by, id, reply };
}

const solve = (by: Agent, id: string, replyId: string | null) =>
  by.request({ method: 'PUT', url: urlAt(updateSolution.url, id), payload: { replyId } });

const solutionOf = async (id: string) =>
  (await api.app.inject({ url: urlAt(getPost.url, id) })).json();

test('an author marks the reply that solved a post, and takes that back', async () => {
  const { by, id, reply } = await askedPost();
  expect((await solve(by, id, reply)).statusCode).toBe(204);
  await expect.poll(async () => (await solutionOf(id)).solved).toBe(true);
  expect((await solutionOf(id)).solution).toMatchObject({
    id: reply,
    content: 'Ask the seller.',
    language: 'en',
  });
  await expect.poll(async () => (await latestPosts())[0]?.solved).toBe(true);
  expect((await solve(by, id, null)).statusCode).toBe(204);
  await expect.poll(async () => (await solutionOf(id)).solution).toBeNull();
  expect(await selectAuditEntriesAbout(api.db, { kind: 'forum_post', id })).toEqual([]);
});

test('other members cannot; moderators can, which is in the audit log', async () => {
  const { id, reply } = await askedPost();
  const other = await newMember(api);
  const refused = await solve(other.by, id, reply);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed']);
  const moderator = await newMember(api, { role: 'moderator' });
  expect((await solve(moderator.by, id, reply)).statusCode).toBe(204);
  expect((await solve(moderator.by, id, reply)).statusCode).toBe(204);
  expect(await selectAuditEntriesAbout(api.db, { kind: 'forum_post', id })).toMatchObject([
    { action: 'content.solve', before: null, after: reply },
  ]);
});

test('a solution is a visible reply to a visible post', async () => {
  const { by, id, reply } = await askedPost();
  const elsewhere = await insertTestReply(api.db, { post_id: await insertTestPost(api.db) });
  const hidden = await insertTestReply(api.db, { post_id: id, status: 'hidden' });
  for (const replyId of [elsewhere, hidden, v7()]) {
    expect((await solve(by, id, replyId)).statusCode).toBe(404);
  }
  expect((await solve(by, v7(), reply)).statusCode).toBe(404);
  expect((await solve(by, id, 'x')).statusCode).toBe(400);
  expect((await solve(by, id, reply)).statusCode).toBe(204);
  await api.db
    .updateTable('forum_reply')
    .set({ status: 'hidden' })
    .where('id', '=', reply)
    .execute();
  await publishForumChange(api.redis, id);
  await expect.poll(async () => (await solutionOf(id)).solved).toBe(false);
  expect((await solutionOf(id)).solution).toBeNull();
});

test('posts are related by words of their titles, in their language', async () => {
  const id = await insertTestPost(api.db, { title: 'The refund of Mainsail was refused' });
  await insertTestPost(api.db, { title: 'Mainsail: a refund at last' });
  await insertTestPost(api.db, { title: 'Mainsail in Deutschland', language: 'de' });
  await insertTestPost(api.db, { title: 'The end of it' });
  await insertTestPost(api.db, { title: 'Mainsail refund hidden', status: 'hidden' });
  const related = async (of: string) =>
    (await api.app.inject({ url: urlAt(listRelatedPosts.url, of) })).json();
  expect((await related(id)).map(({ title }: { title: string }) => title)).toEqual([
    'Mainsail: a refund at last',
  ]);
  const alone = await insertTestPost(api.db, { title: 'Binnacle' });
  expect(await related(alone)).toEqual([]);
  expect((await related(v7())).code).toBe('not_found');
});

test('the newest posts of a category, and the replies of a post, are feeds', async () => {
  const { account } = await newMember(api, { displayName: 'Ada <b>' });
  const post_id = await insertTestPost(api.db, {
    title: 'Refund & more',
    content: 'A text with </summary>.',
    category_id: 'game-cases',
    account_id: account.id,
  });
  await insertTestPost(api.db, { title: 'Elsewhere', category_id: 'legal-rights' });
  await insertTestPost(api.db, { title: 'Erstattung', language: 'de', category_id: 'game-cases' });
  await insertTestPost(api.db, { title: 'Hidden', status: 'hidden', category_id: 'game-cases' });
  const reply = await insertTestReply(api.db, { post_id, content: 'Ask the seller.' });
  await insertTestReply(api.db, { post_id, content: 'Secret', status: 'hidden' });
  const feed = await api.app.inject({ url: `${getForumFeed.url}?category=game-cases` });
  expect(feed.headers['content-type']).toContain('application/atom+xml');
  expect(feed.headers['access-control-allow-origin']).toBe('*');
  expect(feed.body).toContain('<![CDATA[Refund & more]]>');
  expect(feed.body).toContain('<![CDATA[Ada <b>]]>');
  expect(feed.body).toContain(`/forum/posts/${post_id}`);
  expect(feed.body).not.toMatch(/Elsewhere|Erstattung|Hidden/);
  const all = await api.app.inject({ url: `${getForumFeed.url}?lang=en` });
  expect(all.body).toContain('Elsewhere');
  const replies = await api.app.inject({ url: urlAt(getThreadFeed.url, post_id) });
  expect(replies.body).toContain('Ask the seller.');
  expect(replies.body).toContain(reply);
  expect(replies.body).not.toContain('Secret');
  expect((await api.app.inject({ url: urlAt(getThreadFeed.url, v7()) })).statusCode).toBe(404);
  expect((await api.app.inject({ url: `${getForumFeed.url}?category=x` })).statusCode).toBe(400);
});
