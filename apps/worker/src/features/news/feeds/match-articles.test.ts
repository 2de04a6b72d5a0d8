// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import {
  type IngestFixture,
  ago,
  item,
  createIngestFixture,
} from '../../../testing/ingest-fixture.ts';
import type { FeedItem } from './prepare-items.ts';

let on: IngestFixture;
beforeAll(async () => {
  on = await createIngestFixture(inject('databaseUrl'));
});
afterAll(() => on.drop());
beforeEach(() => on.clear());

/** The same words elsewhere: another address, another guid. */
const elsewhere = (title: string, more: Partial<FeedItem> = {}) => {
  const guid = crypto.randomUUID();
  return item(guid, { title, url: `https://${guid}.example`, canonicalUrl: guid, ...more });
};

describe('the same story in another feed', () => {
  test('joins by its URL, with any title and language', async () => {
    const [one, two] = [await on.addFeed('one'), await on.addFeed('two', 'de')];
    await on.ingest(one, item('1'));
    const same = item('other', { canonicalUrl: 'a.example/1', title: 'Ganz anders' });
    expect(await on.ingest(two, same)).toEqual({ added: 0, joined: 1, edited: 0 });
    const [article, ...others] = await on.articles();
    expect(others).toEqual([]);
    expect(article).toMatchObject({ title: 'Something happened to 1', source: 'one' });
    expect(await on.itemsOf(two)).toMatchObject([
      { article_id: article?.id, title: 'Ganz anders' },
    ]);
  });

  test('does not join another title whose URL differs in the fragment', async () => {
    const [one, two] = [await on.addFeed('one'), await on.addFeed('two')];
    await on.ingest(one, item('1', { canonicalUrl: 'https://a.example/day#a' }));
    const other = item('2', { canonicalUrl: 'https://a.example/day#b' });
    expect(await on.ingest(two, other)).toEqual({ added: 1, joined: 0, edited: 0 });
  });

  const title = 'Parliament debates the right to keep games';

  test('joins by a similar title', async () => {
    const [one, two] = [await on.addFeed('one'), await on.addFeed('two')];
    await on.ingest(one, elsewhere(title), elsewhere('Something quite different happened, too'));
    const near = elsewhere('Parliament debates right to keep games! - two', {
      publishedAt: ago(3.9),
    });
    expect(await on.ingest(two, near, elsewhere('A third thing that nobody wrote of'))).toEqual({
      added: 1,
      joined: 1,
      edited: 0,
    });
    expect(await on.articles()).toHaveLength(3);
  });

  test('does not join across more than three days or another language', async () => {
    await on.ingest(await on.addFeed('one'), elsewhere(title));
    const late = elsewhere(title, { publishedAt: ago(4.1) });
    expect(await on.ingest(await on.addFeed('two'), late)).toMatchObject({ added: 1 });
    expect(await on.ingest(await on.addFeed('three', 'fr'), elsewhere(title))).toMatchObject({
      added: 1,
    });
  });

  test('joins the article of its days among several', async () => {
    await on.ingest(await on.addFeed('one'), elsewhere(title, { publishedAt: ago(9) }));
    await on.ingest(await on.addFeed('two'), elsewhere(title, { publishedAt: ago(1) }));
    const three = await on.addFeed('three');
    await on.ingest(three, elsewhere(title, { publishedAt: ago(2) }));
    const [, { id } = { id: '' }] = await on.articles();
    expect(await on.itemsOf(three)).toMatchObject([{ article_id: id }]);
  });

  test('joins the most similar of several', async () => {
    await on.ingest(
      await on.addFeed('one'),
      elsewhere('Parliament debates right to keep games', { publishedAt: ago(5) }),
    );
    await on.ingest(await on.addFeed('two'), elsewhere(title, { publishedAt: ago(1) }));
    const three = await on.addFeed('three');
    await on.ingest(three, elsewhere(title, { publishedAt: ago(3) }));
    const [, { id } = { id: '' }] = await on.articles();
    expect(await on.itemsOf(three)).toMatchObject([{ article_id: id }]);
  });

  test('joins by its title among many similar ones', async () => {
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    const titleOf = (number: number) => `${title} ${'abcdefghij'[number % 10]?.repeat(3 + number)}`;
    const alike = numbers.map((number) => elsewhere(titleOf(number)));
    await on.ingest(await on.addFeed('one'), ...alike);
    const same = numbers.toReversed().map((number) => elsewhere(titleOf(number)));
    const two = await on.addFeed('two');
    expect(await on.ingest(two, ...same)).toMatchObject({ added: 0, joined: 60 });
    const titles = new Map((await on.articles()).map(({ id, title: own }) => [id, own]));
    for (const { article_id, title: own } of await on.itemsOf(two)) {
      expect(titles.get(article_id)).toBe(own);
    }
  });

  test('two items of one feed with the same title and other texts are two articles', async () => {
    const [one, two] = [await on.addFeed('one'), await on.addFeed('two')];
    const withText = (excerpt: string) => elsewhere(title, { excerpt });
    expect(await on.ingest(one, withText('a'), withText('b'))).toMatchObject({ added: 2 });
    expect(await on.ingest(one, withText('c'))).toMatchObject({ added: 1 });
    expect(await on.ingest(two, withText('d'))).toMatchObject({ joined: 1 });
    expect(await on.ingest(two, withText('e'))).toMatchObject({ joined: 1 });
    expect(await on.articles()).toHaveLength(3);
  });

  test('an item with a new guid joins its article; one that only shares the URL does not', async () => {
    const feed = await on.addFeed('one');
    const start = { canonicalUrl: 'a.example/start' };
    await on.ingest(feed, item('1', { ...start, title }));
    const changed = { ...start, title, excerpt: 'What it became' };
    expect(await on.ingest(feed, item('2', changed))).toMatchObject({ joined: 1 });
    const other = item('3', { ...start, title: 'Something else is told at the same place' });
    expect(await on.ingest(feed, other)).toMatchObject({ added: 1 });
    expect(await on.ingest(feed, other)).toEqual({ added: 0, joined: 0, edited: 0 });
  });

  test('joins a hidden article, which stays hidden', async () => {
    await on.ingest(await on.addFeed('one'), item('1'));
    await on.db.updateTable('news_article').set({ status: 'hidden' }).execute();
    await on.ingest(await on.addFeed('two'), item('1'));
    expect(await on.articles()).toMatchObject([{ status: 'hidden' }]);
  });
});

describe('at the same moment', () => {
  const count = 8;
  const feedsIn = (language: (at: number) => Language) =>
    Promise.all(Array.from({ length: count }, (_, at) => on.addFeed(`feed${at}`, language(at))));

  test('many feeds with the same URLs make one article each', async () => {
    const feeds = await feedsIn((at) => (at % 2 ? 'de' : 'en'));
    const items = Array.from({ length: 50 }, (_, at) => item(`${at}`));
    const all = await Promise.all(
      feeds.map((feed, at) => on.ingest(feed, ...(at % 3 ? items : items.toReversed()))),
    );
    expect(await on.articles()).toHaveLength(50);
    expect(all.reduce((sum, { added }) => sum + added, 0)).toBe(50);
    expect(all.reduce((sum, { joined }) => sum + joined, 0)).toBe(50 * (count - 1));
  });

  test('many feeds with the same title make one article', async () => {
    const feeds = await feedsIn(() => 'en');
    const title = 'A million Europeans want to keep the games that they bought';
    await Promise.all(feeds.map((feed) => on.ingest(feed, elsewhere(title))));
    expect(await on.articles()).toHaveLength(1);
    expect(await on.db.selectFrom('feed_item').select('guid').execute()).toHaveLength(count);
  });
});
