// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { press, type } from '../../../testing/keyboard.ts';
import { listPage } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { forumHandlers, forumPost, threadApi } from '../testing/forum-api.ts';

test('A visitor searches a category and opens a post by keyboard alone', async () => {
  await renderApp('/forum', {
    api: {
      ...threadApi(),
      listPosts: ({ query: { q } }) => listPage(q === 'corbel' ? [forumPost] : []),
    },
  });
  await press(page.getByRole('main').getByRole('link', { name: 'Game Cases' }).first());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Game Cases' })).toBeVisible();
  await type('Search this category', 'corbel');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Showing 1 of 1 post')).toBeVisible();
  await press(page.getByRole('link', { name: 'Corbels' }));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Corbels' })).toBeVisible();
});

test('A visitor without an account learns that members write posts', async () => {
  await renderApp('/forum/new?category=action-organization', { api: forumHandlers });
  await expect.element(page.getByText('Only members can start a post')).toBeVisible();
  await expectAccessible();
});

test('A post without a category is not sent, and the category gets the focus', async () => {
  await renderApp('/forum/new', { user: { ...user, displayName: 'Ada' }, api: forumHandlers });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Category: Choose a category.' }))
    .toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toHaveFocus();
  await expectAccessible();
});
