// SPDX-License-Identifier: AGPL-3.0-or-later
import { listNewsSitemapEntries } from '@kga/contracts/news';
import type { Page } from 'playwright/test';

import { addArticles, addOwnArticle } from './support/articles.ts';
import { awake, expect, test } from './support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Articles' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const searchBox = (page: Page) => page.getByPlaceholder('Search news articles...');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A reader finds an article by words, language and category, and reads it', async ({
    page,
    stack,
  }) => {
    await addArticles(stack, [
      { title: 'Plainfield one', category: 'policy', excerpt: 'First' },
      { title: 'Plainfield zwei', category: 'industry', language: 'de', source: 'Ein Blatt' },
    ]);
    await page.goto('/news');
    await searchBox(page).fill('plainfield');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/news?q=plainfield&languages=en');
    await expect(page.getByText('Showing 1 of 1 article')).toBeVisible();

    await page.locator('summary', { hasText: 'Languages' }).click();
    await page.getByRole('checkbox', { name: 'Deutsch' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Showing 2 of 2 articles')).toBeVisible();
    await page.getByRole('link', { name: 'Industry' }).click();
    await expect(page).toHaveURL('/news?q=plainfield&category=industry&languages=en,de');
    await expect(titles(page)).toHaveText(['Plainfield zwei']);
    await expect(titles(page).first()).toHaveAttribute('lang', 'de');
    await page.getByRole('link', { name: 'Read more Plainfield zwei' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plainfield zwei' })).toBeVisible();
  });
});

test('A reader finds an article of the campaign in its languages, and crawlers find it, too', async ({
  page,
  stack,
  request,
}) => {
  const ownArticleId = await addOwnArticle(stack);
  const [english = '', german = ''] = await addArticles(stack, [
    {
      title: 'What we </script> ask for',
      excerpt: 'In short',
      html: '<h2>The demand</h2><p>Leave games playable.</p><ul><li>One</li></ul>',
      ownArticleId,
    },
    { title: 'Was wir fordern', html: '<p>Kurz.</p>', language: 'de', ownArticleId },
  ]);
  await page.goto(`/news/${english}`);
  await expect(page).toHaveTitle('What we </script> ask for · Keep Games Alive');
  await expect(page.getByRole('heading', { level: 2, name: 'The demand' })).toBeVisible();
  await expect(page.locator('link[hreflang=de]')).toHaveAttribute(
    'href',
    `${stack.origin}/news/${german}?lang=de`,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json): unknown => JSON.parse(json))).toContainEqual(
    expect.objectContaining({
      '@type': 'NewsArticle',
      headline: 'What we </script> ask for',
    }),
  );
  await awake(page);
  await page.getByRole('link', { name: 'Deutsch · Was wir fordern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Was wir fordern' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect
    .poll(async () => (await request.get(listNewsSitemapEntries.url)).text())
    .toContain(english);
  // The page may still load what it shows later.
  await page.goto('about:blank');
  // The sitemap is cached for some minutes.
  await stack.web.stop();
  await stack.web.start();
  const sitemap = await (await fetch(`${stack.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${stack.origin}/news/${english}</loc>`);
  expect(sitemap).toContain(`<loc>${stack.origin}/news/${german}?lang=de</loc>`);
});

test('A new article comes to the front page at once, and its feed answers', async ({
  page,
  stack,
  request,
}) => {
  // Newer than anything the feeds deliver meanwhile.
  await addArticles(stack, [{ title: 'Frontispiece', age: -60 }]);
  await expect(async () => {
    await page.goto('/');
    const latest = page.getByRole('region', { name: 'Latest news' });
    await expect(latest.getByRole('heading', { level: 3 }).first()).toHaveText('Frontispiece', {
      timeout: 1_000,
    });
  }).toPass();
  for (const type of ['atom+xml', 'feed+json']) {
    const feed = page.locator(`link[rel=alternate][type="application/${type}"]`);
    const url = (await feed.getAttribute('href')) ?? '';
    await expect.poll(async () => (await request.get(url)).text()).toContain('Frontispiece');
  }
  await awake(page);
  await page.getByRole('link', { name: 'View all news' }).click();
  await expect(page).toHaveURL('/news');
  await expect(titles(page).first()).toHaveText('Frontispiece');
});
