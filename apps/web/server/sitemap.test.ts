import { expect, test } from 'vitest';

import { createSitemap } from './sitemap.ts';
import { startUpstream } from './testing.ts';

const origin = 'http://kga.test';
const place = {
  uniqueId: 'the-answer-1',
  language: 'de',
  updatedAt: '2026-01-02T00:00:00.000Z',
  translations: [{ language: 'en', uniqueId: 'the-answer-2' }],
};

/** An API that has one article, until it is told to fail. */
async function startApi() {
  let status = 200;
  let asked = 0;
  const { url } = await startUpstream((_request, response) => {
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify([place]));
  });
  return { url, fail: () => (status = 503), asked: () => asked };
}

test('our own articles stand in it, with their languages', async () => {
  const api = await startApi();
  const sitemap = createSitemap({ origin, paths: ['/news'], apiUrl: api.url, now: () => 0 });
  const text = await sitemap.write();
  expect(text.match(/<loc>/g)).toHaveLength(7);
  expect(text).toContain(
    `<url>
<loc>http://kga.test/news/the-answer-1?lang=de</loc>
<lastmod>2026-01-02T00:00:00.000Z</lastmod>
<xhtml:link rel="alternate" hreflang="en" href="http://kga.test/news/the-answer-2"/>
<xhtml:link rel="alternate" hreflang="de" href="http://kga.test/news/the-answer-1?lang=de"/>
<xhtml:link rel="alternate" hreflang="x-default" href="http://kga.test/news/the-answer-2"/>
</url>`,
  );
});

test('articles are asked for again after a while, and kept where they cannot be had', async () => {
  const api = await startApi();
  let time = 0;
  const sitemap = createSitemap({ origin, paths: [], apiUrl: api.url, now: () => time });
  const first = await sitemap.write();
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(1);
  api.fail();
  time = 3_600_000;
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(2);
  time += 9_999;
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(2);
  time += 1;
  expect(await sitemap.write()).toBe(first);
  expect(api.asked()).toBe(3);
});

test('however many ask at a time, the API is asked once', async () => {
  const api = await startApi();
  const sitemap = createSitemap({ origin, paths: [], apiUrl: api.url, now: () => 0 });
  const [one, ...others] = await Promise.all([sitemap.write(), sitemap.write(), sitemap.write()]);
  expect(others).toEqual([one, one]);
  expect(one).toContain('the-answer-1');
  expect(api.asked()).toBe(1);
});

test('without the API the pages stand in it all the same', async () => {
  const sitemap = createSitemap({
    origin,
    paths: ['/news'],
    apiUrl: 'http://127.0.0.1:9',
    now: () => 0,
  });
  expect((await sitemap.write()).match(/<loc>/g)).toHaveLength(6);
});
