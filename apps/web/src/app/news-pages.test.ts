// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticleDetail } from '@kga/contracts/news';
import { beforeAll, expect, test } from 'vitest';

import { aggregatedArticle, ownArticle } from '../features/news/testing/fixture.ts';
import { renderPage } from './testing/render-page.ts';

// Loads every page and its messages, which takes longer than the default timeout.
beforeAll(() => import('../features/news/article-view.tsx'), 30_000);

/** Renders the page of an article. */
const show = (article: NewsArticleDetail) =>
  renderPage(`/news/${article.uniqueId}`, ({ pathname }) =>
    pathname === `/api/news/${article.uniqueId}` ? { body: article } : { status: 503 },
  );

test('an article shows the date of its publication', async () => {
  const { status, head, body } = await show(aggregatedArticle);
  expect(status).toBe(200);
  expect(body).toContain('1 January 2026');
  expect(body).not.toContain('date we found it');
  expect(head).toContain('article:published_time');
  expect(head).toContain('datePublished');
});

test.each([
  ['unknown', 'date we found it; the source gives none'],
  ['future', 'date we found it; the source’s is in the future'],
  ['old', 'doubtful: the source says before 1995'],
] as const)(
  'a date with the doubt %s is marked, and no data for machines',
  async (dateDoubt, mark) => {
    const { head, body } = await show({ ...aggregatedArticle, dateDoubt });
    expect(body).toContain(mark);
    expect(head).not.toContain('article:published_time');
    expect(head).not.toContain('datePublished');
  },
);

test('the head of an own article names its languages and describes it', async () => {
  const { head } = await show({
    ...ownArticle,
    title: 'What we </script> ask for',
    translations: [{ language: 'en', uniqueId: 'what-we-ask-for', title: 'What we ask for' }],
  });
  expect(head).toContain('<title>What we &lt;/script&gt; ask for · Keep Games Alive</title>');
  const link = (rest: string) => expect.stringMatching(new RegExp(`<link[^>]* ${rest}`));
  expect(head).toEqual(link('href="http://kga.test/news/servers-off-3f2a[?]lang=de"'));
  expect(head).toEqual(link('hreflang="en" href="http://kga.test/news/what-we-ask-for"'));
  expect(head).toContain('<meta property="og:type" content="article"');
  expect(head).toContain('"headline":"What we \\u003c/script');
});

test('an article of an outside source has no other languages', async () => {
  const { head } = await show(aggregatedArticle);
  expect(head).not.toContain('hreflang');
});

test.each([
  [404, 'Page Not Found'],
  [503, 'aria-busy="true"'],
])('an article that the api answers with %i has that status', async (status, text) => {
  const page = await renderPage('/news/no-such-article', () => ({ status }));
  expect(page.status).toBe(status);
  expect(page.body).toContain(text);
});

test.each([
  ['/', 'lang=en'],
  ['/news', 'lang=en'],
  ['/news?category=policy&languages=de,en', 'category=policy&lang=en,de'],
])('%s announces the feeds of its articles', async (path, query) => {
  const { head } = await renderPage(path, () => ({ body: [], headers: { 'x-total-count': '0' } }));
  const escaped = query.replaceAll('&', '&amp;');
  expect(head).toContain(`type="application/atom+xml"`);
  expect(head).toContain(`href="/api/news/feed.atom?${escaped}"`);
  expect(head).toContain(`type="application/feed+json"`);
  expect(head).toContain(`href="/api/news/feed.json?${escaped}"`);
});
