// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser } from '@kga/contracts/accounts';
import type { Page } from 'playwright/test';

import { awake, expect, expectAccessible, test } from './support/test.ts';

const continueWith = (page: Page, provider: string) =>
  page.getByRole('link', { name: `Continue with ${provider}` });

/** Signs in at the provider. */
async function beThere(page: Page, email: string, verified = true): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(email);
  if (!verified) await page.getByLabel('The address is verified').uncheck();
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signInBy(page: Page, provider: string, email: string): Promise<void> {
  await page.goto('/login');
  await continueWith(page, provider).click();
  await beThere(page, email);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
}

/** Email address of the signed-in account. */
async function signedInAs(page: Page): Promise<string | undefined> {
  const answer = await page.request.get(getUser.url);
  return answer.ok() ? getUser.schema.response[200].parse(await answer.json()).email : undefined;
}

async function expectRefusal(page: Page, why: string, text: RegExp): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/login\\?social=${why}`));
  await expect(page.getByText(text)).toBeVisible();
  expect(await signedInAs(page)).toBeUndefined();
}

for (const provider of ['Google', 'GitHub', 'Replit']) {
  test(`somebody new comes in by ${provider} and lands at Home`, async ({ page }) => {
    await page.goto('/login');
    await expect(continueWith(page, provider)).toBeVisible();
    await expect(page.getByText(/^Demo: .* stand-ins on this computer/)).toBeVisible();
    await expectAccessible(page);
    await continueWith(page, provider).click();
    await expect(page).toHaveTitle(`Sign in at ${provider}`);
    const email = `${provider.toLowerCase()}@example.org`;
    await beThere(page, email);
    await expect(page.getByText('Login successful').first()).toBeVisible();
    await expect(page.getByText('Welcome back!').first()).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
    expect(await signedInAs(page)).toBe(email);
  });
}

test('the keyboard alone is enough, and leads back to what one wanted', async ({ page }) => {
  await page.goto('/login?returnTo=%2Fpetition');
  await awake(page);
  const button = continueWith(page, 'Google');
  await expect(button).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await page.keyboard.type('keyboard@example.org');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/petition');
  expect(await signedInAs(page)).toBe('keyboard@example.org');
});

test('who refuses is told, and can try again', async ({ page }) => {
  await page.goto('/login');
  await continueWith(page, 'Google').click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expectRefusal(page, 'refused', /You cancelled the login/);
  await expectAccessible(page);
  await continueWith(page, 'Google').click();
  await beThere(page, 'second-thoughts@example.org');
  await expect(page).toHaveURL('/');
});

test('an address that the provider has not verified is refused', async ({ page }) => {
  await page.goto('/login');
  await continueWith(page, 'GitHub').click();
  await beThere(page, 'unverified@example.org', false);
  await expectRefusal(page, 'unverified', /hasn’t confirmed your email address/);
});

test('a forged callback signs nobody in', async ({ page }) => {
  await page.goto('/login');
  await continueWith(page, 'Google').click();
  await expect(page).toHaveTitle('Sign in at Google');
  await page.goto('/api/auth/google/callback?code=forged&state=forged');
  await expectRefusal(page, 'expired', /took too long/);
});

test('a callback whose cookies are gone signs nobody in', async ({ page, context }) => {
  await page.goto('/login');
  await continueWith(page, 'Replit').click();
  await expect(page).toHaveTitle('Sign in at Replit');
  await context.clearCookies({ name: /^kga_/ });
  await beThere(page, 'no-cookies@example.org');
  await expectRefusal(page, 'expired', /took too long/);
});

test.describe('a session that is taken away', () => {
  // Requests of the open page are rejected meanwhile.
  test.use({ expectedFaults: /401/ });

  test('a callback that worked works once, and its code too', async ({ page, context, stack }) => {
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/callback?')) callbacks.push(request.url());
    });
    await page.goto('/login');
    await continueWith(page, 'Google').click();
    await expect(page).toHaveTitle('Sign in at Google');
    const dance = await context.cookies(stack.origin);
    await beThere(page, 'replayed@example.org');
    await expect(page).toHaveURL('/');
    await context.clearCookies({ name: /^kga_/ });
    const [callback = ''] = callbacks;
    await page.goto(callback);
    await expectRefusal(page, 'expired', /took too long/);
    await context.addCookies(dance);
    await page.goto(callback);
    await expectRefusal(page, 'failed', /went wrong on the provider’s side/);
  });
});

test('a provider that is down is told, and works again once it is back', async ({
  page,
  stack,
}) => {
  await page.goto('/login');
  stack.social.google.faults.break('error', /^\/token/);
  await continueWith(page, 'Google').click();
  await beThere(page, 'down@example.org');
  await expectRefusal(page, 'unavailable', /can’t reach this provider/);
  stack.social.google.faults.mend();
  // The provider still has a session.
  await continueWith(page, 'Google').click();
  await expect(page).toHaveURL('/');
  expect(await signedInAs(page)).toBe('down@example.org');
});

test('a provider is added in the profile, and what belongs to others is not', async ({
  page,
  browser,
  stack,
}) => {
  await signInBy(page, 'Google', 'adding@example.org');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Link GitHub' }).click();
  await beThere(page, 'adding-github@example.org');
  await expect(page).toHaveURL(/\/profile/);
  await expect(page.getByText(/adding-github@example\.org, linked on/)).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newPage({ baseURL: stack.origin });
  await signInBy(other, 'Replit', 'other@example.org');
  await other.goto('/profile');
  await other.getByRole('link', { name: 'Link GitHub' }).click();
  await beThere(other, 'adding-github@example.org');
  await expect(other.getByText(/already linked to another account/)).toBeVisible();
  await expect(other).toHaveURL(/\/profile/);
  await other.close();

  const again = await browser.newPage({ baseURL: stack.origin });
  await again.goto('/login');
  await continueWith(again, 'GitHub').click();
  await beThere(again, 'adding-github@example.org');
  await expect(again).toHaveURL('/');
  expect(await signedInAs(again)).toBe('adding@example.org');
  await again.close();
});
