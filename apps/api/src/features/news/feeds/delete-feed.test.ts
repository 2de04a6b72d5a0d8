// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel } from '@kga/contracts/core';
import { deleteFeed, listFeeds } from '@kga/contracts/news';
import { selectAuditEntriesAbout } from '@kga/db/core';
import { countLockWaits } from '@kga/db/testing';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { setupAgent } from '../../../testing/account-fixture.ts';
import { addAggregated } from '../../../testing/editorial-fixture.ts';
import { insertTestFeed } from '../../../testing/news-fixture.ts';
import { setupTestApp } from '../../../testing/test-app.ts';

const api = setupTestApp();
const admin = setupAgent(api, { role: 'admin' });

const drop = (id: string) =>
  admin.request({ method: 'DELETE', url: deleteFeed.url.replace(':id', id) });

async function addItem(feed_id: string, article_id: string): Promise<void> {
  await api.db
    .insertInto('feed_item')
    .values({
      feed_id,
      guid: Buffer.from(crypto.randomUUID()),
      article_id,
      url: null,
      url_hash: null,
      content_hash: Buffer.from('x'),
      title: 'An item',
      excerpt: 'x',
      html: 'x',
      picture_source: null,
      category: 'policy',
      published_at: new Date(),
    })
    .execute();
}

const articlesOf = (ids: string[]) =>
  api.db.selectFrom('news_article').select(['id', 'feed_id']).where('id', 'in', ids).execute();

test('a feed is deleted with its own articles, and the change is published', async () => {
  const [gone, other] = [await insertTestFeed(admin), await insertTestFeed(admin)];
  const own = await addAggregated(api.db, { feed_id: gone.id });
  const shared = await addAggregated(api.db, { feed_id: gone.id });
  await addItem(gone.id, own);
  for (const feed of [gone, other]) await addItem(feed.id, shared);
  const heard: string[] = [];
  api.subscriber.on('message', (channel, message) => {
    if (channel === changeChannel) heard.push(message);
  });
  expect((await drop(gone.id)).statusCode).toBe(204);
  expect(await articlesOf([own, shared])).toEqual([{ id: shared, feed_id: other.id }]);
  const left = (await admin.get(listFeeds.url)).json();
  expect(left.map(({ id }: { id: string }) => id)).toEqual([other.id]);
  const [entry] = await selectAuditEntriesAbout(api.db, { kind: 'feed', id: gone.id });
  expect(entry).toMatchObject({ action: 'feed_deleted', before: `A paper: ${gone.url}` });
  await expect.poll(() => heard).toContain(JSON.stringify({ topic: 'news', id: 'all' }));
  expect((await drop(gone.id)).statusCode).toBe(404);
});

test('two who delete it at once delete it once', async () => {
  const { id } = await insertTestFeed(admin);
  const answers = await Promise.all([drop(id), drop(id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
    [204, 404],
  );
  expect(await selectAuditEntriesAbout(api.db, { kind: 'feed', id })).toHaveLength(2);
});

test('sources that have the same articles can be deleted at the same time', async () => {
  const feeds: Awaited<ReturnType<typeof insertTestFeed>>[] = [];
  for (let count = 0; count < 6; count += 1) feeds.push(await insertTestFeed(admin));
  const ids: string[] = [];
  for (let index = 0; index < 24; index += 1) {
    const article = await addAggregated(api.db, { feed_id: feeds[index % 6]?.id ?? null });
    ids.push(article);
    for (const feed of feeds) await addItem(feed.id, article);
  }
  const answers = await Promise.all(feeds.map(({ id }) => drop(id)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(feeds.map(() => 204));
  expect(await articlesOf(ids)).toEqual([]);
});

test('one that comes in between makes it try again, and nothing is left half done', async () => {
  const feed = await insertTestFeed(admin);
  const ids = [
    await addAggregated(api.db, { feed_id: feed.id }),
    await addAggregated(api.db, { feed_id: feed.id }),
  ].toSorted();
  for (const id of ids) await addItem(feed.id, id);
  const lock = (id: string | undefined) =>
    sql`select from news_article where id = ${id}::uuid for update`;
  let answer: ReturnType<typeof drop> | undefined;
  // It locks the second article and then waits for the first, which the deletion has locked.
  const other = api.db.transaction().execute(async (trx) => {
    await sql`set local deadlock_timeout = '10s'`.execute(trx);
    await lock(ids[1]).execute(trx);
    answer = drop(feed.id);
    await expect.poll(() => countLockWaits(api.db)).toBe(1);
    await lock(ids[0]).execute(trx);
  });
  await other;
  expect((await answer)?.statusCode).toBe(204);
  expect(await articlesOf(ids)).toEqual([]);
});
