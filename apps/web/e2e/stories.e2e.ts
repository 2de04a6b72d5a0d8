// SPDX-License-Identifier: AGPL-3.0-or-later
import { insertStories } from './support/content.ts';
import { expect, test } from './support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader finds stories, searches them and reads one', async ({ page, stack }) => {
    await insertStories(stack, [
      { title: 'Plain words', content: 'It was cut.\n\nAnd gone.', gameName: 'Mizzenmast' },
      { title: 'Other words', content: 'It was cut.', gameName: 'Foremast' },
    ]);
    await expect(async () => {
      await page.goto('/stories');
      await expect(page.getByText('Plain words')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('Lost in total')).toBeVisible();
    const searchBox = page.getByRole('searchbox', { name: 'Search stories' });
    await searchBox.fill('mizzen');
    await searchBox.press('Enter');
    await expect(page).toHaveURL('/stories?q=mizzen&languages=en');
    await expect(page.getByText('Showing 1 of 1 story')).toBeVisible();
    await page.getByRole('link', { name: 'Read story: Plain words' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plain words' })).toBeVisible();
    await expect(page.getByText('And gone.')).toBeVisible();
  });
});

test('a story is one page of the site, in its own language', async ({ page, stack }) => {
  const [id = ''] = await insertStories(
    stack,
    [{ title: 'Weg </script>', content: 'Es war da.', gameName: 'Rahsegel' }],
    { language: 'de' },
  );
  await page.goto(`/stories/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${stack.origin}/stories/${id}?lang=de`,
  );
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ headline: 'Weg </script>' });
  const sitemap = await (await fetch(`${stack.origin}/sitemap.xml`)).text();
  expect(sitemap).toContain(`<loc>${stack.origin}/stories</loc>`);
});
