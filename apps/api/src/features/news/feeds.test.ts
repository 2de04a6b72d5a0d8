// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { v7 as uuidv7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { addArticle, publishNewsChange, second } from '../../testing/news-fixture.ts';
import { setupTestApp } from '../../testing/test-app.ts';

const origin = 'https://keep.test';
const api = setupTestApp({ settings: { PUBLIC_ORIGIN: origin } });
beforeEach(async () => {
  await api.db.deleteFrom('news_article').execute();
});

const get = (path: string, headers = {}) => api.app.inject({ url: `/api/news/${path}`, headers });

const attack = '<script>alert("1")</script> & ]]> \u0007\u{1F3AE}';

async function addTwo(): Promise<{ own: string; other: string }> {
  const { db } = api;
  const own = uuidv7();
  await db
    .insertInto('own_article')
    .values({ id: own, category: 'policy', picture_source: null })
    .execute();
  const changed = { updated_at: new Date('2026-02-01T00:00:00Z') };
  return {
    own: await addArticle(db, {
      ...second(1),
      ...changed,
      own_article_id: own,
      unique_id: 'own-1',
      title: attack,
      html: '<p>Whole &amp; sanitised</p>',
    }),
    other: await addArticle(db, {
      ...second(2),
      updated_at: new Date('2026-01-02T00:00:00Z'),
      unique_id: 'other-1',
      language: 'de',
      category: 'industry',
      is_aggregated: true,
      source: 'A & B',
      url: 'https://paper.test/?a=1&b=2',
      html: '<p>What they wrote</p>',
      excerpt: attack,
    }),
  };
}

test('the Atom feed can be parsed', async () => {
  const { own, other } = await addTwo();
  const answer = await get('feed.atom');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=300, stale-while-revalidate=3600',
  });
  const feed = parseAtomFeed(answer.body);
  expect(feed).toMatchObject({
    id: `${origin}/api/news/feed.atom`,
    title: { value: 'Keep Games Alive · News' },
    updated: '2026-02-01T00:00:00.000Z',
    authors: [{ name: 'Keep Games Alive' }],
    xml: { lang: 'en' },
    links: [
      { rel: 'self', href: `${origin}/api/news/feed.atom` },
      { rel: 'alternate', href: `${origin}/news` },
    ],
  });
  expect(feed.entries).toMatchObject([
    {
      id: `urn:uuid:${other}`,
      title: { value: 'The answer' },
      summary: { value: attack.replace('\u0007', '') },
      updated: '2026-01-02T00:00:00.000Z',
      published: '2026-01-01T00:00:02.000Z',
      authors: [{ name: 'A & B' }],
      categories: [{ term: 'industry' }],
      links: [
        { rel: 'alternate', href: `${origin}/news/other-1` },
        { rel: 'via', href: 'https://paper.test/?a=1&b=2' },
      ],
      xml: { lang: 'de' },
    },
    {
      id: `urn:uuid:${own}`,
      title: { value: attack.replace('\u0007', '') },
      content: { type: 'html', value: '<p>Whole &amp; sanitised</p>' },
    },
  ]);
  expect(feed.entries?.[0]?.content).toBeUndefined();
  // All text is escaped.
  expect(answer.body.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '')).not.toContain('<script');
  expect(answer.body).not.toContain('\u0007');
});

/** Required elements of Atom 1.0 (RFC 4287). */
test('the Atom feed has the required elements', async () => {
  await addTwo();
  const { body } = await get('feed.atom');
  expect(body).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  );
  const [head = '', ...entries] = body.split('<entry');
  expect(entries).toHaveLength(2);
  for (const part of [head, ...entries]) {
    for (const element of ['id', 'title', 'updated']) {
      expect(part.split(new RegExp(`<${element}[ >]`))).toHaveLength(2);
    }
    expect(part).toContain('<author>');
    expect(part).toContain('rel="alternate"');
  }
});

const item = z.looseObject({ id: z.string(), language: z.string() });
const jsonFeed = z.looseObject({ version: z.string(), items: z.array(item) });

