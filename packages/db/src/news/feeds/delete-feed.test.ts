// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';

import { insertPicture } from '../../content/pictures/queries.ts';
import { type TestDatabase, cloneDatabase, countLockWaits } from '../../testing.ts';
import { deleteFeed } from './delete-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('databaseUrl'));
});
afterAll(() => database.drop());
afterEach(async () => {
  for (const table of ['outbox', 'news_article', 'feed'] as const) {
    await database.db.deleteFrom(table).execute();
  }
});

async function addFeed(name: string, language: 'en' | 'de' = 'en'): Promise<string> {
  const id = crypto.randomUUID();
  const url = `https://${id}.test/feed`;
  const rest = { site_url: url, category: 'policy', enabled: true } as const;
  await database.db
    .insertInto('feed')
    .values({ id, url, name, language, ...rest })
    .execute();
  return id;
}

/** An article with the words of a source. */
async function addArticle(feedId: string): Promise<string> {
  const id = crypto.randomUUID();
  await database.db
    .insertInto('news_article')
    .values({
      id,
      unique_id: id,
      title: 'First',
      category: 'policy',
      excerpt: 'First excerpt',
      html: '<p>First</p>',
      url: 'https://first.test',
      is_aggregated: true,
      source: 'First',
      language: 'en',
      feed_id: feedId,
      created_at: '2026-01-01T00:00:00Z',
    })
    .execute();
  return id;
}

async function addItem(
  feedId: string,
  articleId: string,
  words: string,
  { seen = '2026-01-02T00:00:00Z', picture }: { seen?: string; picture?: string } = {},
): Promise<void> {
  await database.db
    .insertInto('feed_item')
    .values({
      feed_id: feedId,
      guid: Buffer.from(crypto.randomUUID()),
      article_id: articleId,
      url: `https://${words}.test`,
      url_hash: null,
      content_hash: Buffer.from(words),
      title: words,
      excerpt: `${words} excerpt`,
      html: `<p>${words}</p>`,
      picture_source: picture ?? null,
      category: 'consumer',
      published_at: '2026-01-01T12:00:00Z',
      first_seen_at: seen,
    })
    .execute();
}

const remove = (feedId: string, batch?: number) =>
  database.db.transaction().execute((trx) => deleteFeed(trx, feedId, batch));

const articles = () =>
  database.db.selectFrom('news_article').selectAll().orderBy('unique_id').execute();

const itemsLeft = async () =>
  (await database.db.selectFrom('feed_item').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );

test('articles that no other source has go with it, others stay as they are', async () => {
  const [gone, other] = [await addFeed('Gone'), await addFeed('Other')];
  await addItem(gone, await addArticle(gone), 'only');
  const [kept, joined] = [await addArticle(other), await addArticle(other)];
  await addItem(other, kept, 'kept');
  await addItem(other, joined, 'joined');
  await addItem(gone, joined, 'joining');
  const before = (await articles()).filter(({ feed_id }) => feed_id === other);
  await remove(gone);
  expect(await articles()).toEqual(before);
  expect(await itemsLeft()).toEqual(['joined', 'kept']);
  const feeds = await database.db.selectFrom('feed').select('name').execute();
  expect(feeds).toEqual([{ name: 'Other' }]);
});

test('an article that others have too becomes that of the earliest of them', async () => {
  const gone = await addFeed('Gone');
  const [late, early] = [await addFeed('Late'), await addFeed('Frühe', 'de')];
  const id = await addArticle(gone);
  const bytes = Buffer.from('x');
  const picture = await insertPicture(database.db, { bytes, width: 1, height: 1 });
  await database.db
    .updateTable('news_article')
    .set({ picture_source: 'https://first.test/p.jpg', picture_small_id: picture })
    .execute();
  await addItem(gone, id, 'first', { seen: '2026-01-01T00:00:00Z' });
  await addItem(late, id, 'late', { seen: '2026-01-04T00:00:00Z' });
  await addItem(early, id, 'early', {
    seen: '2026-01-03T00:00:00Z',
    picture: 'https://early.test/p.jpg',
  });
  await remove(gone);
  expect(await articles()).toEqual([
    expect.objectContaining({
      id,
      unique_id: id,
      feed_id: early,
      source: 'Frühe',
      language: 'de',
      title: 'early',
      excerpt: 'early excerpt',
      html: '<p>early</p>',
      url: 'https://early.test',
      category: 'consumer',
      created_at: new Date('2026-01-01T00:00:00Z'),
      picture_source: 'https://early.test/p.jpg',
      picture_small_id: null,
      status: 'published',
    }),
  ]);
  expect(await itemsLeft()).toEqual(['early', 'late']);
  const jobs = await database.db
    .selectFrom('outbox')
    .select(['job', 'payload'])
    .where('job', '=', 'news.picture')
    .execute();
  expect(jobs).toEqual([
    { job: 'news.picture', payload: { articleId: id, source: 'https://early.test/p.jpg' } },
  ]);
});

