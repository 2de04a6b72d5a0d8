// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { addThread, insertStories } from './support/content.ts';
import { scriptVectors } from './support/script-vectors.ts';
import { awake, expect, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('A visitor finds news, stories, posts and replies from any page by keyboard', async ({
  page,
  stack,
}) => {
  await addArticles(stack, [{ title: 'Binnacle in parliament', excerpt: 'Hoisted at last.' }]);
  await insertStories(stack, [
    { title: 'The binnacle is gone', content: 'It was cut.' },
    ...Array.from({ length: 22 }, (_, place) => ({
      title: `Crew ${place}`,
      content: `Round the binnacle we went. ${scriptVectors[place] ?? ''}`,
    })),
  ]);
  await insertStories(stack, [{ title: 'Der Binnacle', content: 'Fort.' }], { language: 'de' });
  await addThread(stack, {
    title: 'Who has a binnacle?',
    content: 'Asking.',
    replies: ['Binnacle!'],
  });
  await page.goto('/faq');
  await awake(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search this site' })).toBeFocused();
  await page.keyboard.type('binnacle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=binnacle');
  await expect(page.getByText('26 results · in English')).toBeVisible();
  await expect(section(page, 'News').getByRole('link')).toHaveText('Binnacle in parliament');
  await expect(section(page, 'Stories').getByRole('listitem')).toHaveCount(5);
  await expect(section(page, 'Forum posts').getByRole('listitem')).toHaveCount(1);
  await expect(section(page, 'Replies').locator('mark')).toHaveText(['binnacle', 'Binnacle']);

  await page.getByRole('link', { name: 'More: Stories' }).click();
  await expect(page.getByText('Showing 20 of 23 results · in English')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing 23 of 23 results')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
});
