// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { readDocument } from './read-document.ts';

const now = new Date('2026-03-01T12:00:00Z');

const read = (text: string) =>
  readDocument(Buffer.from(text), {
    url: 'https://example.org/news/feed',
    contentType: undefined,
    now,
  });

const rss = (items: string, root = '') =>
  `<rss version="2.0" ${root}><channel><title>News</title>${items}</channel></rss>`;

describe('more than 200 items', () => {
  const numbers = Array.from({ length: 250 }, (_, number) => number);
  const day = (number: number) => new Date(Date.UTC(2025, 0, number + 1));
  const rssItem = (number: number, date = '') => `<item><title>${number}</title>${date}</item>`;
  const titles = (text: string) => read(text).items.map(({ title }) => Number(title));

  test('are the first ones, and elements after them are read', () => {
    const items = numbers.map((number) => rssItem(number)).join('');
    const feed = read(rss(`${items}<language>fr</language>`));
    expect(feed.items.map(({ title }) => Number(title))).toEqual(numbers.slice(0, 200));
    expect(feed.languages).toEqual(['fr']);
  });

  test.each([
    ['RSS', (number: number, date: Date) => `<pubDate>${date.toUTCString()}</pubDate>`],
    ['dc:date', (number: number, date: Date) => `<dc:date>\n${date.toISOString()}</dc:date>`],
  ])('are the last ones where the newest are at the end: %s', (_what, written) => {
    const items = numbers.map((number) => rssItem(number, written(number, day(number))));
    const name = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
    expect(titles(rss(items.join(''), name))).toEqual(numbers.slice(50));
    const newestFirst = numbers.map((number) => rssItem(number, written(number, day(-number))));
    expect(titles(rss(newestFirst.join(''), name))).toEqual(numbers.slice(0, 200));
  });

  test('are the last ones in Atom and JSON too', () => {
    const entries = numbers.map(
      (number) =>
        `<entry><title>${number}</title><updated>${day(number).toISOString()}</updated></entry>`,
    );
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>${entries.join('')}</feed>`;
    expect(titles(atom)).toEqual(numbers.slice(50));
    expect(read(atom).name).toBe('News');
    const items = numbers.map((number) => ({
      id: `${number}`,
      title: `${number}`,
      date_published: day(number).toISOString(),
    }));
    const version = 'https://jsonfeed.org/version/1';
    expect(titles(JSON.stringify({ version, title: 'News', items }))).toEqual(numbers.slice(50));
  });

  test('are the last ones in malformed XML too', () => {
    const items = numbers.map((number) =>
      rssItem(number, `<pubDate>${day(number).toUTCString()}</pubDate>`),
    );
    expect(titles(rss(`${items.join('')}</b>`))).toEqual(numbers.slice(50));
  });
});
