// SPDX-License-Identifier: AGPL-3.0-or-later
import { deleteOtherSessions, getUser } from '@kga/contracts/accounts';
import type { Page } from 'playwright/test';

import { newAddress, password } from './support/accounts.ts';
import { press, type } from './support/keyboard.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await type(page, 'Email address', email);
  await type(page, 'Password', secret);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
}

const menu = (page: Page) => page.getByRole('button', { name: 'Ada’s account' });

test.use({ expectedFaults: /401|503/ });

test('a member registers, resets the password and ends sessions by keyboard alone', async ({
  page,
  browser,
  stack,
}) => {
  const email = newAddress();
  await page.goto('/login?mode=register');
  await awake(page);
  await type(page, 'First name', 'Ada');
  await type(page, 'Email address', email);
  await type(page, 'Password', password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();

  const { code } = await stack.mailTo(email);
  await press(page, page.getByRole('link', { name: 'Enter the code' }));
  await type(page, 'Code', code);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();

  await press(page, menu(page));
  await expect(page.getByRole('menu')).toBeFocused();
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  for (let presses = 0; presses < 8; presses += 1) {
    if (await logOut.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Logged out').first()).toBeVisible();
  await awake(page);

  await press(page, page.getByRole('banner').getByRole('link', { name: 'Log in' }));
  await press(page, page.getByRole('link', { name: 'Forgot your password?' }));
  await type(page, 'Email address', email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const { link } = await stack.mailTo(email);
  await page.goto(link);
  await awake(page);
  await type(page, 'New password', 'another good sentence');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();
  await logIn(page, email, 'another good sentence');

  const elsewhere = await browser.newContext({ baseURL: stack.origin });
  const other = await elsewhere.newPage();
  await other.goto('/');
  await awake(other);
  await logIn(other, email, 'another good sentence');
  await page.goto('/profile');
  await awake(page);
  const ended = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(deleteOtherSessions.url) && answer.request().method() === 'DELETE',
  );
  await press(page, page.getByRole('button', { name: 'End all other sessions' }));
  await expectAccessible(page);
  await press(page, page.getByRole('dialog').getByRole('button', { name: /^End/ }));
  expect((await ended).status()).toBe(204);
  expect((await other.request.get(getUser.url)).status()).toBe(401);
  await elsewhere.close();

  await stack.restartRedis();
  await expect.poll(async () => (await page.request.get(getUser.url)).status()).toBe(401);
  await page.goto('/');
  await awake(page);
  await logIn(page, email, 'another good sentence');
});
