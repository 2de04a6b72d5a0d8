// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import { updateProfile, getUser } from '@kga/contracts/accounts';
import type { Locator, Page } from 'playwright/test';

import { addMember, password, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, expectLayout, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toBeVisible();
}

/** Presses Tab until the locator has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

test.describe('without an account', () => {
  test.use({ expectedFaults: /404/ });

  for (const path of ['/profile', '/admin/people']) {
    test(`there is no ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
      await awake(page);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    });
  }
});

test('the page is accessible and not for search engines', async ({ page, stack }) => {
  await addMember(stack, { email: 'axe@example.org', emailVerified: false });
  await signInAs(page, 'axe@example.org');
  await openProfile(page);
  await expect(page.getByText('You’re only logged in on this device.')).toBeVisible();
  await expect(section(page, 'My contributions').getByText('Nothing yet')).toBeVisible();
  await expectAccessible(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('names are changed by keyboard alone, and greet in the header at once', async ({
  page,
  stack,
}) => {
  await addMember(stack, { email: 'names@example.org' });
  await signInAs(page, 'names@example.org');
  await openProfile(page);
  const first = page.getByLabel('First name');
  await tabTo(page, first);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/./);
  await expectAccessible(page);
  await page.keyboard.type('Grace <b>');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Name saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /Grace <b> Byron/ })).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('Grace <b>');
});

test.describe('a password', () => {
  test.use({ expectedFaults: /400|401/ });

  test('is changed, common and wrong ones are refused, other sessions end', async ({
    page,
    stack,
    browser,
  }) => {
    await addMember(stack, { email: 'password@example.org' });
    await signInAs(page, 'password@example.org');
    const other = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await signInAs(other, 'password@example.org');
    await openProfile(page);
    const form = section(page, 'Password');
    const current = form.getByLabel('Current password', { exact: true });
    const chosen = form.getByLabel('New password', { exact: true });
    const press = () => form.getByRole('button', { name: 'Change password' }).click();

    await current.fill('not the right one');
    await chosen.fill('a lighthouse, and no ship');
    await press();
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(chosen).toHaveValue('a lighthouse, and no ship');

    await current.fill(password);
    await chosen.fill('password123');
    await press();
    await expect(chosen).toBeFocused();
    await expectAccessible(page);

    await chosen.fill('a lighthouse, and no ship');
    await press();
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible();
    await expect(current).toHaveValue('');
    expect((await other.request.get(getUser.url)).status()).toBe(401);
    expect((await page.request.get(getUser.url)).status()).toBe(200);
    await other.context().close();
  });
});

test.describe('sessions', () => {
  test.use({ expectedFaults: /401/ });

  test('are listed, one is ended from another browser, then all others', async ({
    page,
    stack,
    browser,
  }) => {
    await addMember(stack, { email: 'sessions@example.org' });
    await signInAs(page, 'sessions@example.org');
    const visit = async () => {
      const other = await (await browser.newContext({ baseURL: stack.origin })).newPage();
      await signInAs(other, 'sessions@example.org');
      return other;
    };
    const lost = await visit();
    await openProfile(lost);
    await openProfile(page);
    const rows = section(page, 'Sessions').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);
    await rows.getByRole('button', { name: /^End session/ }).click();
    await expect(page.getByText('Session ended', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await expect(section(page, 'Sessions')).toBeFocused();

    // The other browser's next request redirects it to the login page and back.
    await lost.getByLabel('First name').fill('Typed before');
    await lost.getByRole('button', { name: 'Save name' }).click();
    await expect(lost).toHaveURL(/\/login\?returnTo=%2Fprofile/);
    await lost.getByLabel('Email address').fill('sessions@example.org');
    await lost.getByLabel('Password', { exact: true }).fill(password);
    await lost.getByRole('button', { name: 'Log in', exact: true }).last().click();
    await expect(lost).toHaveURL('/profile');
    await expect(lost.getByLabel('First name')).toHaveValue('Typed before');

    await visit();
    await page.reload();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: 'End all other sessions' }).click();
    const dialog = page.getByRole('dialog', { name: 'End all other sessions?' });
    await expect(dialog.getByText('2 other devices')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'End all other sessions' }).click();
    await expect(rows).toHaveCount(1);
    expect((await lost.request.get(getUser.url)).status()).toBe(401);
    await lost.context().close();
  });
});

test('another address holds once the code of the mail to it is typed', async ({ page, stack }) => {
  await addMember(stack, { email: 'before@example.org' });
  await signInAs(page, 'before@example.org');
  await openProfile(page);
  const form = section(page, 'Email address');
  const ask = async () => {
    await form.getByLabel('New email address').fill('after@example.org');
    await form.getByLabel('Current password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Send confirmation email' }).click();
    await expect(form.getByText('Change to after@example.org not confirmed yet')).toBeVisible();
  };
  await ask();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel change' }).click();
  await expect(form.getByText('not confirmed yet')).toBeHidden();
  await expect(form).toBeFocused();

  await stack.mailTo('after@example.org');
  await ask();
  const { code } = await stack.mailTo('after@example.org');
  await form.getByLabel('Six-digit code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('after@example.org is now your address.', { exact: true }),
  ).toBeVisible();
  await expect(form.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(form.getByText('before@example.org')).toHaveCount(0);
});

test.describe('an old log-in', () => {
  test.use({ expectedFaults: /403/ });

  test('leads to the provider, and keeps the address that was typed', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByLabel('Address', { exact: true }).fill('old@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/');
    await openProfile(page);
    const methods = section(page, 'Ways to log in');
    await expect(methods.getByText('This is your only way to log in')).toBeVisible();
    await expect(methods.getByRole('button', { name: 'Unlink Google' })).toBeHidden();

    await page.route(`**${updateProfile.url}`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      const problem = { type: 'about:blank', title: '', status: 403, code: 'sign_in_again' };
      return route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ ...problem, requestId: 'r' }),
      });
    });
    const form = section(page, 'Email address');
    await form.getByLabel('New email address').fill('newer@example.org');
    await form.getByRole('button', { name: 'Send confirmation email' }).click();
    await expect(form.getByText('Please log in again')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('link', { name: 'Log in with Google' }).click();
    // The provider has a session and does not prompt.
    await expect(page).toHaveURL('/profile#address');
    await expect(form.getByLabel('New email address')).toHaveValue('newer@example.org');
    await expect(form).toBeFocused();
  });
});

test('a first password is set, then the provider is unlinked and another one linked', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('Address', { exact: true }).fill('linking@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  await openProfile(page);
  await section(page, 'Password').getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password set', { exact: true })).toBeVisible();
  const methods = section(page, 'Ways to log in');
  await methods.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google unlinked', { exact: true })).toBeVisible();
  // A password cannot be removed, so nothing is said about it.
  await expect(methods.getByText('This is your only way to log in')).toBeHidden();

  await methods.getByRole('link', { name: 'Link GitHub' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(methods.getByText(/You cancelled the login/)).toBeVisible();
  await expect(page).toHaveURL('/profile#methods');
  await expectAccessible(page);
  await methods.getByRole('link', { name: 'Link GitHub' }).click();
  await page.getByLabel('Address', { exact: true }).fill('linking@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('GitHub linked', { exact: true })).toBeVisible();
  await expect(methods.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
});

test('a picture needs an https address, and is taken away again', async ({ page, stack }) => {
  await addMember(stack, { email: 'picture@example.org' });
  await signInAs(page, 'picture@example.org');
  await openProfile(page);
  const form = section(page, 'Picture');
  const address = form.getByLabel('Picture link');
  await address.fill('http://example.org/ada.png');
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('https://pictures.invalid/ada.png');
  await form.getByRole('button', { name: 'Use this picture' }).click();
  await expect(form.getByText('Fetching picture')).toBeVisible();
  await form.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed', { exact: true })).toBeVisible();
  await expect(address).toHaveValue('');
});

test('everything that is held comes as a file', async ({ page, stack }) => {
  await addMember(stack, { email: 'export@example.org' });
  await signInAs(page, 'export@example.org');
  await openProfile(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^keep-games-alive-\d{4}-\d\d-\d\d\.json$/);
  const held: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(held).toMatchObject({ account: { email: 'export@example.org' } });
  await expect(page.getByText('Your file is ready', { exact: true })).toBeVisible();
});

for (const [outcome, remaining] of [
  ['Keep them', 1],
  ['Remove them too', 0],
] as const) {
  test(`an account is deleted with: ${outcome}`, async ({ page, stack }) => {
    const email = `deleted-${remaining}@example.org`;
    const title = `Left behind ${remaining}`;
    const accountId = await addMember(stack, { email });
    await stack.db
      .insertInto('story')
      .values({
        id: crypto.randomUUID(),
        account_id: accountId,
        game_name: 'The Crew',
        title,
        content: 'Gone.',
        language: 'en',
        status: 'published',
      })
      .execute();
    await signInAs(page, email);
    await openProfile(page);
    await expect(section(page, 'My contributions').getByText(title)).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText('They stay public')).toBeVisible();
    await expect(dialog.getByText('They disappear from the site')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(dialog.getByRole('radio', { name: 'Keep them' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: outcome }).check();
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expectAccessible(page);
    const stories = await stack.db
      .selectFrom('story')
      .select('account_id')
      .where('title', '=', title)
      .execute();
    expect(stories).toEqual(Array.from({ length: remaining }, () => ({ account_id: null })));
  });
}

test('a suspended member reads why, and is shown only what is left to do', async ({
  page,
  stack,
}) => {
  const id = await addMember(stack, { email: 'suspended@example.org' });
  await stack.db
    .updateTable('account')
    .set({ suspended_at: new Date(), suspended_reason: 'Spam in the forum' })
    .where('id', '=', id)
    .execute();
  await signInAs(page, 'suspended@example.org');
  await page.goto('/profile');
  await expect(page.getByText('Spam in the forum')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toBeHidden();
  await expectAccessible(page);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  for (const [language, heading] of [
    ['de', 'Profil'],
    ['ko', '프로필'],
  ] as const) {
    test(`the profile does not scroll sideways in ${language}`, async ({ page, stack }) => {
      const email = `a-very-long-address-that-goes-on-and-on-${language}@subdomain.example.org`;
      await addMember(stack, { email, emailVerified: false, role: 'admin' });
      await signInAs(page, email);
      for (const path of ['/profile', '/admin/people']) {
        await page.goto(`${path}?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/profile') await expect(page.locator('h1')).toHaveText(heading);
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expectLayout(page, [320]);
      }
    });
  }
});
