// SPDX-License-Identifier: AGPL-3.0-or-later
import { awake, expect, expectAccessible, shownTotal, test } from './support/test.ts';

// The external tracker is requested cross-origin and accepts no additional headers.
test.use({ extraHTTPHeaders: {} });

test.beforeEach(async ({ stack }) => {
  await stack.standAt('2025-07-01T00:00:00Z');
});

test('A first visit shows total, goal, tiles, chart, map and all 27 states', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Keep Games Alive/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/stay playable/);
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(500_000);
  await expect(page.getByText(/^Still need [\d,]+ signatures$/)).toBeVisible();
  await expect(page.getByText('Live Data')).toBeVisible();
  await expect(page.getByText(/^Replay of 2025: every figure/)).toBeVisible();
  await expect(page.getByRole('link', { name: /of its threshold/ })).toHaveCount(27);
  await awake(page);
  await page.getByRole('button', { name: 'All 27 countries' }).click();
  await expect(
    page.getByRole('table', { name: /share of their threshold/ }).getByRole('row'),
  ).toHaveCount(28);
  await page.getByRole('heading', { name: 'Signatures over time' }).scrollIntoViewIfNeeded();
  await expect(page.locator('canvas')).toBeVisible();
  await expectAccessible(page);
});

test('The count follows the provider, and a section far below answers the first press', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  const countries = page.getByRole('region', { name: 'Country by country' });
  await expect(countries).not.toBeInViewport();
  await stack.control({ position: '2025-07-10T00:00:00Z' });
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(1_000_000);
  await expect(page.getByText('Target achieved!')).toBeVisible();
  // A screen reader presses without scrolling, touching or typing.
  await page.getByRole('button', { name: 'Share' }).last().dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(countries).toContainText(/1,\d{3},\d{3}/);
});

test.describe('after collection', () => {
  test.afterEach(({ stack }) => stack.seedReplay('2025-07-01T00:00:00Z'));

  test('The page follows the closing, the submission and the answer', async ({ page, stack }) => {
    await page.goto('/petition');
    await expect(page.getByText('Live Data')).toBeVisible();
    await stack.seedReplay('2025-08-01T12:00:00Z');
    await expect(page.getByText('Now: collection has closed')).toBeVisible();
    await expect(page.getByText('Live Data')).toBeHidden();
    await stack.seedReplay('2026-01-26T00:00:00Z');
    await expect(page.getByText(/^1,294,188 signatures found valid/)).toBeVisible();
    await stack.seedReplay('2026-06-16T00:00:00Z');
    await expect(page.getByText('C(2026)4110')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('with the api down', () => {
  test.use({ expectedFaults: /Failed to load resource|503|ERR_/ });

  test.afterEach(async ({ stack }) => {
    await stack.api.start();
  });

  test('The page falls back to the outside tracker', async ({ page, stack }) => {
    await stack.api.stop();
    // Parameters that no other test uses: the server has no copy of this page.
    await page.goto('/?range=7days&country=MT');
    await expect(page.getByText(/outside tracker/).first()).toBeVisible();
    await expect.poll(() => shownTotal(page)).toBeGreaterThan(500_000);
    await expect(page.getByText('Unable to load petition data')).toBeVisible();
    await stack.api.start();
    // The other match belongs to the news section below.
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText('Unable to load petition data')).toBeHidden();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('The landing page and the page of the petition have all figures', async ({ page }) => {
    for (const path of ['/', '/petition']) {
      await page.goto(path);
      await expect.poll(() => shownTotal(page)).toBeGreaterThan(500_000);
      await expect(page.getByText(/1,000,000/).first()).toBeVisible();
      await expect(
        page.getByRole('table', { name: /share of their threshold/ }).getByRole('row'),
      ).toHaveCount(28);
      await expect(page.getByRole('img', { name: / · From / })).toBeVisible();
    }
  });
});
