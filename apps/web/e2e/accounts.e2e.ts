// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteOtherSessions, listSessions, getUser, registerGuest } from '@kga/contracts/accounts';
import type { Page } from 'playwright/test';

import { logIn, logOut, newAddress, password, register } from './support/accounts.ts';
import { awake, expect, expectAccessible, expectLayout, test } from './support/test.ts';

const menu = (page: Page) => page.getByRole('button', { name: 'Ada’s account' });

const keptInBrowser = (page: Page) =>
  page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());

/** Waits until the server has registered the browser as a guest; returns the guest id. */
async function becomeGuest(page: Page, path = '/'): Promise<string> {
  const registered = page.waitForResponse((response) => response.url().endsWith(registerGuest.url));
  await page.goto(path);
  expect((await registered).status()).toBe(200);
  return page.evaluate(() => localStorage.getItem('guestId') ?? '');
}

test('somebody registers, sees Home, signs out and in again', async ({ page }) => {
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
  await expect(page).toHaveURL('/');
  expect(order).toEqual(['POST /api/auth/clear-oauth-state', 'GET /api/logout']);
  expect(await keptInBrowser(page)).toContain('theme');
  expect(await keptInBrowser(page)).not.toContain('draft:x');
  expect(await keptInBrowser(page)).not.toContain('draft:story');
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toContain('preferred-language');
  expect(cookies).not.toContain('readable');
  expect(cookies).not.toContain('kga_session');

  await page.getByRole('link', { name: 'Log in' }).first().click();
  await logIn(page, email.toUpperCase());
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await expect(page.getByText('Welcome back!').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
});

test('people come back to what they wanted, and never to another site', async ({ page }) => {
  const email = newAddress();
  await page.goto('/petition');
  await awake(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveTitle(/^Register/);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Email address').fill(email);
  // The input survives a reload and switching forms; the password does not.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/petition');
  await expect(menu(page)).toBeVisible();
  await page.goto('/login?returnTo=https%3A%2F%2Fevil.example%2F');
  await expect(page).toHaveURL('/');
});

test.describe('what cannot be', () => {
  test.use({ expectedFaults: /40[019]/ });

  test('a wrong password is told, and what was typed stays', async ({ page }) => {
    await page.goto('/login');
    await awake(page);
    await logIn(page, newAddress(), 'not the password');
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(page.getByRole('alert').first()).toContainText('Wrong email or password.');
    await expect(page.getByLabel('Email address')).not.toHaveValue('');
    await expectAccessible(page);
  });

  test('each field says what is wrong, and the first takes the focus', async ({ page }) => {
    await page.goto('/login?mode=register');
    await awake(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Email address').fill('no address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('Email address')).toBeFocused();
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(/name@example\.org/);
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /At least 10 characters/,
    );
    await expectAccessible(page);
    await page.getByLabel('Email address').fill(newAddress());
    await page.getByLabel('Password', { exact: true }).fill('1234567890');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Registration failed').first()).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /too easy to guess/,
    );
  });

  test('an address that is taken says so beside its field', async ({ page, browser }) => {
    const email = newAddress();
    const other = await browser.newPage();
    await register(other, email);
    await other.close();
    await page.goto('/login?mode=register');
    await awake(page);
    await page.getByLabel('First name').fill('Eve');
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Registration failed').first()).toBeVisible();
    await expect(page.getByLabel('Email address')).toHaveAccessibleDescription(
      /already an account/,
    );
  });
});

test('the keyboard alone is enough to register', async ({ page }) => {
  await page.goto('/login?mode=register');
  await awake(page);
  await page.getByLabel('First name').focus();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  // Escape closes what came last, which the message would be if it came after the menu.
  await expect(page.getByText('Registration successful').first()).toBeVisible();
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
});

test('a visitor becomes a guest, the badge moves nothing, and the guest a member', async ({
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

test('calls say who the guest is, and a member’s do not', async ({ page }) => {
  const guestId = await becomeGuest(page);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/keep-games-alive/latest')) {
      sent.push(request.headers()['x-guest-id']);
    }
  });
  await page.getByRole('link', { name: 'Petition' }).first().click();
  await expect.poll(() => sent).toContain(guestId);
  await register(page, newAddress());
  sent.length = 0;
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(sent).not.toContain(guestId);
});