test('a hidden article stays hidden where it moves', async () => {
  const [gone, other] = [await addFeed('Gone'), await addFeed('Other')];
  const id = await addArticle(gone);
  await database.db.updateTable('news_article').set({ status: 'hidden' }).execute();
  await addItem(gone, id, 'first');
  await addItem(other, id, 'other');
  await remove(gone);
  expect(await articles()).toMatchObject([{ status: 'hidden', source: 'Other' }]);
});

test('batches that are smaller than the source come to the same end', async () => {
  const [gone, other] = [await addFeed('Gone'), await addFeed('Other')];
  for (let index = 0; index < 9; index += 1) {
    const id = await addArticle(gone);
    await addItem(gone, id, `gone ${index}`);
    if (index % 3 === 0) await addItem(other, id, `other ${index}`);
  }
  await remove(gone, 2);
  expect((await articles()).map(({ source }) => source)).toEqual(['Other', 'Other', 'Other']);
  expect(await itemsLeft()).toEqual(['other 0', 'other 3', 'other 6']);
});

test('an item that another source adds at that moment is not lost without its article', async () => {
  const [gone, other] = [await addFeed('Gone'), await addFeed('Other')];
  const id = await addArticle(gone);
  await addItem(gone, id, 'first');
  let removed: Promise<void> | undefined;
  await database.db.transaction().execute(async (trx) => {
    const item = trx
      .insertInto('feed_item')
      .columns([
        'feed_id',
        'guid',
        'article_id',
        'content_hash',
        'title',
        'excerpt',
        'html',
        'category',
        'published_at',
      ])
      .expression((build) =>
        build
          .selectFrom('feed_item')
          .select([
            build.val(other).as('feed_id'),
            'guid',
            'article_id',
            'content_hash',
            sql<string>`'joining'`.as('title'),
            'excerpt',
            'html',
            'category',
            'published_at',
          ])
          .where('article_id', '=', id),
      );
    await item.execute();
    removed = remove(gone);
    // Long enough that it waits for the article that is joined.
    await expect.poll(() => countLockWaits(database.db)).toBe(1);
  });
  await removed;
  expect(await articles()).toMatchObject([{ id, source: 'Other', title: 'joining' }]);
});

test('a source with more items than one statement takes goes whole', async () => {
  const [gone, other] = [await addFeed('Gone'), await addFeed('Other')];
  for (let start = 0; start < 3_000; start += 500) {
    await sql`
      with article as (
        insert into news_article
          (id, unique_id, title, category, excerpt, is_aggregated, source, language, feed_id)
        select uuidv7(), 'many-' || n, 'x', 'policy', 'x', true, 'Gone', 'en', ${gone}::uuid
        from generate_series(${start + 1}::int, ${start + 500}::int) as n
        returning id, unique_id
      )
      insert into feed_item (feed_id, guid, article_id, content_hash, title, excerpt, html,
        category, published_at)
      select feed, convert_to(unique_id, 'UTF8'), id, '\\x00', unique_id, 'x', 'x', 'policy', now()
      from article, unnest(array[${gone}::uuid, ${other}::uuid]) with ordinality as f (feed, nth)
      where nth = 1 or unique_id like '%00'`.execute(database.db);
  }
  await remove(gone);
  expect((await articles()).map(({ source }) => source)).toEqual(Array(30).fill('Other'));
  expect(await itemsLeft()).toHaveLength(30);
}, 60_000);
