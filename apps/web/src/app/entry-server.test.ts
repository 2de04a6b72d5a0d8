// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutgoingHttpHeaders } from 'node:http';

import type { NewsArticleDetail } from '@kga/contracts/news';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { aggregatedArticle } from '../features/news/testing/fixture.ts';
import { renderPage } from './testing/render-page.ts';

// Loads every page and its words, which takes longer than a test may.
beforeAll(() => import('../features/news/news-page.tsx'), 30_000);

/** Renders a page with an API that answers by path, and 503 to anything else; `asked` are the paths. */
async function show(
  path: string,
  answers: Readonly<Record<string, unknown>> = {},
  headers: OutgoingHttpHeaders = {},
) {
  const page = await renderPage(path, ({ pathname }) =>
    answers[pathname] === undefined ? { status: 503 } : { body: answers[pathname], headers },
  );
  return { ...page, asked: page.asked.map((url) => url.split('?', 1)[0]) };
}

const showArticle = (article: NewsArticleDetail) =>
  show('/news/servers-off-3f2a', { '/api/news/servers-off-3f2a': article });

test('news that cannot be had are no page to keep or to find', async () => {
  const { status, head } = await show('/news');
  expect(status).toBe(503);
  expect(head).toContain('noindex');
});

test('news that can be had are found, with what they list', async () => {
  const { status, head, body } = await show('/news?category=policy', {
    '/api/news': [aggregatedArticle],
  });
  expect(status).toBe(200);
  expect(head).not.toContain('noindex');
  expect(head).toContain('<title>News · Policy · Keep Games Alive</title>');
  expect(head).toContain('title="Keep Games Alive · News · Policy (Atom)"');
  expect(head).toContain('"name":"Servers off"');
  expect(body).toContain('Servers off');
});

test.each(['own', 'feed.atom', 'feed.json'])('%s names no article', async (name) => {
  const { status, asked } = await show(`/news/${name}`);
  expect(status).toBe(404);
  expect(asked).toEqual([]);
});

test.each([
  ['/news/%20', 404],
  ['/news/%00', 404],
  ['/news/%F0%9F%8E%AE', 404],
  [`/news/${'a'.repeat(101)}`, 414],
  ['/news/%2F', 400],
  ['/stories/%00', 404],
  ['/forum/posts/%20', 404],
  ['/forum/categories/%00', 404],
])('%s is not found where the API answers %d', async (path, status) => {
  const page = await renderPage(path, () => ({ status }));
  expect(page.status).toBe(404);
});

test('the landing page offers legal help', async () => {
  const { body } = await show('/');
  for (const title of ['Legal Consultation', 'Legal Documents', 'Legal Aid']) {
    expect(body).toMatch(new RegExp(`<h3[^>]*>${title}</h3>`));
  }
  expect(body).toMatch(/href="\/legal\/documents"[^>]*>Download documents</);
});

test('an article without an excerpt says where it was published, and describes itself so', async () => {
  const { head, body } = await showArticle({ ...aggregatedArticle, html: '', excerpt: '' });
  const words = 'A paper published this article.';
  expect(body).toContain(words);
  expect(body).not.toContain('This is an excerpt.');
  expect(body).not.toMatch(/<p[^>]*><\/p>/);
  expect(head).toContain(`<meta name="description" content="${words}"`);
});

test('an article with an excerpt says so', async () => {
  const { head, body } = await showArticle(aggregatedArticle);
  expect(body).toContain('This is an excerpt. A paper published the full article.');
  expect(head).toContain('<meta name="description" content="What happened."');
});

test('a language asked for by the address stays in every way out of an empty list', async () => {
  const { body } = await show('/news?lang=en&q=nothing', { '/api/news': [] });
  expect(body).toContain('href="/news?lang=en"');
  expect(body).toContain('href="/news?lang=en&amp;q=nothing&amp;languages=all"');
});

test('beyond what was counted of a search nothing is said of the rest', async () => {
  const part = (total: number) =>
    show(
      '/news?q=servers',
      { '/api/news': [aggregatedArticle] },
      {
        'x-total-count': total,
        'x-total-relation': 'at-least',
        link: '</api/news?cursor=next>; rel="next"',
      },
    );
  expect((await part(2)).body).toContain('more than 1 remaining');
  const { body } = await part(1);
  expect(body).toContain('Load more');
  expect(body).not.toContain('remaining');
});

test('a read-only site shows its end of life in place of forms, and has no sessions', async () => {
  const config = { readOnly: true, staticCopyUrl: 'https://copy.example/' };
  const showReadOnly = (path: string) => renderPage(path, () => ({ status: 404 }), { config });
  for (const path of ['/login', '/stories/share', '/forum/new', '/admin/people']) {
    const { status, head, body } = await showReadOnly(path);
    expect(status).toBe(410);
    expect(head).toContain('noindex');
    expect(body).toContain('Our own end of life');
    expect(body).toContain('href="https://copy.example/"');
    expect(body).not.toContain('Log in<');
  }
  expect((await showReadOnly('/end-of-life')).status).toBe(200);
  const about = await showReadOnly('/about');
  expect(about.status).toBe(200);
  expect(about.body).toContain('nothing can be added');
});

test('copies of the server render the same page at any time', async () => {
  const render = () => showArticle(aggregatedArticle);
  const { status, state } = await render();
  expect(status).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect((await render()).state).toEqual(state);
});
