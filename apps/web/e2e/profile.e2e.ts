// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { insertStories } from './support/content.ts';
import { addMember, password, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function openProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save name' })).toBeVisible();
}

test.describe('sessions', () => {
  test.use({ expectedFaults: /401/ });

  test('a member ends the session of another browser, which logs in and has its input back', async ({
    page,
    stack,
    browser,
  }) => {
    await addMember(stack, { email: 'sessions@example.org' });
    await signInAs(page, 'sessions@example.org');
    const lost = await (await browser.newContext({ baseURL: stack.origin })).newPage();
    await signInAs(lost, 'sessions@example.org');
    await openProfile(lost);
    await openProfile(page);
    const rows = section(page, 'Sessions').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await rows.getByRole('button', { name: /^End session/ }).click();
    await expect(page.getByText('Session ended', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);

    // The other browser's next request redirects it to the login page and back.
    await lost.getByLabel('First name').fill('Typed before');
    await lost.getByRole('button', { name: 'Save name' }).click();
    await expect(lost).toHaveURL(/\/login\?returnTo=%2Fprofile/);
    await lost.getByLabel('Email address').fill('sessions@example.org');
    await lost.getByLabel('Password', { exact: true }).fill(password);
    await lost.getByRole('button', { name: 'Log in', exact: true }).last().click();
    await expect(lost).toHaveURL('/profile');
    await expect(lost.getByLabel('First name')).toHaveValue('Typed before');

    await lost.context().close();
  });
});

test('another address takes effect once the code of its mail is typed', async ({ page, stack }) => {
  await addMember(stack, { email: 'before@example.org' });
  await signInAs(page, 'before@example.org');
  await openProfile(page);
  const form = section(page, 'Email address');
  await form.getByLabel('New email address').fill('after@example.org');
  await form.getByLabel('Current password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Send confirmation email' }).click();
  await expect(form.getByText('Change to after@example.org not confirmed yet')).toBeVisible();
  const { code } = await stack.mailTo('after@example.org');
  await form.getByLabel('Six-digit code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('after@example.org is now your address.', { exact: true }),
  ).toBeVisible();
  await expect(form.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(form.getByText('before@example.org')).toHaveCount(0);
});

test('a member sets a first password, unlinks the provider and links another one', async ({
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

  await methods.getByRole('link', { name: 'Link GitHub' }).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(methods.getByText(/You cancelled the login/)).toBeVisible();
  await expect(page).toHaveURL('/profile#methods');
  await methods.getByRole('link', { name: 'Link GitHub' }).click();
  await page.getByLabel('Address', { exact: true }).fill('linking@example.org');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('GitHub linked', { exact: true })).toBeVisible();
  await expect(methods.getByRole('button', { name: 'Unlink GitHub' })).toBeVisible();
});

test.describe('the data of an account', () => {
  test('a member takes the data as a file, deletes the account and leaves what is public', async ({
    page,
    stack,
  }) => {
    const email = 'deleted@example.org';
    const title = 'Left behind';
    const accountId = await addMember(stack, { email });
    await insertStories(stack, [{ title, content: 'Gone.', accountId }]);
    await signInAs(page, email);
    await openProfile(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Request my data' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download my data' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^keep-games-alive-\d{4}-\d\d-\d\d\.json$/);
    const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data).toMatchObject({ account: { email } });

    await expect(section(page, 'My contributions').getByText(title)).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('radio', { name: 'Keep them' }).check();
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeFocused();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    const stories = await stack.db
      .selectFrom('story')
      .select('account_id')
      .where('title', '=', title)
      .execute();
    expect(stories).toEqual([{ account_id: null }]);
    for (const path of ['/profile', '/admin/people']) {
      await page.goto(path);
      await awake(page);
      await expect(page.getByRole('heading', { name: 'Please log in' })).toBeVisible();
    }
  });
});
