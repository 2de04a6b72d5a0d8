// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addArticles } from './support/articles.ts';
import { awake, expect, test } from './support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Articles' });
const links = (page: Page) => list(page).getByRole('link', { name: 'Read more' });
const position = (page: Page) => page.evaluate(() => scrollY);

/** Articles that share one search term. */
const many = (word: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    title: `${word} number ${place}`,
    excerpt: 'What happened to the servers.',
    age: place,
  }));

async function loadAll(page: Page): Promise<void> {
  await awake(page);
  await expect(page.getByText('Showing 20 of 45 articles')).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  await more.click();
  await expect(page.getByText('Showing 40 of 45 articles')).toBeVisible();
  await more.click();
  await expect(page.getByText('Showing 45 of 45 articles')).toBeVisible();
}

/** Scrolls far down; returns a check that the position was restored. */
async function goDown(page: Page) {
  await links(page).nth(39).scrollIntoViewIfNeeded();
  const before = await position(page);
  expect(before).toBeGreaterThan(2_000);
  return async () => {
    await expect(page.getByText('Showing 45 of 45 articles')).toBeVisible();
    await expect.poll(async () => Math.abs((await position(page)) - before)).toBeLessThan(100);
  };
}

test('more is loaded, and back returns to it', async ({ page, stack }) => {
  await addArticles(stack, many('Wainscot', 45));
  await page.goto('/news?q=wainscot');
  await awake(page);
  await expect(page.getByText('25 remaining')).toBeVisible();
  await loadAll(page);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  // The button is gone, so the focus is on the first item of the last page.
  await expect(links(page).nth(40)).toBeFocused();

  const expectThere = await goDown(page);
  await links(page).nth(39).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Wainscot number/);
  await expect.poll(() => position(page)).toBe(0);
  await page.goBack();
  await expectThere();
});

test('a list is as long and as far down after a reload and from another site', async ({
  page,
  stack,
}) => {
  await addArticles(stack, many('Clerestory', 45));
  await page.goto('/news?q=clerestory');
  await loadAll(page);
  const expectThere = await goDown(page);
  await page.reload();
  await expectThere();

  await page.goto('/robots.txt');
  await page.goBack();
  await expectThere();

  await links(page).nth(39).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Clerestory number/);
  await page.goto('/robots.txt');
  await page.goBack();
  await awake(page);
  await page.goBack();
  await expectThere();
});

test('a new visit begins at the top of the first part', async ({ page, stack }) => {
  await addArticles(stack, many('Lychgate', 45));
  await page.goto('/news?q=lychgate');
  await loadAll(page);
  await goDown(page);
  await page.goto('/robots.txt');
  await page.goto('/news?q=lychgate');
  await awake(page);
  await expect(page.getByText('Showing 20 of 45 articles')).toBeVisible();
  expect(await position(page)).toBe(0);
});

test('one region tells how many are found, whatever is looked for', async ({ page, stack }) => {
  await addArticles(stack, [{ title: 'Architrave above' }, { title: 'Pilaster beside' }]);
  await page.goto('/news?q=architrave');
  await awake(page);
  const region = await list(page).getByRole('status').first().elementHandle();
  await page.getByPlaceholder('Search news articles...').fill('pilaster');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pilaster beside' })).toBeVisible();
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  await expect.poll(() => region?.textContent()).toBe('Showing 1 of 1 article · in English');
});
