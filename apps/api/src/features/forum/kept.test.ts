import { getPost, listPosts, listReplies } from '@kga/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertTestPost, insertTestReply, publishForumChange } from '../../testing/forum.ts';
import { type Services, startServices } from '../../testing/services.ts';
import { type TestApp, createTestApp } from '../../testing/test-app.ts';

let services: Services;
let api: TestApp;
beforeAll(async () => {
  services = await startServices();
  const config = { rateLimit: { max: 3, windowMs: 60_000 } };
  api = await createTestApp({ ...services, config });
});
afterAll(async () => {
  await api.close();
  await services.stop();
});

test('whoever asks for too much is sent away, and still gets what is in memory', async () => {
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

test('a change that tells of a post makes it and its replies anew, however its id is written', async () => {
  const { db } = services.database;
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