test('sends a JSON Feed 1.1', async () => {
  const { own, other } = await addTwo();
  const answer = await get('feed.json?lang=en,de');
  expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = jsonFeed.parse(answer.json());
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Keep Games Alive · News',
    home_page_url: `${origin}/news?lang=en%2Cde`,
    feed_url: `${origin}/api/news/feed.json?lang=en%2Cde`,
  });
  expect(feed.items).toMatchObject([
    {
      id: `urn:uuid:${other}`,
      url: `${origin}/news/other-1`,
      external_url: 'https://paper.test/?a=1&b=2',
      content_text: attack.replace('\u0007', ''),
      language: 'de',
      authors: [{ name: 'A & B' }],
      tags: ['industry'],
    },
    {
      id: `urn:uuid:${own}`,
      content_html: '<p>Whole &amp; sanitised</p>',
      date_published: '2026-01-01T00:00:01.000Z',
      date_modified: '2026-02-01T00:00:00.000Z',
      language: 'en',
    },
  ]);
  expect(parseJsonFeed(answer.json()).items).toHaveLength(2);
});

test('a doubtful date is not passed on', async () => {
  await addArticle(api.db, { ...second(1), language: 'ko', date_doubt: 'unknown' });
  const [entry] = parseAtomFeed((await get('feed.atom?lang=ko')).body).entries ?? [];
  expect(entry).toMatchObject({ updated: expect.any(String) });
  expect(entry).not.toHaveProperty('published');
  const { items } = parseJsonFeed((await get('feed.json?lang=ko')).json());
  expect(items).toMatchObject([{ date_modified: expect.any(String) }]);
  expect(items?.[0]).not.toHaveProperty('date_published');
});

test.each([
  ['feed.atom?lang=de', 'Keep Games Alive · Nachrichten', 1],
  ['feed.atom?lang=fr&category=policy', 'Keep Games Alive · Actualités · Politique', 0],
  ['feed.atom?category=industry', 'Keep Games Alive · News · Industry', 1],
])('%s filters articles and names the filter', async (path, title, count) => {
  await addTwo();
  await publishNewsChange(api.redis);
  await expect
    .poll(async () => parseAtomFeed((await get(path)).body).entries?.length ?? 0)
    .toBe(count);
  expect(parseAtomFeed((await get(path)).body).title?.value).toBe(title);
});

test('an empty JSON Feed has an empty list of items', async () => {
  const answer = await get('feed.json?category=technology&lang=ko');
  expect(jsonFeed.parse(answer.json()).items).toEqual([]);
});

test('has the same URL for any order of parameters', async () => {
  for (const query of ['lang=de,de', 'lang=de']) {
    expect(parseAtomFeed((await get(`feed.atom?${query}`)).body)).toMatchObject({
      id: `${origin}/api/news/feed.atom?lang=de`,
      title: { value: 'Keep Games Alive · Nachrichten' },
      xml: { lang: 'de' },
    });
  }
  for (const query of ['lang=de,en', 'lang=en,de', 'lang=en,de,en']) {
    expect((await get(`feed.json?${query}`)).json().feed_url).toBe(
      `${origin}/api/news/feed.json?lang=en%2Cde`,
    );
  }
});

test('makes links in own articles absolute', async () => {
  const html =
    '<p><a href="/petition">Sign</a> <a href="https://a.test/" rel="noopener">a</a> href="/x"</p>';
  await addArticle(api.db, { html, category: 'consumer' });
  const [atom, json] = [
    await get('feed.atom?category=consumer'),
    await get('feed.json?category=consumer'),
  ];
  const absolute = html.replace('"/petition"', `"${origin}/petition"`);
  expect(parseAtomFeed(atom.body).entries?.[0]?.content?.value).toBe(absolute);
  expect(json.json().items[0].content_html).toBe(absolute);
});

test('a matching ETag gets 304', async () => {
  for (const path of ['feed.atom', 'feed.json']) {
    const { etag } = (await get(path)).headers;
    const same = await get(path, { 'if-none-match': etag });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  }
});

test('contains the newest fifty articles', async () => {
  for (let number = 0; number < 52; number += 1) {
    await addArticle(api.db, { ...second(number), title: `Title ${number}` });
  }
  await publishNewsChange(api.redis);
  const path = 'feed.json?category=policy';
  await expect.poll(async () => jsonFeed.parse((await get(path)).json()).items.length).toBe(50);
  expect((await get(path)).body).not.toContain('"Title 1"');
});

test.each(['feed.atom?lang=x', 'feed.json?category=sport'])('%s is refused', async (path) => {
  expect((await get(path)).statusCode).toBe(400);
});
