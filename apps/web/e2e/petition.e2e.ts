// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { awake, expect, expectAccessible, shownTotal, test } from './support/test.ts';

// The external tracker is requested cross-origin and accepts no additional headers.
test.use({ extraHTTPHeaders: {} });

test.beforeEach(async ({ stack }) => {
  await stack.standAt('2025-07-01T00:00:00Z');
});

test.describe('a first visit', () => {
  test('shows total, goal, tiles, chart, map and all 27 states', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/Keep Games Alive/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/stay playable/);
    await expect.poll(() => shownTotal(page)).toBeGreaterThan(500_000);
    await expect(page.getByText(/^Still need [\d,]+ signatures$/)).toBeVisible();
    await expect(page.getByText('Live Data')).toBeVisible();
    await expect(page.getByText(/^Replay of 2025: every figure/)).toBeVisible();
    await expect(
      page.getByRole('table', { name: /share of their threshold/ }).getByRole('row'),
    ).toHaveCount(28);
    await expect(page.getByRole('link', { name: /of its threshold/ })).toHaveCount(27);
    await page.getByRole('heading', { name: 'Signatures over time' }).scrollIntoViewIfNeeded();
    await expect(page.locator('canvas')).toBeVisible();
    await expectAccessible(page);
  });

  test('changes what the chart shows and its range', async ({ page }) => {
    await page.goto('/petition');
    await page.getByRole('heading', { name: 'Signatures over time' }).scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: 'Daily change' }).click();
    await expect(page.getByText(/signatures a day from/).last()).toBeVisible();
    await page.getByRole('radio', { name: 'All' }).click();
    await page.getByText('Show as a table').click();
    await expect(
      page.getByRole('region', { name: 'Show as a table' }).getByRole('row'),
    ).not.toHaveCount(1);
    await expectAccessible(page);
  });
});

