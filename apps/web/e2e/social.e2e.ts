// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser } from '@kga/contracts/accounts';
import type { Page } from 'playwright/test';

import { expect, expectAccessible, test } from './support/test.ts';

const continueWith = (page: Page, provider: string) =>
  page.getByRole('link', { name: `Continue with ${provider}` });

/** Signs in at the provider. */
async function signInThere(page: Page, email: string): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
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

test('a visitor comes in by each provider and returns to the page that they came from', async ({
  page,
  context,
}) => {
  for (const provider of ['Google', 'GitHub', 'Replit']) {
    await page.goto('/login?returnTo=%2Fpetition');
    await continueWith(page, provider).click();
    await expect(page).toHaveTitle(`Sign in at ${provider}`);
    const email = `${provider.toLowerCase()}@example.org`;
    await signInThere(page, email);
    await expect(page.getByText('Login successful').first()).toBeVisible();
    await expect(page.getByText('Welcome back!').first()).toBeVisible();
    await expect(page).toHaveURL('/petition');
    expect(await signedInAs(page)).toBe(email);
    await context.clearCookies();
  }
});

test('a visitor who cancels at the provider reads why, and signs in afterwards', async ({
  page,
}) => {
  await page.goto('/login');
  await continueWith(page, 'Google').click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expectRefusal(page, 'refused', /You cancelled the login/);
  await expectAccessible(page);
  await continueWith(page, 'Google').click();
  await signInThere(page, 'second-thoughts@example.org');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
});

test('a provider that is down is an error on the page, and works once it is back', async ({
  page,
  stack,
}) => {
  await page.goto('/login');
  stack.social.google.faults.break('error', /^\/token/);
  await continueWith(page, 'Google').click();
  await signInThere(page, 'down@example.org');
  await expectRefusal(page, 'unavailable', /can’t reach this provider/);
  stack.social.google.faults.mend();
  // The provider still has a session.
  await continueWith(page, 'Google').click();
  await expect(page).toHaveURL('/');
  expect(await signedInAs(page)).toBe('down@example.org');
});
