// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticleDetail } from '@kga/contracts/news';
import { beforeAll, expect, test } from 'vitest';

import { aggregatedArticle } from '../features/news/testing/fixture.ts';
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
