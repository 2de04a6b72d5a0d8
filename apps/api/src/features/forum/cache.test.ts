// SPDX-License-Identifier: AGPL-3.0-or-later
import { getPost, listPosts, listReplies } from '@kga/contracts/forum';
import { expect, test } from 'vitest';

import {
  insertTestPost,
  insertTestReply,
  publishForumChange,
} from '../../testing/forum-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const api = setupTestApp({ config: { rateLimit: { max: 3, windowMs: 60_000 } } });

test('limits requests, but not those that are sent from memory', async () => {
  const ask = (query: string) =>
    api.app.inject({
      url: `${listPosts.url.replace(':id', 'legal-rights')}${query}`,
      remoteAddress: '192.0.2.7',
    });
  for (const query of ['?limit=3', '?q=one', '?q=two']) {
    expect((await ask(query)).statusCode).toBe(200);
  }
  const refused = await ask('?q=three');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('?limit=4')).statusCode).toBe(429);
  expect((await ask('?limit=3')).statusCode).toBe(200);
});

test('a change of a post invalidates it and its replies, whatever the case of its id', async () => {
  const { db } = api;
  const id = await insertTestPost(db, { title: 'Before' });
  let asked = 0;
  const read = async (url: string) => {
    asked += 1;
    const remoteAddress = `192.0.2.${100 + (asked % 100)}`;
    return (await api.app.inject({ url: url.replace(':id', id), remoteAddress })).json();
  };
  expect(await read(getPost.url)).toMatchObject({ title: 'Before' });
  expect(await read(listReplies.url)).toEqual([]);
  await db.updateTable('forum_post').set({ title: 'After' }).where('id', '=', id).execute();
  await insertTestReply(db, { post_id: id });
  await publishForumChange(api.redis, id.toUpperCase());
  await expect.poll(() => read(getPost.url)).toMatchObject({ title: 'After' });
  await expect.poll(() => read(listReplies.url)).toHaveLength(1);
});
