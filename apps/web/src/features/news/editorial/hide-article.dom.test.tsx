// SPDX-License-Identifier: AGPL-3.0-or-later
import type { HiddenArticle } from '@kga/contracts/news';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { type MockHandlers, listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { editorialApi } from '../testing/editorial-api.ts';
import { articleOf, newsApi } from '../testing/news-api.ts';

const article = articleOf('Bought with money', {
  isAggregated: true,
  source: 'A paper',
  url: 'https://paper.example/bought',
});
const hidden: HiddenArticle = {
  id: article.id,
  uniqueId: article.uniqueId,
  title: article.title,
  source: article.source,
  language: article.language,
  hiddenAt: '2026-11-20T10:00:00.000Z',
  reason: 'An advertisement',
};
const admin = { ...user, role: 'admin' } as const;

/** Answers of an api whose article admins hide and show again. */
function hidingApi(first: readonly HiddenArticle[]): MockHandlers {
  let list = [...first];
  return {
    ...editorialApi(),
    ...newsApi([article]),
    listHiddenArticles: () => listPage(list),
    updateArticleHidden: ({ body }) => {
      list = body.hidden ? [{ ...hidden, reason: body.reason }] : [];
      return undefined;
    },
  };
}

test('A moderator cannot hide an article', async () => {
  await renderApp(`/news/${article.uniqueId}`, {
    user: { ...user, role: 'moderator' },
    api: newsApi([article]),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('button', { name: 'Hide this article' }).elements()).toEqual([]);
});

test('An admin hides an article of an outside source for a reason', async () => {
  await renderApp(`/news/${article.uniqueId}`, { user: admin, api: hidingApi([]) });
  await page.getByRole('button', { name: 'Hide this article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide “Bought with money”?' });
  const hide = dialog.getByRole('button', { name: 'Hide this article' });
  const reason = dialog.getByLabelText('Reason');
  await hide.click();
  await expect.element(reason).toHaveFocus();
  await expect
    .element(reason)
    .toHaveAccessibleDescription(/Enter a reason of up to 500 characters\./);
  await expectAccessible();
  await reason.fill('An advertisement');
  await hide.click();
  await expect.element(page.getByText('This article is hidden', { exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Hidden articles' }).click();
  await expect.poll(() => location.pathname + location.hash).toBe('/admin/news#hidden-articles');
  await expect.element(page.getByText('An advertisement')).toBeVisible();
});

test('A hidden article is shown again, and the focus stays in the list', async () => {
  await renderApp('/admin/news', { user: admin, api: hidingApi([hidden]) });
  const list = page.getByRole('region', { name: 'Hidden articles' });
  await expect.element(list.getByText('An advertisement')).toBeVisible();
  await expectAccessible();
  await list.getByRole('button', { name: 'Show again: Bought with money' }).click();
  await expect.element(page.getByText('The article is back', { exact: true })).toBeVisible();
  await expect.element(list.getByText('No hidden articles')).toBeVisible();
  await expect.element(list.getByRole('status').first()).toHaveFocus();
});
