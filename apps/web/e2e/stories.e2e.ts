// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser } from '@kga/contracts/accounts';
import { listStories } from '@kga/contracts/stories';
import type { Page } from 'playwright/test';

import { insertStories } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, layoutChecks, test } from './support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Published stories' });
const rows = (page: Page) => list(page).getByRole('heading', { level: 3 });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search stories' });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stories are there whole, and are searched', async ({ page, stack }) => {
    await insertStories(stack, [
      { title: 'Plain words', content: 'It was cut.\n\nAnd gone.', gameName: 'Mizzenmast' },
      { title: 'Other words', content: 'It was cut.', gameName: 'Foremast' },
    ]);
    await expect(async () => {
      await page.goto('/stories');
      await expect(page.getByText('Plain words')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('Lost in total')).toBeVisible();
    await searchBox(page).fill('mizzen');
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL('/stories?q=mizzen&languages=en');
    await expect(page.getByText('Showing 1 of 1 story')).toBeVisible();
    await page.getByRole('link', { name: 'Read story: Plain words' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plain words' })).toBeVisible();
    await expect(page.getByText('And gone.')).toBeVisible();
  });
});

test('more is loaded, and back returns to it', async ({ page, stack }) => {
  const many = Array.from({ length: 25 }, (_, place) => ({
    title: `Bowsprit ${place}`,
    content: 'It was cut.',
    gameName: 'Bowsprit',
  }));
  await insertStories(stack, many);
  await page.goto('/stories?q=bowsprit');
  await awake(page);
  await expect(page.getByText('Showing 20 of 25 stories')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing 25 of 25 stories')).toBeVisible();
  // The button is gone, so the focus is on the first item of the last page.
  await expect(list(page).getByRole('link').nth(20)).toBeFocused();
  await page.getByRole('link', { name: 'Read story: Bowsprit 0', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bowsprit 0' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 25 of 25 stories')).toBeVisible();
});

test('what nobody has told of yet leads to telling it', async ({ page }) => {
  await page.goto('/stories?q=a+game+that+nobody+lost');
  await awake(page);
  await expect(page.getByText('No stories found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all stories' }).click();
  await expect(page).toHaveURL('/stories');
  await expect(searchBox(page)).toHaveValue('');
});

test('where there is none, the front page says so', async ({ page }) => {
  await page.route(`**${listStories.url}?limit=3*`, (route) => route.fulfill({ json: [] }));
  await page.goto('/faq');
  await awake(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByText('No user stories available.')).toBeVisible();
});

test('Home leads straight to the form', async ({ page, stack }) => {
  await addMember(stack, { email: 'at-home@example.org' });
  await signInAs(page, 'at-home@example.org');
  await page.goto('/');
  const recent = page.getByRole('region', { name: 'Recent stories' });
  await recent.getByRole('link', { name: 'Share Your Story' }).click();
  await expect(page).toHaveURL('/stories/share');
  await expect(page.getByText(/the start of your member ID/)).toBeVisible();
  expect((await page.request.get(getUser.url)).status()).toBe(200);
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

test.describe('the address of a story', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied', async ({ page, stack }) => {
    const [id = ''] = await insertStories(stack, [{ title: 'To pass on', content: 'It was cut.' }]);
    await page.goto(`/stories/${id}`);
    await awake(page);
    await page.getByRole('button', { name: 'Share this story' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${stack.origin}/stories/${id}`);
  });
});

test('nothing stands out sideways, in any language', async ({ page, stack }) => {
  const [id = ''] = await insertStories(stack, [
    {
      title: 'Verbraucherschutzdurchsetzungsgesetzesänderungsvorschlag'.repeat(2),
      content: `${'Überlänge'.repeat(40)} https://example.org/${'lang'.repeat(60)}`,
      gameName: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    },
  ]);
  for (const { language, expectGood } of layoutChecks) {
    for (const path of ['/stories', `/stories/${id}`, '/stories/share']) {
      await page.goto(`${path}?lang=${language}`);
      await awake(page);
      await expectGood(page, [360, 768, 1280]);
    }
  }
});

test.describe('when the server fails', () => {
  test.use({ expectedFaults: /503|Failed to load/ });

  test('a list that cannot be had is asked for again', async ({ page, stack }) => {
    await insertStories(stack, [{ title: 'Halyard', content: 'It was cut.', gameName: 'Halyard' }]);
    await page.goto('/stories');
    await awake(page);
    await page.route(`**${listStories.url}?*`, (route) => route.fulfill({ status: 503 }));
    await searchBox(page).fill('halyard');
    await searchBox(page).press('Enter');
    await expect(page.getByText('Unable to load the stories')).toBeVisible();
    await expect(searchBox(page)).toHaveValue('halyard');
    await expectAccessible(page);
    await page.unroute(`**${listStories.url}?*`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page)).toHaveText(['Halyard']);
  });
});
