// SPDX-License-Identifier: AGPL-3.0-or-later
import { type SearchHit, listSearchHits } from '@kga/contracts/site';
import { beforeAll, expect, test } from 'vitest';

import { renderPage } from './testing/render-page.ts';

// Loads every page and its messages, which takes longer than the default timeout.
beforeAll(() => import('../pages/search.tsx'), 30_000);

const hitOf = (kind: SearchHit['kind']): SearchHit => ({
  kind,
  id: crypto.randomUUID(),
  path: `/found/${kind}`,
  title: `A refund for <b>${kind}</b>`,
  excerpt: 'We wrote <script>alert(1)</script> and got a Réfund & more.',
  language: 'en',
  createdAt: '2026-01-01T00:00:00.000Z',
  game: null,
});

/** Renders a search whose kinds are answered by their names; others fail. */
const show = (path: string, answers: Partial<Record<string, readonly SearchHit[]>> = {}) =>
  renderPage(path, ({ searchParams }) => {
    const body = answers[searchParams.get('kind') ?? ''];
    return body ? { body, headers: { 'x-total-count': String(body.length) } } : { status: 503 };
  });

const nothing = { news: [], story: [], forum_post: [], forum_reply: [], game: [], memory: [] };

test('a search shows the results of each kind with the words marked, and is not indexed', async () => {
  const { head, body, asked } = await show('/search?q=refund', {
    ...nothing,
    news: [hitOf('news')],
    forum_reply: [hitOf('forum_reply')],
  });
  expect(head).toContain('noindex');
  expect(asked).toContain(`${listSearchHits.url}?kind=news&limit=5&q=refund&lang=en`);
  const text = body.replaceAll(/<\/?mark[^>]*>/g, '|');
  expect(text).toContain('A |refund| for &lt;b&gt;news&lt;/b&gt;');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; and got a |Réfund| &amp; more.');
  expect(body).toContain('href="/found/forum_reply"');
  expect(body).toContain('News (1)');
  expect(body).toContain('href="/search?q=refund&amp;languages=all"');
  expect(body).toContain('in English');
});

test('pages of the site are found in the page’s language', async () => {
  const { body } = await show('/search?q=thresholds+mean', nothing);
  expect(body).toContain('href="/faq#thresholds"');
  expect(body).not.toContain('Nothing found');
});

test.each([
  ['/search', 'Find games, tools'],
  ['/search?q=x', 'Enter at least two letters'],
  ['/search?q=%25_', 'Enter at least two letters'],
])('%s asks for words and nothing of the API', async (path, hint) => {
  const { body, asked } = await show(path);
  expect(body).toContain(hint);
  expect(asked).toEqual([]);
});

test('where nothing is found, all languages are offered', async () => {
  const { body } = await show('/search?q=zzyzx', nothing);
  expect(body).toContain('Nothing found for “zzyzx”');
  expect(body).toContain('Show all languages');
});

test('a kind that fails leaves the others, and is tried again by the browser', async () => {
  const answers = { ...nothing, news: [hitOf('news')], story: undefined };
  const { body, complete } = await show('/search?q=refund', answers);
  expect(complete).toBe(false);
  expect(body).toContain('aria-busy="true"');
  expect(body).toContain('href="/found/news"');
});

test('one kind is listed alone', async () => {
  const { body, asked } = await show('/search?q=refund&kind=story', { story: [hitOf('story')] });
  expect(asked).toHaveLength(1);
  expect(body).toContain('Showing 1 of 1 result · in English');
});