test.describe('a browser that refuses', () => {
  test('every input still gives an id, and a taken id is replaced once', async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new Error('refused');
      };
      HTMLCanvasElement.prototype.getContext = refuse;
      for (const name of ['userAgent', 'language', 'platform', 'userAgentData']) {
        Object.defineProperty(Navigator.prototype, name, { get: refuse });
      }
      Object.defineProperty(window, 'screen', { get: refuse });
    });
    const guestId = await becomeGuest(page);
    expect(guestId).toMatch(/^guest_/);
    // Without its cookie the id is rejected.
    await page.context().clearCookies({ name: 'kga_guest' });
    await page.goto('/petition');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guestId'))).not.toBe(guestId);
  });
});

test.describe('sessions', () => {
  test.use({ expectedFaults: /401|503|ERR_/ });

  test('one that is revoked elsewhere ends here without an error page', async ({
    page,
    browser,
  }) => {
    const email = newAddress();
    await register(page, email);
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(`${new URL(page.url()).origin}/login`);
    await awake(other);
    await logIn(other, email);
    await expect(menu(other)).toBeVisible();
    const sessions = await page.request.get(listSessions.url);
    expect(await sessions.json()).toHaveLength(2);
    const { origin } = new URL(page.url());
    const ended = await page.request.delete(deleteOtherSessions.url, { headers: { origin } });
    expect(ended.status()).toBe(204);
    await other.reload();
    await expect(other.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await context.close();
  });

  test('other tabs learn of signing in and out', async ({ page, context }) => {
    const email = newAddress();
    const tab = await context.newPage();
    await tab.goto('/petition');
    await awake(tab);
    await register(page, email);
    await expect(menu(tab)).toBeVisible();
    await logOut(page);
    await expect(page.getByText('Logged out').first()).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  });

  test('Redis is emptied in the middle: people sign in again', async ({ page, stack }) => {
    const email = newAddress();
    await register(page, email);
    await stack.restartRedis();
    await expect.poll(async () => (await page.request.get(getUser.url)).status()).toBe(401);
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await expect(page.getByTestId('signature-count')).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await logIn(page, email);
    await expect(menu(page)).toBeVisible();
  });
});

test('a logout that the server refuses says so; one without a connection has happened', async ({
  page,
}) => {
  await register(page, newAddress());
  await page.route('**/api/logout', (route) => route.fulfill({ json: { success: false } }));
  await logOut(page);
  await expect(page.getByText('Logout failed').first()).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a mail verifies the address by one press, and its code does it by hand', async ({
  page,
  stack,
}) => {
  const email = newAddress();
  await register(page, email);
  const { link } = await stack.mailTo(email);
  await page.goto(link);
  await expect(page).toHaveURL(/\/verify-email(\?lang=en)?$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email address' }).first().click();
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible();
  await expect(page.getByText('Please confirm your email address')).toBeHidden();
});

test.describe('mails that are used up', () => {
  test.use({ expectedFaults: /400/ });

  test('the code does it by hand, and the link not twice', async ({ page, stack }) => {
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
    await page.getByRole('button', { name: 'Confirm email address' }).first().click();
    await expect(page.getByText(/is wrong, has expired or was already used/)).toBeVisible();
  });

  test('a forgotten password is replaced by mail, and logs every device out', async ({
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
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    await expectAccessible(page);
    const { link } = await stack.mailTo(email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset-password(\?lang=en)?$/);
    await page.getByLabel('New password').fill('1234567890');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/too easy to guess/);
    await page.getByLabel('New password').fill('another good sentence');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password changed')).toBeVisible();
    expect((await device.request.get(getUser.url)).status()).toBe(401);
    await device.close();
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await logIn(page, email, 'another good sentence');
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('forms fit', async ({ page }) => {
    for (const path of ['/login', '/login?mode=register', '/forgot-password', '/verify-email']) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=de`);
      await awake(page);
      await expectLayout(page, [360]);
    }
  });

  test('the menu holds the way in, the account and the way out', async ({ page }) => {
    await page.goto('/');
    await awake(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/login?mode=register');
    await register(page, newAddress());
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Profile' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('Logged out').first()).toBeVisible();
  });
});
