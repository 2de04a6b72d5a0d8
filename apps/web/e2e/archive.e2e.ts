// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { insertGames } from './support/content.ts';
import { awake, expect, expectAccessible, layoutChecks, test } from './support/test.ts';

const wall = (page: Page) => page.getByRole('region', { name: 'Games' });
const names = (page: Page) => wall(page).getByRole('heading', { level: 3 });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the archive and a memorial are there whole, and games are searched and filtered', async ({
    page,
    stack,
  }) => {
    await insertGames(stack, [
      { name: 'Spinnaker Online', shutdown_reason: 'The harbour closed.' },
      { name: 'Genoa', developer: 'Jib Works', genre: 'music' },
      { name: 'Genoa II', developer: 'Jib Works', genre: 'card' },
    ]);
    await expect(async () => {
      await page.goto('/archive?q=spinnaker');
      await expect(names(page)).toHaveText(['Spinnaker Online'], { timeout: 1_000 });
    }).toPass();
    await page.getByRole('searchbox', { name: 'Search the archive' }).fill('jib works');
    await page.getByRole('searchbox', { name: 'Search the archive' }).press('Enter');
    await expect(names(page)).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Genre' }).selectOption('Music and rhythm');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(names(page)).toHaveText(['Genoa']);
    await page.goto('/archive?q=spinnaker');
    await page.getByRole('link', { name: 'Spinnaker Online' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spinnaker Online');
    await expect(page.getByText('The harbour closed.')).toBeVisible();
    await expect(page.getByText('2 December 2014')).toBeVisible();
  });
});

test('games are filtered by keyboard, and the address keeps the filter', async ({
  page,
  stack,
}) => {
  await insertGames(stack, [
    { name: 'Lateen', genre: 'puzzle', platforms: ['vita'] },
    { name: 'Lugsail', genre: 'puzzle', platforms: ['wii'] },
  ]);
  await page.goto('/archive?genre=puzzle&q=l');
  await awake(page);
  await page.goto('/archive?platform=vita');
  await awake(page);
  await page.getByRole('combobox', { name: 'Genre' }).focus();
  await page.keyboard.type('Puzz');
  await expect(page).toHaveURL(/[?&]genre=puzzle/);
  await expect(page).toHaveURL(/[?&]platform=vita/);
  await expect(names(page)).toHaveText(['Lateen']);
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/[?&]sort=name/);
});

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

test('an announced end is counted down, and a memorial names its sources', async ({
  page,
  stack,
}) => {
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const [id = ''] = await insertGames(stack, [
    {
      name: 'Mainsail </script><img src=x onerror=alert(1)>',
      availability: 'announced',
      shutdown_date: inThreeDays,
    },
  ]);
  await expect(async () => {
    await page.goto('/archive');
    const soon = page.getByRole('region', { name: 'Ending soon' });
    await expect(soon.getByText('3 days left')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await expect(page.getByRole('table', { name: 'Shutdowns by year' })).toContainText('2024');
  await page.goto(`/archive/${id}`);
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><img');
  await expect(page.getByRole('link', { name: 'example.org/the-crew' })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'VideoGame' });
  await expectAccessible(page);
});

test.describe('a like', () => {
  test.use({ expectedFaults: /ERR_FAILED/ });

  test('is a guest’s too, and is as it was where the server cannot be reached', async ({
    page,
    stack,
  }) => {
    const [id = ''] = await insertGames(stack, [{ name: 'Topsail' }]);
    await page.goto(`/archive/${id}`);
    await awake(page);
    const like = page.getByRole('button', { name: /^Like \d+: Topsail$/ });
    await expect(like).toHaveAccessibleName('Like 0: Topsail');
    await expect(like).toBeEnabled();
    await like.focus();
    await page.keyboard.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleName('Like 1: Topsail');
    await page.reload();
    await awake(page);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.route('**/like', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.continue(),
    );
    await like.click();
    await expect(page.getByText('We can’t reach the server.').first()).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('a game that is not there', () => {
  test.use({ expectedFaults: /404/ });

  test('is the not-found page', async ({ page }) => {
    const answer = await page.goto('/archive/00000000-0000-7000-8000-000000000000');
    expect(answer?.status()).toBe(404);
  });
});

test('nothing stands out sideways, in any language', async ({ page, stack }) => {
  const [id = ''] = await insertGames(stack, [
    {
      name: 'Donaudampfschifffahrtsgesellschaftssimulator'.repeat(2),
      developer: 'Verbraucherschutz'.repeat(8),
      sources: [`https://example.org/${'lang'.repeat(60)}`],
    },
  ]);
  for (const { language, expectGood } of layoutChecks) {
    for (const path of ['/archive', `/archive/${id}`]) {
      await page.goto(`${path}?lang=${language}`);
      await awake(page);
      await expectGood(page, [360, 768, 1280]);
    }
  }
});
