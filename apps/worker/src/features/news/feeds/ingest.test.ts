// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertPicture } from '@kga/db/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import {
  type IngestFixture,
  ago,
  item,
  now,
  createIngestFixture,
} from '../../../testing/ingest-fixture.ts';
import { ingestItems } from './ingest.ts';

let on: IngestFixture;
beforeAll(async () => {
  on = await createIngestFixture(inject('databaseUrl'));
});
afterAll(() => on.drop());
beforeEach(() => on.clear());

/** Who writes a row, even the same again, makes another version of it. */
async function rowVersions(): Promise<unknown[]> {
  const { rows } = await sql`
    select xmin::text, ctid::text from news_article union all
    select xmin::text, ctid::text from feed_item order by 1, 2`.execute(on.db);
  return rows;
}

async function pictureJobs(): Promise<unknown[]> {
  const rows = await on.db
    .selectFrom('outbox')
    .select('payload')
    .where('job', '=', 'news.picture')
    .orderBy('id')
    .execute();
  return rows.map(({ payload }) => payload);
}

describe('an item that changed nothing but its guid, or guid and URL', () => {
  const text = { title: 'Patch notes', pictureUrl: null };
  const moved = { url: 'https://a.example/moved', canonicalUrl: 'a.example/moved' };

  test.each([
    ['of the same date', {}],
    ['without a date', { publishedAt: null, dateDoubt: 'unknown' }],
  ] as const)('stays one article: %s', async (_what, date) => {
    const feed = await on.addFeed('one');
    await on.ingest(feed, item('1', { ...text, ...date }));
    const same = { ...text, ...date, url: item('1').url, canonicalUrl: item('1').canonicalUrl };
    expect(await on.ingest(feed, item('2', same))).toEqual({ added: 0, joined: 0, edited: 0 });
    expect(await on.ingest(feed, item('3', { ...text, ...date, ...moved }))).toEqual({
      added: 0,
      joined: 0,
      edited: 1,
    });
    expect(await on.articles()).toMatchObject([{ url: moved.url }]);
    expect(await on.itemsOf(feed)).toHaveLength(1);
  });

  test.each([
    ['another date', { publishedAt: ago(2) }],
    ['another text', { excerpt: 'Something else' }],
    ['another picture', { pictureUrl: 'https://a.example/2.png' }],
  ])('with %s is another item', async (_what, more) => {
    const feed = await on.addFeed('one');
    await on.ingest(feed, item('1', text));
    expect(await on.ingest(feed, item('2', { ...text, ...moved, ...more }))).toMatchObject({
      added: 1,
    });
  });

  test('is another item while the feed still has the first', async () => {
    const feed = await on.addFeed('one');
    const first = item('1', { ...text, publishedAt: null, dateDoubt: 'unknown' });
    await on.ingest(feed, first);
    const second = { ...first, guid: '2', ...moved };
    expect(await on.ingest(feed, second, first)).toMatchObject({ added: 1 });
  });
});

describe('a new item', () => {
  test('becomes an article with the text of its feed', async () => {
    const feed = await on.addFeed('one');
    expect(await on.ingest(feed, item('1', { category: 'policy' }))).toEqual({
      added: 1,
      joined: 0,
      edited: 0,
    });
    expect(await on.articles()).toMatchObject([
      {
        title: 'Something happened to 1',
        category: 'policy',
        excerpt: 'What it was',
        html: '<p>What it was</p>',
        url: 'https://a.example/1?utm_source=feed',
        is_aggregated: true,
        source: 'one',
        language: 'en',
        status: 'published',
        feed_id: feed.id,
        created_at: ago(1),
      },
    ]);
    expect(await on.itemsOf(feed)).toMatchObject([{ published_at: ago(1) }]);
  });

  test('derives its id from the URL, or from feed and guid without one', async () => {
    const feed = await on.addFeed('one');
    await on.ingest(feed, item('1'));
    await on.ingest(feed, item('2', { canonicalUrl: null, publishedAt: ago(0.5) }));
    // As everybody can reckon: printf %s a.example/1 | sha256sum
    expect((await on.articles()).map(({ unique_id }) => unique_id)).toEqual([
      'f5c487667165382be7a6',
      'c2ed32bc767ef91de33c',
    ]);
  });

  test('without a date, or with a future one, gets the current time', async () => {
    const feed = await on.addFeed('one');
    const dates = [
      { publishedAt: null, dateDoubt: 'unknown' },
      { publishedAt: ago(-3), dateDoubt: 'future' },
      { publishedAt: null, dateDoubt: 'unknown' },
    ] as const;
    await on.ingest(feed, ...dates.map((date, at) => item(`${at}`, date)));
    // In the order of the source, which begins with the newest.
    expect(
      (await on.articles()).map(({ url, created_at, date_doubt }) => [url, created_at, date_doubt]),
    ).toEqual(
      [2, 1, 0].map((at) => [
        item(`${at}`).url,
        new Date(now.getTime() - at),
        dates[at]?.dateDoubt,
      ]),
    );
  });

  test('loses only characters that Postgres cannot store', async () => {
    const feed = await on.addFeed('one');
    await on.ingest(feed, item('1', { title: 'A\0B \ud800 C', excerpt: '\\u0000 \0' }));
    expect(await on.articles()).toMatchObject([{ title: 'AB \ufffd C', excerpt: '\\u0000 ' }]);
    expect(await on.itemsOf(feed)).toMatchObject([{ title: 'AB \ufffd C' }]);
  });

  test('with a picture requests its job', async () => {
    const feed = await on.addFeed('one');
    const source = 'https://a.example/1.png';
    await on.ingest(feed, item('1', { pictureUrl: source }), item('2'));
    const first = (await on.articles()).find(({ picture_source }) => picture_source);
    expect(await pictureJobs()).toEqual([{ articleId: first?.id, source }]);
  });
});

