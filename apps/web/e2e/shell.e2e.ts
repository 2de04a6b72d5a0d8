// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser, registerGuest } from '@kga/contracts/accounts';
import { languages } from '@kga/contracts/core';

import { awake, expect, expectAccessible, expectFits, expectLayout, test } from './support/test.ts';

test('a language once chosen survives a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Petition' }).first()).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/petition');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expectAccessible(page);
});

test('every language renders whole, and two of them with the archive’s entry', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const archive = page.locator('header a[href="/archive"]');
    await expect(archive).toHaveCount(['en', 'zh-CN'].includes(language) ? 1 : 0);
    await expectAccessible(page, language === 'en' ? undefined : []);
  }
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'ja-JP' });

  test('is offered it once, above the page, which does not move', async ({ page }) => {
    await page.goto('/');
    await awake(page);
    await expect(page.getByRole('button', { name: '日本語で表示する' })).toBeInViewport();
    const offer = await page.getByRole('complementary', { name: '日本語' }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect([offer?.y, offer?.height]).toEqual([0, header?.y]);
    const moved = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => undefined);
      observer.observe({ type: 'layout-shift', buffered: true });
      const shifts = observer.takeRecords().map((entry) => Number(Reflect.get(entry, 'value')));
      return shifts.reduce((sum, shift) => sum + shift, 0);
    });
    expect(moved).toBeLessThan(0.01);
    await page.getByRole('button', { name: '今はしない' }).click();
    await page.reload();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: '今はしない' })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test.describe('an unknown path', () => {
  test.use({ expectedFaults: /404/ });

  test('is the not-found page, with status 404', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expectAccessible(page);
  });
});

test('every link of the footer leads to a page', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .getByRole('contentinfo')
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(14);
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
});

test('a page that came without a session asks once who is signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const registered = page.waitForResponse((response) => response.url().endsWith(registerGuest.url));
  await page.goto('/');
  await registered;
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveTitle(/^News/);
  expect(asked.filter((path) => path === getUser.url)).toHaveLength(1);
});

test('an icon shows its name after 700 ms, the next one at once', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await awake(page);
  const theme = page.getByRole('button', { name: 'Appearance' });
  const language = page.getByRole('button', { name: 'Language' });
  const tooltip = page.locator('body > div[aria-hidden]');
  // Loads the code; the clock stands still from here on.
  await theme.hover();
  await expect(tooltip).toHaveText('Appearance');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await page.clock.pauseAt(Date.now() + 60_000);

  await theme.hover();
  await page.clock.runFor(699);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Appearance');
  await language.hover();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Language');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();

  await page.clock.runFor(301);
  await page.keyboard.press('Tab');
  await theme.focus();
  await page.clock.runFor(699);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toHaveText('Appearance');
});

test('a page that is moved to takes the focus and its title', async ({ page }) => {
  await page.goto('/');
  // Until then a link loads the next page as a document.
  await awake(page);
  await page.getByRole('link', { name: 'News' }).first().click();
  await expect(page).toHaveURL('/news');
  await expect(page).toHaveTitle(/^News/);
  await expect(page.getByRole('main')).toBeFocused();
  await expectAccessible(page);
});

test('the theme is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('everything can be reached by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const language = page.getByRole('button', { name: 'Language' });
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
  const view = page.getByRole('radio', { name: 'Total count' });
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Percentage' })).toBeChecked();
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('no page stands out sideways', async ({ page }) => {
    for (const path of ['/', '/petition', '/faq', '/forum', '/login']) {
      await page.goto(`${path}?lang=de`);
      await expectLayout(page, [360]);
    }
  });

  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Stories' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(menu).toBeHidden();
  });
});

test('going back returns to where one was, also after a reload', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY);
  await page.goto('/petition');
  await awake(page);
  await page.getByRole('heading', { name: 'Country by country' }).scrollIntoViewIfNeeded();
  const before = await position();
  expect(before).toBeGreaterThan(200);
  // A click would scroll the header into view first.
  await page.getByRole('link', { name: 'News' }).first().dispatchEvent('click');
  await expect(page).toHaveTitle(/^News/);
  await expect.poll(position).toBe(0);
  await page.reload();
  await awake(page);
  await page.goBack();
  await expect(page).toHaveTitle(/^Stop Destroying Videogames/);
  await expect.poll(position).toBeGreaterThan(before - 100);
});

test('the head follows the page', async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Petition' }).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/petition$/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[hreflang]')).toHaveCount(7);
});

test('no language stands out sideways, whatever the width', async ({ page }) => {
  for (const language of languages) {
    await page.goto(`/petition?lang=${language}`);
    await expectFits(page, [320, 768, 1024, 1280]);
  }
});

test('what is pressed before the app is awake is made up for', async ({ page }) => {
  for (const press of ['radio', 'button'] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/petition');
    if (press === 'radio') await page.getByText('Daily change', { exact: true }).click();
    else await page.getByRole('button', { name: 'Language' }).click();
    release();
    if (press === 'radio')
      await expect(page.getByText(/signatures a day from/).last()).toBeVisible();
    else await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
    await page.unroute('**/assets/*.js');
  }
});

test.describe('code that a newer version has replaced', () => {
  test.use({ expectedFaults: /404|dynamically imported module/ });

  test('reloads the page once; where that is of no use, the page says so', async ({ page }) => {
    const loads: string[] = [];
    page.on('load', () => loads.push(new URL(page.url()).pathname));
    let isGone = true;
    // A page without sections that load their code later.
    await page.goto('/faq');
    await awake(page);
    await page.route('**/assets/*.js', (route) =>
      isGone ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await expect.poll(() => loads).toEqual(['/faq', '/news']);
    // The reloaded page lacks its code, too, and does not reload again.
    await expect(page.getByRole('alert').getByRole('link', { name: 'Reload' })).toBeVisible();
    await expectAccessible(page);
    isGone = false;
    await page.getByRole('alert').getByRole('link', { name: 'Reload' }).click();
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#kga-broken')).toBeHidden();
    expect(loads).toEqual(['/faq', '/news', '/news']);
  });
});
