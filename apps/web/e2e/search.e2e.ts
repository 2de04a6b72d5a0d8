// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { addThread, insertStories } from './support/content.ts';
import { scriptVectors } from './support/script-vectors.ts';
import { awake, expect, expectAccessible, expectFits, test } from './support/test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
test('news, stories, posts, replies and pages are found from any page by keyboard', async ({
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
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('binnacle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=binnacle');
  await expect(page.getByText('26 results · in English')).toBeVisible();
  await expect(section(page, 'News').getByRole('link')).toHaveText('Binnacle in parliament');
  await expect(section(page, 'Stories').getByRole('listitem')).toHaveCount(5);
  await expect(section(page, 'Forum posts').getByRole('listitem')).toHaveCount(1);
  await expect(section(page, 'Replies').locator('mark')).toHaveText(['binnacle', 'Binnacle']);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'More: Stories' }).click();
  await expect(page.getByText('Showing 20 of 23 results · in English')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing 23 of 23 results')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();

  await page.getByRole('link', { name: 'Show all languages' }).click();
  await expect(page.getByText('Showing 20 of 24 results')).toBeVisible();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('zzyzx');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nothing found for “zzyzx”')).toBeVisible();
  await expectAccessible(page);
});

test('the key / can be turned off, and Ctrl+K leads to the search without it', async ({ page }) => {
  await page.goto('/search');
  await awake(page);
  const key = page.getByRole('checkbox', { name: 'The / key opens search' });
  await expect(key).toBeChecked();
  await key.uncheck();
  await page.reload();
  await awake(page);
  await expect(key).not.toBeChecked();
  await page.goto('/faq');
  await awake(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/faq');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL('/search');
  await expect(box(page)).toBeFocused();
});

test('stories are filtered by language, which is seen and undone in one press', async ({
  page,
  stack,
}) => {
  await insertStories(stack, [{ title: 'Gangspill', content: 'Fort.' }], { language: 'de' });
  await insertStories(stack, [{ title: 'Windlass', content: 'Gone.' }]);
  await expect(async () => {
    await page.goto('/stories');
    await expect(page.getByText('Windlass')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await awake(page);
  await expect(
    page.getByText(/^Showing \d+ of (\d+) stor.+ · \1 in English, \d+ in all$/),
  ).toBeVisible();
  await expect(page.getByText('Gangspill')).toBeHidden();
  await page.getByRole('link', { name: 'Show all languages' }).click();
  await expect(page.getByText('Gangspill')).toBeVisible();
  await page.getByRole('link', { name: 'Only English' }).click();
  await expect(page.getByText('Gangspill')).toBeHidden();
});

test.describe('on a small screen without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('a search works and fits', async ({ page, stack }) => {
    await insertStories(stack, [{ title: `Bilge${'e'.repeat(100)}`, content: 'It was cut.' }]);
    await page.goto('/search');
    await box(page).fill('bilge');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=bilge&languages=en');
    await expect(section(page, 'Stories').getByRole('listitem')).toHaveCount(1);
    await expectFits(page, [320]);
  });
});
