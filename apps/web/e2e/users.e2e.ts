// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser } from '@kga/contracts/accounts';

import { addMember, signInAs } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an admin finds an account, grants a role, suspends it and restores it', async ({
  page,
  stack,
  browser,
}) => {
  await addMember(stack, { email: 'admin@example.org', firstName: 'Root', role: 'admin' });
  await addMember(stack, { email: 'grace@example.org', firstName: 'Grace', lastName: 'Hopper' });
  const graces = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await signInAs(graces, 'grace@example.org');

  await signInAs(page, 'admin@example.org');
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Manage people' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('hopp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/people?q=hopp');
  await expect(page.getByText('Showing 1 of 1 account')).toBeVisible();

  const open = page.getByRole('button', { name: 'Manage Grace Hopper, grace@example.org' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
  await dialog.getByRole('combobox', { name: 'New role' }).click();
  await page.getByRole('option', { name: 'Moderator' }).click();
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(dialog.getByText('Role changed from Member to Moderator')).toBeVisible();

  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  await dialog.getByLabel('Reason').fill('Spam <script>\nin the forum');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  const question = page.getByRole('dialog', { name: 'Suspend Grace Hopper?' });
  await question.getByRole('button', { name: 'Suspend account' }).click();
  await expect(dialog.getByRole('heading', { name: /^Suspended since/ })).toBeVisible();
  await expect(dialog.getByText('Spam <script>').first()).toBeVisible();
  expect((await graces.request.get(getUser.url)).status()).toBe(401);

  await dialog.getByRole('button', { name: 'End suspension' }).click();
  await expect(page.getByText('Grace Hopper can take part again.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(open).toBeFocused();
  await graces.context().close();
});
