// SPDX-License-Identifier: AGPL-3.0-or-later
import { type FeedPreview, feedPreview } from '@kga/contracts/news';
import { insertOutboxJob } from '@kga/db/core';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { status, text } from '../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../testing/feed-fixture.ts';
import { loadFeedPreview } from './preview-feed.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());
beforeEach(() => on.clear());

/** Asks for a look at an address, as the API does. */
async function ask(address: string): Promise<{ id: string; outboxId: string }> {
  const { db } = on.services.database;
  const id = uuidv7();
  await db.insertInto('feed_preview').values({ id, address }).execute();
  const outboxId = await db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'feed.preview', { previewId: id }));
  // It is due from now on, which is later than now once the clock of the machine is set back.
  await makeDue();
  return { id, outboxId };
}

/** Has an address looked up, and reads what was found as the API does. */
async function look(address: string): Promise<FeedPreview> {
  const { id, outboxId } = await ask(address);
  expect(await loadFeedPreview(on.deps(), outboxId)).toBe('done');
  expect(await loadFeedPreview(on.deps(), outboxId)).toBe('gone');
  return read(id);
}

async function read(id: string): Promise<FeedPreview> {
  const row = await on.services.database.db
    .selectFrom('feed_preview')
    .select('found')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return feedPreview.parse({ id, ...row.found });
}

const items = [
  {
    guid: '1',
    title: 'One &amp; only',
    more:
      '<link>https://outlet.example/1</link><pubDate>Mon, 15 Jun 2026 10:00:00 GMT</pubDate>' +
      '<enclosure url="https://outlet.example/1.png" type="image/png" length="1"/>',
  },
  { guid: '2', title: 'Two' },
  { guid: '3', title: 'Leads nowhere', more: '<link></link>' },
];

const page = (links: string) =>
  text(`<!doctype html><html><head><title>Outlet</title>${links}</head><body></body></html>`, {
    'content-type': 'text/html',
  });

test('shows the items of a feed', async () => {
  on.paths.set('/feed', text(rss(items, '<language>de-AT</language>')));
  expect(await look(` ${on.host.url}/feed `)).toMatchObject({
    state: 'found',
    fault: null,
    status: null,
    candidates: [],
    feed: {
      url: `${on.host.url}/feed`,
      name: 'Outlet',
      siteUrl: 'https://outlet.example/',
      language: 'de',
      items: [
        {
          title: 'One & only',
          excerpt: 'What it was',
          url: 'https://outlet.example/1',
          publishedAt: '2026-06-15T10:00:00.000Z',
          hasPicture: true,
        },
        { title: 'Two', url: 'https://outlet.example/', publishedAt: null, hasPicture: false },
      ],
    },
  });
});

test('finds the feeds of a site and shows the first', async () => {
  on.paths.set(
    '/',
    page(
      '<link rel="alternate" type="application/rss+xml" title="All" href="/feed">' +
        '<link rel="alternate" type="application/atom+xml" title="Comments" href="/comments">',
    ),
  );
  on.paths.set('/feed', text(rss(items)));
  expect(await look(on.host.url)).toMatchObject({
    state: 'found',
    candidates: [
      { url: `${on.host.url}/feed`, title: 'All' },
      { url: `${on.host.url}/comments`, title: 'Comments' },
    ],
    feed: { url: `${on.host.url}/feed`, items: [{ title: 'One & only' }, { title: 'Two' }] },
  });
});

test('accepts URLs without a protocol', async () => {
  on.paths.set('/feed', text(rss(items)));
  expect(await look(`${on.allowed}/feed`)).toMatchObject({
    state: 'found',
    feed: { url: `http://${on.allowed}/feed` },
  });
  expect(await look(`feed:${on.host.url}/feed`)).toMatchObject({ state: 'found' });
  expect(await look(`feed://${on.allowed}/feed`)).toMatchObject({ state: 'found' });
});

test.each([
  ['for good', 301, '/new'],
  ['for today', 302, '/old'],
])('of one that moved %s names the address that lasts', async (_what, code, path) => {
  on.paths.set('/old', status(code, { location: '/new' }));
  on.paths.set('/new', text(rss(items)));
  on.paths.set('/', page('<link rel="alternate" type="application/rss+xml" href="/old">'));
  for (const address of [`${on.host.url}/old`, on.host.url]) {
    expect((await look(address)).feed?.url).toBe(on.host.url + path);
  }
});

const makeDue = () =>
  on.services.database.db
    .updateTable('outbox')
    .set({ due_at: new Date(0) })
    .execute();

const nothingToMakeOfIt = { state: 'failed', fault: 'bad_answer', status: null, feed: null };

test('fails after repeated internal errors', async () => {
  on.paths.set('/feed', text(rss(items)));
  const { id, outboxId } = await ask(`${on.host.url}/feed`);
  const now = () => {
    throw new Error('no clock');
  };
  const outcomes: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    outcomes.push(await loadFeedPreview(on.deps({ now }), outboxId));
    await makeDue();
  }
  expect(outcomes).toEqual(['waiting', 'waiting', 'done']);
  expect(on.log.join('')).toContain('no clock');
  expect(await read(id)).toMatchObject(nothingToMakeOfIt);
});

test('fails after its process ended repeatedly', async () => {
  const { id, outboxId } = await ask(`${on.host.url}/feed`);
  await on.services.database.db.updateTable('outbox').set({ tries: 3 }).execute();
  expect(await loadFeedPreview(on.deps(), outboxId)).toBe('done');
  expect(on.host.asked).toBe(0);
  expect(await read(id)).toMatchObject(nothingToMakeOfIt);
});

test('shows only the first 20 items', async () => {
  const many = Array.from({ length: 30 }, (_, number) => ({ guid: `${number}` }));
  on.paths.set('/feed', text(rss(many)));
  expect((await look(`${on.host.url}/feed`)).feed?.items).toHaveLength(20);
});

test('shows why a URL could not be read', async () => {
  on.paths.set('/page', page(''));
  on.paths.set('/gone', status(410));
  on.paths.set('/broken', page('<link rel="alternate" type="application/rss+xml" href="/500">'));
  on.paths.set('/500', status(500));
  const failed = (fault: string, code: number | null = null) => ({
    state: 'failed',
    fault,
    status: code,
    feed: null,
  });
  expect(await look(`${on.host.url}/page`)).toMatchObject(failed('not_a_feed'));
  expect(await look(`${on.host.url}/nothing`)).toMatchObject(failed('refused', 404));
  expect(await look(`${on.host.url}/gone`)).toMatchObject(failed('gone', 410));
  expect(await look('http://169.254.169.254/')).toMatchObject(failed('not_public'));
  expect(await look('nobody at home')).toMatchObject(failed('bad_address'));
  expect(await look(`${on.host.url}/broken`)).toMatchObject({
    ...failed('refused', 500),
    candidates: [{ url: `${on.host.url}/500` }],
  });
});

test('a loaded preview is not loaded again', async () => {
  on.paths.set('/feed', text(rss(items)));
  const { id } = await look(`${on.host.url}/feed`);
  const outboxId = await on.services.database.db
    .transaction()
    .execute((trx) => insertOutboxJob(trx, 'feed.preview', { previewId: id }));
  await makeDue();
  const { asked } = on.host;
  expect(await loadFeedPreview(on.deps(), outboxId)).toBe('done');
  expect(on.host.asked).toBe(asked);
});
