// SPDX-License-Identifier: AGPL-3.0-or-later
import { awake, expect, test } from './support/test.ts';

test.beforeEach(async ({ stack }) => {
  await stack.standAt('2025-07-01T00:00:00Z');
});

test('A visitor shares the petition and a country by their links', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/petition');
  await awake(page);
  const dialog = page.getByRole('dialog', { name: 'Share', exact: true });
  /** Copies the link of the dialog that a button opens. */
  const linkOf = async (button: string) => {
    await page.getByRole('button', { name: button }).first().click();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied!', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await linkOf('Share the petition')).toBe(`${stack.origin}/petition?ref=share`);
  const url = await linkOf('Share Finland');
  expect(url).toBe(`${stack.origin}/petition?country=FI&ref=share`);
  await page.goto(url);
  await expect(page).toHaveTitle(/^Finland: [\d.]+% of its threshold/);
  const country = page.getByRole('link', { name: 'Finland', exact: true });
  await expect(country).toBeInViewport();
  await country.click();
  await expect(page.locator('#state-FI')).toBeInViewport();
});

test.describe('on paper', () => {
  test.use({ viewport: { width: 658, height: 900 } });

  test('The printed table has a column of signatures', async ({ page }) => {
    await page.goto('/petition');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('columnheader', { name: 'Signatures' })).toBeVisible();
  });
});
