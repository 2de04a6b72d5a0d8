// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { insertGames } from './support/content.ts';
import { awake, expect, test } from './support/test.ts';

const wall = (page: Page) => page.getByRole('region', { name: 'Games' });
const names = (page: Page) => wall(page).getByRole('heading', { level: 3 });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive and a memorial are there whole, and games are searched and filtered', async ({
    page,
    stack,
  }) => {
    const name = 'Spinnaker </script><img src=x onerror=alert(1)>';
    await insertGames(stack, [
      { name, shutdown_reason: 'The harbour closed.' },
      { name: 'Genoa', developer: 'Jib Works', genre: 'music' },
      { name: 'Genoa II', developer: 'Jib Works', genre: 'card' },
    ]);
    await expect(async () => {
      await page.goto('/archive?q=spinnaker');
      await expect(names(page)).toHaveText([name], { timeout: 1_000 });
    }).toPass();
    await page.getByRole('searchbox', { name: 'Search the archive' }).fill('jib works');
    await page.getByRole('searchbox', { name: 'Search the archive' }).press('Enter');
    await expect(names(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Music and rhythm');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(names(page)).toHaveText(['Genoa']);
    await page.goto('/archive?q=spinnaker');
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText('The harbour closed.')).toBeVisible();
    await expect(page.getByText('2 December 2014')).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'VideoGame', name });
    const missing = await page.request.get('/archive/00000000-0000-7000-8000-000000000000');
    expect(missing.status()).toBe(404);
  });
});

// A game that has no conversation yet answers so.
test.use({ expectedFaults: /status of 404/ });

test('the list is as long and as far down after a reload, and on going back', async ({
  page,
  stack,
}) => {
  const games = Array.from({ length: 30 }, (_, place) => ({ name: `Belay ${place}` }));
  await insertGames(stack, games);
  await page.goto('/archive?q=belay');
  await awake(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(names(page)).toHaveCount(30);
  await names(page).last().scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => scrollY);
  const before = await position();
  const expectThere = async () => {
    await expect(names(page)).toHaveCount(30);
    await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(100);
  };
  await page.reload();
  await expectThere();
  await names(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Belay/);
  await page.goBack();
  await expectThere();
});