test('unchanged items are not written, in whatever order they come', async () => {
  const feed = await on.addFeed('one');
  await on.ingest(feed, item('1'), item('2'));
  const before = await rowVersions();
  expect(before).toHaveLength(4);
  expect(await on.ingest(feed, item('2'), item('1'), item('1'))).toEqual({
    added: 0,
    joined: 0,
    edited: 0,
  });
  expect(await rowVersions()).toEqual(before);
});

test('fifty items take a few statements, and one if nothing changed', async () => {
  const feed = await on.addFeed('one');
  const source = 'https://a.example/1.png';
  const items = Array.from({ length: 50 }, (_, at) => item(`${at}`, { pictureUrl: source }));
  let statements = 0;
  const counting = on.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const take = () => counting.transaction().execute((trx) => ingestItems(trx, feed, items, now));
  expect(await take()).toMatchObject({ added: 50 });
  expect(statements).toBeLessThanOrEqual(8);
  statements = 0;
  expect(await take()).toMatchObject({ added: 0 });
  expect(statements).toBe(1);
});

test('items that the feed no longer has stay', async () => {
  const feed = await on.addFeed('one');
  await on.ingest(feed, item('1'), item('2'));
  await on.ingest(feed, item('3'));
  expect(await on.articles()).toHaveLength(3);
});

describe('an edit', () => {
  test('changes the article but not its ids', async () => {
    const feed = await on.addFeed('one');
    await on.ingest(feed, item('1'), item('2'));
    const [before] = await on.articles();
    const changed = item('1', {
      title: 'Corrected',
      excerpt: 'Really',
      html: '<p>Really</p>',
      category: 'policy',
      url: 'https://moved.example/1',
      canonicalUrl: 'moved.example/1',
      publishedAt: ago(0),
    });
    expect(await on.ingest(feed, changed, item('2'))).toEqual({ added: 0, joined: 0, edited: 1 });
    const [after, other] = await on.articles();
    expect(after).toEqual({
      ...before,
      title: 'Corrected',
      excerpt: 'Really',
      html: '<p>Really</p>',
      category: 'policy',
      url: 'https://moved.example/1',
      updated_at: expect.any(Date),
    });
    expect(after?.updated_at).not.toEqual(before?.updated_at);
    expect(other?.title).toBe('Something happened to 2');
    expect(await on.ingest(feed, changed, item('2'))).toMatchObject({ edited: 0 });
  });

  test('updates the name and language of the feed', async () => {
    const feed = await on.addFeed('one');
    await on.ingest(feed, item('1'));
    const renamed = { ...feed, name: 'Eins', language: 'de' } as const;
    await on.ingest(renamed, item('1', { title: 'Corrected' }));
    expect(await on.articles()).toMatchObject([{ source: 'Eins', language: 'de' }]);
  });

  test('of a joined item changes the item, not the article', async () => {
    const [one, two] = [await on.addFeed('one'), await on.addFeed('two')];
    await on.ingest(one, item('1'));
    await on.ingest(two, item('1'));
    const before = await on.articles();
    expect(await on.ingest(two, item('1', { title: 'Other' }))).toMatchObject({ edited: 1 });
    expect(await on.articles()).toEqual(before);
    expect(await on.itemsOf(two)).toMatchObject([{ title: 'Other' }]);
  });

  test('of the picture requests the new one, or deletes the old one', async () => {
    const feed = await on.addFeed('one');
    const [first, second] = ['https://a.example/1.png', 'https://a.example/2.png'];
    await on.ingest(feed, item('1', { pictureUrl: first }));
    await on.ingest(feed, item('1', { pictureUrl: first, title: 'Corrected' }));
    await on.ingest(feed, item('1', { pictureUrl: second }));
    const [{ id } = { id: '' }] = await on.articles();
    expect(await pictureJobs()).toEqual([
      { articleId: id, source: first },
      { articleId: id, source: second },
    ]);
    const bytes = Buffer.from('x');
    const pictureId = await insertPicture(on.db, { bytes, width: 1, height: 1 });
    await on.db.updateTable('news_article').set({ picture_small_id: pictureId }).execute();
    await on.ingest(feed, item('1'));
    expect(await on.articles()).toMatchObject([{ picture_source: null, picture_small_id: null }]);
    expect(await on.db.selectFrom('picture').select('id').execute()).toEqual([]);
  });
});
