// SPDX-License-Identifier: AGPL-3.0-or-later
import { languages } from '@kga/contracts/core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';

import { type TestDatabase, cloneDatabase } from '../src/testing.ts';
import { demonstrations } from './demonstration-feeds.ts';
import { seedFeeds } from './feeds.ts';
import { outsideFeeds } from './outside-feeds.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('feed_seed').execute();
  await database.db.deleteFrom('feed').execute();
});

const demonstrationOrigin = 'http://localhost:3920';

const feeds = () => database.db.selectFrom('feed').selectAll().orderBy('url').execute();
const one = (url: string) =>
  database.db.selectFrom('feed').selectAll().where('url', '=', url).executeTakeFirstOrThrow();

test('seeds real sources in every language, none of them enabled', async () => {
  expect(await seedFeeds(database.db)).toEqual({ added: outsideFeeds.length });
  const seeded = await feeds();
  expect(seeded.map(({ enabled }) => enabled)).not.toContain(true);
  expect(new Set(seeded.map(({ language }) => language))).toEqual(new Set(languages));
  expect(seeded.filter(({ url }) => url.includes('localhost'))).toEqual([]);
});

test('a second time changes nothing', async () => {
  await seedFeeds(database.db, { demonstrationOrigin });
  const before = await feeds();
  expect(await seedFeeds(database.db, { demonstrationOrigin })).toEqual({ added: 0 });
  expect(await feeds()).toEqual(before);
});

test('leaves alone what an admin changed, and away what an admin removed', async () => {
  await seedFeeds(database.db);
  const [changed, removed] = await feeds();
  if (!changed || !removed) throw new Error('nothing was seeded');
  const wish = { name: 'Renamed', enabled: true, url: 'https://moved.example/feed' };
  await database.db.updateTable('feed').set(wish).where('id', '=', changed.id).execute();
  await database.db.deleteFrom('feed').where('id', '=', removed.id).execute();
  expect(await seedFeeds(database.db)).toEqual({ added: 0 });
  expect(await one(wish.url)).toMatchObject({ ...wish, id: changed.id });
  expect((await feeds()).map(({ url }) => url)).not.toContain(removed.url);
});

test('takes a source for the admin’s own that was there before', async () => {
  await seedFeeds(database.db);
  const [own] = await feeds();
  if (!own) throw new Error('nothing was seeded');
  await database.db.deleteFrom('feed_seed').execute();
  await database.db.updateTable('feed').set({ name: 'Ours' }).where('id', '=', own.id).execute();
  expect(await seedFeeds(database.db)).toEqual({ added: 0 });
  expect(await one(own.url)).toMatchObject({ name: 'Ours' });
});

test('enables the demonstration where there is a host for it, and says in each name what it is', async () => {
  const { added } = await seedFeeds(database.db, { demonstrationOrigin });
  expect(added).toBe(outsideFeeds.length + demonstrations.length);
  const enabled = (await feeds()).filter((feed) => feed.enabled);
  expect(enabled).toHaveLength(demonstrations.length);
  expect(new Set(enabled.map(({ language }) => language))).toEqual(new Set(languages));
  for (const { name, url } of enabled) {
    expect(name).toMatch(/^(D[eé]monstration|演示|デモンストレーション|시연)/);
    expect(url).toMatch(/^http:\/\/localhost:3920\//);
  }
});

test('moves the demonstration with its host, but not from or to an address of an admin’s', async () => {
  await seedFeeds(database.db, { demonstrationOrigin });
  const elsewhere = 'http://mirror.example/save-file/feed.xml';
  await database.db
    .updateTable('feed')
    .set({ url: elsewhere })
    .where('url', '=', `${demonstrationOrigin}/save-file/feed.xml`)
    .execute();
  const taken = 'http://localhost:4920/speicherpunkt/feed.json';
  await database.db
    .updateTable('feed')
    .set({ url: taken })
    .where('url', '=', outsideFeeds[0]?.url ?? '')
    .execute();
  await seedFeeds(database.db, { demonstrationOrigin: 'http://localhost:4920' });
  const urls = (await feeds()).map(({ url }) => url);
  expect(urls.filter((url) => url.includes(':3920'))).toEqual([
    `${demonstrationOrigin}/speicherpunkt/feed.json`,
  ]);
  expect(urls.filter((url) => url.includes(':4920'))).toHaveLength(demonstrations.length - 1);
  expect(urls).toContain(elsewhere);
});

test('removes the demonstration with its articles where it has no host, and seeds it again', async () => {
  await seedFeeds(database.db, { demonstrationOrigin });
  const chosen = outsideFeeds[0]?.url ?? '';
  await database.db.updateTable('feed').set({ enabled: true }).where('url', '=', chosen).execute();
  const { id } = await one(`${demonstrationOrigin}/save-file/feed.xml`);
  await database.db
    .insertInto('news_article')
    .values({
      id: uuidv7(),
      unique_id: 'told-by-nobody',
      title: 'Told by nobody',
      category: 'industry',
      excerpt: '',
      is_aggregated: true,
      source: 'Demonstration: The Save File',
      language: 'en',
      feed_id: id,
    })
    .execute();
  await seedFeeds(database.db);
  const left = await feeds();
  expect(left.filter(({ url }) => url.startsWith(demonstrationOrigin))).toEqual([]);
  expect(left.filter((feed) => feed.enabled).map(({ url }) => url)).toEqual([chosen]);
  expect(await database.db.selectFrom('news_article').selectAll().execute()).toEqual([]);
  const { added } = await seedFeeds(database.db, { demonstrationOrigin });
  expect(added).toBe(demonstrations.length);
});
