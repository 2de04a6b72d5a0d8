// SPDX-License-Identifier: AGPL-3.0-or-later
import { addArticles } from './support/articles.ts';
import { awake, expect, test } from './support/test.ts';

test('A list is as long and as far down after a reload and from another site', async ({
  page,
  stack,
}) => {
  const articles = Array.from({ length: 45 }, (_, place) => ({
    title: `Clerestory number ${place}`,
    excerpt: 'What happened to the servers.',
    age: place,
  }));
  await addArticles(stack, articles);
  const links = page
    .getByRole('region', { name: 'Articles' })
    .getByRole('link', { name: 'Read more' });
  const position = () => page.evaluate(() => scrollY);
  await page.goto('/news?q=clerestory');
  await awake(page);
  for (const shown of [20, 40]) {
    await expect(page.getByText(`Showing ${shown} of 45 articles`)).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).click();
  }
  await expect(page.getByText('Showing 45 of 45 articles')).toBeVisible();
  await links.nth(39).scrollIntoViewIfNeeded();
  const before = await position();
  expect(before).toBeGreaterThan(2_000);
  const expectThere = async () => {
    await expect(page.getByText('Showing 45 of 45 articles')).toBeVisible();
    await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(100);
  };

  await page.reload();
  await expectThere();

  await page.goto('/robots.txt');
  await page.goBack();
  await expectThere();

  await links.nth(39).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Clerestory number/);
  await page.goto('/robots.txt');
  await page.goBack();
  await awake(page);
  await page.goBack();
  await expectThere();

  // A new visit begins at the top of the first part.
  await page.goto('/robots.txt');
  await page.goto('/news?q=clerestory');
  await awake(page);
  await expect(page.getByText('Showing 20 of 45 articles')).toBeVisible();
  expect(await position()).toBe(0);
});