test('who signs from the front page logs in, registers, or needs no account', async ({ page }) => {
  await page.goto('/');
  await awake(page);
  await page.getByRole('link', { name: 'Sign the petition' }).first().click();
  const ways = page.getByRole('navigation', { name: 'Ways to go on' });
  await expect(ways.getByRole('link')).toHaveText([
    'Log in',
    'Register',
    'Sign without an account',
  ]);
  await ways.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
  await expectAccessible(page);
  await ways.getByRole('link', { name: 'Sign without an account' }).click();
  await expect(page.getByText('You’ll sign on the official site, not here.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
});

test('a section far below answers the first press, and follows the figures from then on', async ({
  page,
  stack,
}) => {
  await page.goto('/');
  const countries = page.getByRole('region', { name: 'Country by country' });
  await expect(countries).not.toBeInViewport();
  await stack.control({ position: '2025-07-10T00:00:00Z' });
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(1_000_000);
  // A screen reader presses without scrolling, touching or typing.
  await page.getByRole('button', { name: 'Share' }).last().dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(countries).toContainText(/1,\d{3},\d{3}/);
});

test('the address keeps what the chart shows, and the page stays in place', async ({ page }) => {
  await page.goto('/petition?range=all');
  await awake(page);
  await expect(page.getByRole('radio', { name: 'All' })).toBeChecked();
  // The chart has hydrated once it has its canvas.
  await page.getByRole('heading', { name: 'Signatures over time' }).scrollIntoViewIfNeeded();
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('radio', { name: 'Percentage' }).click();
  await expect(page).toHaveURL(/\?range=all&view=percentage$/);
  // The shares are what a comparison shows first, so the address need not name them.
  await page.getByLabel('Compare with a country').selectOption('Germany');
  await expect(page).toHaveURL(/\?range=all&country=DE$/);
  await expect(page.getByRole('radio', { name: 'Percentage' })).toBeChecked();
  await expect(page.getByText(/^Germany [\d.]+%$/)).toBeInViewport();
  await page.reload();
  await expect(page.getByText(/^Germany [\d.]+%$/)).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Germany' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('the map day by day', () => {
  const dayOf = (page: Page) => page.getByRole('slider', { name: 'Day shown on the map' });

  test('plays, pauses and moves by keyboard', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/petition');
    await page.getByRole('button', { name: 'Play the map day by day' }).click();
    const day = dayOf(page);
    await expect(day).not.toHaveValue('0');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await day.press('Home');
    await expect(day).toHaveValue('0');
    await expect(page.getByRole('link', { name: /^Germany: 0\./ })).toBeVisible();
    await day.press('ArrowRight');
    await expect(day).toHaveValue('1');
    await expect(day).toHaveAttribute('aria-valuetext', /signatures, \d+ of 27 countries/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show the latest figures' }).click();
    await expect(page.getByRole('link', { name: /^Germany: 0\./ })).toBeHidden();
  });

  test('waits for those who want little motion', async ({ page }) => {
    await page.goto('/petition');
    await page.getByRole('button', { name: 'Play the map day by day' }).click();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await expect(dayOf(page)).toHaveValue('0');
  });
});

test('the counter follows the provider without a reload', async ({ page, stack }) => {
  await page.goto('/petition');
  await expect.poll(() => shownTotal(page)).toBeLessThan(1_000_000);
  await stack.control({ position: '2025-07-10T00:00:00Z' });
  await expect.poll(() => shownTotal(page)).toBeGreaterThan(1_000_000);
  await expect(page.getByText('Target achieved!')).toBeVisible();
});

test('a state can be found from its tile', async ({ page }) => {
  await page.goto('/petition');
  await page.getByRole('link', { name: /Finland: / }).click();
  await expect(page.locator('#state-FI')).toBeInViewport();
});

test.describe('after collection', () => {
  test.afterEach(({ stack }) => stack.seedReplay('2025-07-01T00:00:00Z'));

  test('the page follows the closing, the submission and the answer', async ({ page, stack }) => {
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

test.describe('with the provider down', () => {
  test('the last good figures stay', async ({ page, stack }) => {
    for (const mode of ['error', 'garbage'] as const) {
      const before = await stack.standAt('2025-07-02T00:00:00Z');
      await stack.control({ mode, position: '2025-07-20T00:00:00Z' });
      await stack.untilPollFails();
      await page.goto('/petition');
      await expect.poll(() => shownTotal(page)).toBe(before);
    }
  });
});

test.describe('with the api down', () => {
  test.use({ expectedFaults: /Failed to load resource|503|ERR_/ });

  test.afterEach(async ({ stack }) => {
    await stack.api.start();
  });

  test('the page falls back to the outside tracker', async ({ page, stack }) => {
    await stack.api.stop();
    await page.goto('/?fresh');
    await expect(page.getByText(/outside tracker/).first()).toBeVisible();
    await expect.poll(() => shownTotal(page)).toBeGreaterThan(500_000);
    await expect(page.getByText('Unable to load petition data')).toBeVisible();
    await stack.api.start();
    // The other match belongs to the news section below.
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText('Unable to load petition data')).toBeHidden();
  });

  test('with the tracker down too it shows the sample and never calls it live', async ({
    page,
    stack,
  }) => {
    await stack.api.stop();
    await stack.control({ mode: 'error' });
    await page.goto('/?fresh');
    await expect(page.getByText(/Sample figures.*nor the tracker/)).toBeVisible();
    await expect.poll(() => shownTotal(page)).toBe(1_264_000);
    await expect(page.getByText('Live Data')).toBeHidden();
  });
});

test.describe('offline', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('keeps the figures and says that they are cached', async ({ page, context, stack }) => {
    const total = await stack.standAt('2025-07-01T00:00:00Z');
    await page.clock.install();
    await page.goto('/petition');
    // The page may come with the figure of the test before.
    await expect.poll(() => shownTotal(page)).toBe(total);
    // Everything that hydration loads has arrived before the network fails.
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return page.evaluate(() => window.kgaAwake);
      })
      .toBe(true);
    await context.setOffline(true);
    await page.clock.runFor(31_000);
    // The message must not depend on anything that is not loaded yet.
    await expect(
      page.getByText('Failed to fetch latest data. Showing cached data.').first(),
    ).toBeVisible();
    expect(await shownTotal(page)).toBe(total);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/', '/petition']) {
    test(`${path} can be read whole`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => shownTotal(page)).toBeGreaterThan(500_000);
      await expect(page.getByText(/1,000,000/).first()).toBeVisible();
      await expect(
        page.getByRole('table', { name: /share of their threshold/ }).getByRole('row'),
      ).toHaveCount(28);
      await expect(page.getByRole('img', { name: / · From / })).toBeVisible();
    });
  }
});
