// SPDX-License-Identifier: AGPL-3.0-or-later
import { awake, expect, expectAccessible, test } from './support/test.ts';

test('A chosen language and theme survive a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Darstellung' }).click();
  await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page);
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'ja-JP' });

  test('The page offers the language of the browser once, and does not move', async ({ page }) => {
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

test.describe('links', () => {
  test.use({ expectedFaults: /404/ });

  test('Each link of the footer leads to a page, an unknown path to the not-found page', async ({
    page,
    request,
  }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await expectAccessible(page);
    // The footer links the page itself in other languages.
    await page.goto('/');
    const links = await page
      .getByRole('contentinfo')
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(14);
    for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200);
  });
});

test('The back button restores the scroll position, also after a reload', async ({ page }) => {
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

test('An icon shows its name after 700 ms, the next one at once', async ({ page }) => {
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

test('A press before hydration takes effect after it', async ({ page }) => {
  for (const press of ['radio', 'button'] as const) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/petition');
    if (press === 'radio') await page.getByRole('radio', { name: 'Daily change' }).click();
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

  test('The page reloads once for code that is gone, and says so if that fails', async ({
    page,
  }) => {
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
