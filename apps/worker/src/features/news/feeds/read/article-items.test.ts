// SPDX-License-Identifier: AGPL-3.0-or-later
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { text } from '../../../../testing/fake-provider.ts';
import { type FeedFixture, rss, createFeedFixture } from '../../../../testing/feed-fixture.ts';

let on: FeedFixture;
beforeAll(async () => {
  on = await createFeedFixture();
});
afterAll(() => on.close());
beforeEach(() => on.clear());

const channel = (...items: string[]) =>
  text(
    `<rss version="2.0"><channel><title>Outlet</title>${items.join('')}</channel></rss>`,
    // Each answer is another one, whatever it says.
    { etag: `"${items.length}"` },
  );

/** What is shown, the newest first. */
async function shown(): Promise<string[]> {
  const rows = await on.services.database.db
    .selectFrom('news_article')
    .select('title')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ title }) => title);
}

test.each([
  ['the same guid', (name: string) => `<guid isPermaLink="false">x</guid><link>/${name}</link>`],
  ['its front page as guid', (name: string) => `<guid>${on.host.url}/</guid><link>/${name}</link>`],
  ['the same guid and its front page', () => '<guid>x</guid><link>/</link>'],
  ['its front page alone', () => '<link>/</link>'],
  ['one page alone', () => '<link>/changelog</link>'],
])('a source that gives all items %s keeps them apart', async (_what, parts) => {
  const told = (name: string) => `<item>${parts(name)}<title>Story ${name}</title></item>`;
  on.paths.set('/feed', channel(told('b'), told('a')));
  const id = await on.add('/feed');
  expect(await on.poll(id)).toBe('changed');
  on.paths.set('/feed', channel(told('c'), told('b'), told('a')));
  await on.pass();
  expect(await on.poll(id)).toBe('changed');
  expect(await on.titles()).toEqual(['Story a', 'Story b', 'Story c']);
  expect(await on.metrics()).toContain('kga_feed_items_total{kind="edited"} 0');
});

test('items without a title get the beginning of their text', async () => {
  const words = '<description>The court has decided, and more is to come</description>';
  on.paths.set('/feed', channel(`<item><link>/1</link><title> </title>${words}</item>`));
  expect(await on.poll(await on.add('/feed'))).toBe('changed');
  expect(await on.titles()).toEqual(['The court has decided, and more is to come']);
});

test('items without text or URL are no articles', async () => {
  on.paths.set(
    '/feed',
    channel(
      '<item><link>/1</link><title></title><description>&lt;img src="a.png"&gt;</description></item>',
      '<item><guid isPermaLink="false">2</guid><title>Two</title></item>',
      '<item><link>javascript:alert(1)</link><title>Three</title></item>',
      '<item><link>/4</link><title>Four</title></item>',
    ),
  );
  const id = await on.add('/feed');
  expect(await on.poll(id)).toBe('changed');
  expect(await on.titles()).toEqual(['Four']);
  // The list of sources says how many of its items are articles.
  expect(await on.feed(id)).toMatchObject({ last_entries: 4, last_articles: 1 });
});

test('items without a date stay in the order of the feed', async () => {
  const numbers = Array.from({ length: 20 }, (_, number) => `${number}`);
  on.paths.set('/feed', text(rss(numbers.map((guid) => ({ guid, title: guid })))));
  expect(await on.poll(await on.add('/feed'))).toBe('changed');
  expect(await shown()).toEqual(numbers);
});
