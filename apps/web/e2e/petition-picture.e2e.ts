// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';

import { awake, expect, expectAccessible, expectFits, test } from './support/test.ts';

test.beforeEach(async ({ stack }) => {
  await stack.standAt('2025-07-01T00:00:00Z');
});

test('the first screen leads to the reasons beside it', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('link', { name: 'Learn more' }).click();
  const reasons = page.locator('#why');
  await expect(reasons).toBeInViewport();
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(3);
  const top = await reasons.evaluate((section) => section.getBoundingClientRect().top + scrollY);
  expect(top).toBeLessThan(1_000);
});

test('the tiles tell what is next, and today as far as it is known', async ({ page, stack }) => {
  await page.goto('/petition');
  const tiles = page.locator('#progress dl').first();
  await expect(tiles.getByText(/^Next: .+, at [\d.]+%$/)).toBeVisible();
  await expect(tiles.getByText(/^Fastest since .+: .+, \+[\d.]+% of its threshold$/)).toBeVisible();
  await stack.standAt('2025-08-01T00:00:00Z');
  await page.reload();
  // A page may come from a cache; its figures follow where they are looked at.
  await tiles.scrollIntoViewIfNeeded();
  await expect(
    tiles.getByText(/^Not there yet: .+ and Malta$|^Not there yet: .*Malta/),
  ).toBeVisible();
});

test.describe('a browser in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });

  test('has its country marked, in a map of one tab stop', async ({ page }) => {
    await page.goto('/petition?lang=en');
    await awake(page);
    const map = page.getByRole('toolbar', { name: 'All 27 countries at a glance' });
    await map.scrollIntoViewIfNeeded();
    await expect(page.getByText('Your country, going by your browser')).toBeVisible();
    const stops = map.locator('a:not([tabindex="-1"])');
    await expect(stops).toHaveCount(1);
    await expect(stops).toHaveAccessibleName(/^Germany: /);
    await stops.focus();
    await page.keyboard.press('ArrowRight');
    await expect(map.getByRole('link', { name: /^Poland: / })).toBeFocused();
    await page.keyboard.press('End');
    await expect(map.getByRole('link', { name: /^Cyprus: / })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(map.getByRole('link', { name: /^Cyprus: / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#state-CY')).toBeInViewport();
    await expectAccessible(page);
    await page.goto(pathTo('petitions'));
    await awake(page);
    await page.getByRole('combobox', { name: 'Your country' }).selectOption('France');
    await page.goto(`${pathTo('petition')}?lang=en`);
    await awake(page);
    await map.scrollIntoViewIfNeeded();
    const chosen = page.getByText('The country you chose').locator('..');
    await expect(chosen.getByRole('link', { name: 'France' })).toBeVisible();
    await expect(page.getByText('going by your browser')).toBeHidden();
  });
});

test('the petition and each country can be shared', async ({ page, context, stack }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/petition');
  await awake(page);
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  /** Copies the link of the dialog that a button opens. */
  const linkOf = async (button: string) => {
    await page.getByRole('button', { name: button }).click();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await linkOf('Share the petition')).toBe(`${stack.origin}/petition`);
  const url = await linkOf('Share Finland');
  expect(url).toBe(`${stack.origin}/petition?country=FI`);
  await page.goto(url);
  await expect(page).toHaveTitle(/^Finland: [\d.]+% of its threshold/);
  const country = page.getByRole('link', { name: 'Finland', exact: true });
  await expect(country).toBeInViewport();
  await country.click();
  await expect(page.locator('#state-FI')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('the table has the signatures of each country, and nothing scrolls sideways', async ({
    page,
  }) => {
    await page.goto('/petition?lang=de');
    const row = page.locator('#state-FI');
    await expect(row.getByText(/^Unterschriften [\d.]+/)).toBeVisible();
    await expectFits(page, [320]);
  });
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 658, height: 900 } });

  test('the table has a column of signatures', async ({ page }) => {
    await page.goto('/petition');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: 'Signatures' })).toBeVisible();
  });
});
