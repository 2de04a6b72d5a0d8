// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { feedMaxBytes, readFeed } from './read-feed.ts';

const options = {
  url: 'https://example.org/feed',
  contentType: 'text/xml',
  now: new Date('2026-03-01T12:00:00Z'),
};

const fault = (name: string) => expect.objectContaining({ name: 'FeedReadError', reason: name });

const small = Buffer.from(
  '<rss version="2.0"><channel><title>News</title><language>zh-Hans</language><item><title>a</title><pubDate>2026-01-01</pubDate></item></channel></rss>',
);

test('parses in a thread, with the matching interface language', async () => {
  const feed = await readFeed(small, options);
  expect(feed).toMatchObject({ name: 'News', language: 'zh-CN', ttlSeconds: null });
  expect(feed).not.toHaveProperty('languages');
  expect(feed.items[0]?.publishedAt).toEqual(new Date('2026-01-01'));
});

test('many feeds are parsed at once', async () => {
  const read = await Promise.all(Array.from({ length: 40 }, () => readFeed(small, options)));
  expect(read.map(({ items }) => items.length)).toEqual(Array.from({ length: 40 }, () => 1));
});

test('a document that is no feed is refused', async () => {
  await expect(readFeed(Buffer.from('<p>a</p>'), options)).rejects.toEqual(fault('not_a_feed'));
});

test('a feed that is too large is refused before parsing', async () => {
  const body = Buffer.alloc(feedMaxBytes + 1);
  await expect(readFeed(body, options)).rejects.toEqual(fault('too_large'));
});

test('a large feed that misses the limit of the first try is read in the second', async () => {
  const items = Array.from(
    { length: 2_200 },
    (_, at) =>
      `<item><title>${at}</title><description>${'words '.repeat(300)}</description></item>`,
  );
  const body = Buffer.from(`<rss><channel>${items.join('')}</channel></rss>`);
  expect(body.byteLength).toBeGreaterThan(4_000_000);
  const feed = await readFeed(body, options, [1, 20_000]);
  expect(feed.items).toHaveLength(200);
});

test('a slow feed times out, and the next one is parsed', async () => {
  // Each end tag that closes nothing is looked for in all that is open.
  const depth = 600_000;
  const body = Buffer.from(
    `<rss><channel>${'<a>'.repeat(depth)}${'</b>'.repeat(depth)}</channel></rss>`,
  );
  const [slow, next] = await Promise.allSettled([
    readFeed(body, options, [100, 500]),
    readFeed(small, options),
  ]);
  expect(slow).toEqual({ status: 'rejected', reason: fault('too_slow') });
  expect(next).toMatchObject({ status: 'fulfilled', value: { name: 'News' } });
});
