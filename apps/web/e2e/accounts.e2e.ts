// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser, registerGuest } from '@kga/contracts/accounts';
import type { Page } from 'playwright/test';

import { logIn, logOut, newAddress, register } from './support/accounts.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Ada’s account' });

const storedInBrowser = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());

/** Waits until the server has registered the browser as a guest; returns the guest id. */
async function becomeGuest(page: Page, path = '/'): Promise<string> {
  const registered = page.waitForResponse((response) => response.url().endsWith(registerGuest.url));
  await page.goto(path);
  expect((await registered).status()).toBe(200);
  return page.evaluate(() => localStorage.getItem('guestId') ?? '');
}

test.describe('a session', () => {
  test.use({ expectedFaults: /401|503|ERR_/ });

  test('a visitor registers, sees Home, signs out and in, also after Redis lost the sessions', async ({
    page,
    stack,
  }) => {
    const email = newAddress();
    await register(page, email);
    await expect(page.getByText('Registration successful').first()).toBeVisible();
    await expect(page.getByText('Account created successfully, welcome!').first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Latest news' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Recent stories' })).toBeVisible();
    await expect(page.getByText('Please confirm your email address')).toBeVisible();
    await expectAccessible(page);

    // A part whose code arrives while the session ends asks for nothing any more.
    const bell = /\/bell-[\w-]+\.js$/;
    const loggingOut = page.waitForRequest('**/api/auth/clear-oauth-state');
    await page.route(bell, async (route) => {
      await loggingOut;
      await route.continue();
    });
    await page.route('**/api/logout', async (route) => {
      await page.getByRole('link', { name: 'Notifications' }).waitFor();
      await route.continue();
    });
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      sessionStorage.setItem('draft:x', '{}');
      localStorage.setItem('draft:story', '{}');
      document.cookie = 'readable=1; Path=/';
      document.cookie = 'preferred-language=en; Path=/';
    });
    const order: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(?:auth\/clear|logout|notifications)/.test(pathname))
        order.push(`${request.method()} ${pathname}`);
    });
    await logOut(page);
    await expect(page.getByText('Logged out').first()).toBeVisible();
    await expect(page).toHaveURL('/?logout=success');
    expect(order).toEqual(['POST /api/auth/clear-oauth-state', 'GET /api/logout']);
    expect(await storedInBrowser(page)).toContain('theme');
    expect(await storedInBrowser(page)).not.toContain('draft:x');
    expect(await storedInBrowser(page)).not.toContain('draft:story');
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).toContain('preferred-language');
    expect(cookies).not.toContain('readable');
    expect(cookies).not.toContain('kga_session');

    await page.getByRole('link', { name: 'Log in' }).first().click();
    await logIn(page, email.toUpperCase());
    await expect(page.getByText('Login successful').first()).toBeVisible();
    await expect(page.getByText('Welcome back!').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();

    await stack.restartRedis();
    await expect.poll(async () => (await page.request.get(getUser.url)).status()).toBe(401);
    // The browser still remembers a member; what is typed before the code arrives must stay.
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email address').fill(email);
    release();
    await awake(page);
    await expect(page.getByLabel('Email address')).toHaveValue(email);
    await logIn(page, email);
    await expect(menu(page)).toBeVisible();
  });
});

test('a visitor becomes a guest, whose badge moves nothing, and the guest a member', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift: unknown = Reflect.get(entry, 'value');
        if (typeof shift === 'number') {
          document.documentElement.dataset['shift'] =
            `${Number(document.documentElement.dataset['shift'] ?? 0) + shift}`;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const guestId = await becomeGuest(page);
  expect(guestId).toMatch(/^guest_[0-9a-f]{16}\d{13}$/);
  await expect(page.getByRole('banner').getByText('Guest User')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  const shift = await page.locator('html').getAttribute('data-shift');
  expect(Number(shift ?? 0)).toBeLessThan(0.02);
  expect(await becomeGuest(page, '/petition')).toBe(guestId);

  const linked = page.waitForResponse((response) => response.url().endsWith('/api/guest/link'));
  await register(page, newAddress());
  expect((await linked).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guestId'))).toBeNull();
  await expect(page.getByText('Guest User')).toHaveCount(0);
});

test.describe('mails', () => {
  test.use({ expectedFaults: /400/ });

  test('a code confirms the address, after which the link is invalid', async ({ page, stack }) => {
    const email = newAddress();
    await register(page, email);
    await stack.mailTo(email);
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText(`We’ve sent a new email to ${email}.`)).toBeVisible();
    const { code, link } = await stack.mailTo(email);
    await page.getByRole('link', { name: 'Enter the code' }).click();
    await expect(page.getByLabel('Email address').first()).toHaveValue(email);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
    await page.goto(link);
    await expect(page).toHaveURL(/\/verify-email(\?lang=en)?$/);
    await page.getByRole('button', { name: 'Confirm email address' }).first().click();
    await expect(page.getByText(/is wrong, has expired or was already used/)).toBeVisible();
  });

  test('a mail replaces a forgotten password, which logs every device out', async ({
    page,
    stack,
    browser,
  }) => {
    const email = newAddress();
    const device = await browser.newPage();
    await register(device, email);
    await stack.mailTo(email);
    await page.goto('/login');
    await awake(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    const { link } = await stack.mailTo(email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password(\?lang=en)?$/);
    await page.getByLabel('New password').fill('another good sentence');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    expect((await device.request.get(getUser.url)).status()).toBe(401);
    await device.reload();
    await expect(device.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await device.close();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email, 'another good sentence');
    await expect(menu(page)).toBeVisible();
  });
});
