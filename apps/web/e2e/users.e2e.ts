// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUser } from '@kga/contracts/accounts';

import { addMember, signInAs } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.describe('who is no admin', () => {
  test('finds no page to look after people', async ({ page, stack }) => {
    await addMember(stack, { email: 'curious@example.org', role: 'moderator' });
    await signInAs(page, 'curious@example.org');
    await page.goto('/admin/people');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage people' })).toBeHidden();
  });
});

test('an admin finds somebody, grants a role, suspends and restores', async ({
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
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Grace Hopper' });
  await expect(dialog.getByText('No admin actions yet.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'New role' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Moderator' }).press('Enter');
  await expect(dialog.getByText('Grace Hopper becomes Moderator')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change role' }).press('Enter');
  await expect(dialog.getByText('Role changed from Member to Moderator')).toBeVisible();

  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  const reason = dialog.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await reason.fill('Spam <script>\nin the forum');
  await dialog.getByRole('button', { name: 'Suspend account' }).click();
  const question = page.getByRole('dialog', { name: 'Suspend Grace Hopper?' });
  await expectAccessible(page);
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

test('one’s own account cannot be changed, and says why', async ({ page, stack }) => {
  await addMember(stack, { email: 'alone@example.org', firstName: 'Alone', role: 'admin' });
  await signInAs(page, 'alone@example.org');
  await page.goto('/admin/people?q=alone%40');
  await page.getByRole('button', { name: /^Manage Alone/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Alone Byron' });
  await expect(dialog.getByText('This is your account.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Suspend account' })).toBeHidden();
  await expectAccessible(page);
});

test('the list goes on part by part, filters stand in the address', async ({ page, stack }) => {
  await addMember(stack, { email: 'lists@example.org', firstName: 'Lister', role: 'admin' });
  for (let each = 0; each < 30; each += 1) {
    await addMember(stack, { email: `crowd-${each}@example.org`, firstName: 'Crowd' });
  }
  await signInAs(page, 'lists@example.org');
  await page.goto('/admin/people?q=crowd-');
  await expect(page.getByText('Showing 25 of 30 accounts')).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText('Showing 30 of 30 accounts')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Suspended', exact: true }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/admin/people?q=crowd-&suspended=yes');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('crowd-');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Suspended');
});

test.describe('when the server fails', () => {
  test.use({ expectedFaults: /503/ });

  test('the list says so and is asked for again', async ({ page, stack }) => {
    await addMember(stack, { email: 'failing@example.org', role: 'admin' });
    await signInAs(page, 'failing@example.org');
    await page.route('**/api/admin/people?*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/admin/people?q=failing');
    await expect(page.getByText('We couldn’t load the accounts')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/admin/people?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Showing 1 of 1 account')).toBeVisible();
  });
});
