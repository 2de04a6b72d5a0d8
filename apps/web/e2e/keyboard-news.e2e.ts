// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { removeSource } from './support/articles.ts';
import { press, tabTo, type } from './support/keyboard.ts';
import { addMember, signInAs } from './support/members.ts';
import type { Stack } from './support/stack.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

async function signInAsAdmin(page: Page, stack: Stack, email: string): Promise<void> {
  await addMember(stack, { email, firstName: 'Edith', role: 'admin' });
  await signInAs(page, email);
}

test('an article is written and published by keyboard alone', async ({ page, stack }) => {
  await signInAsAdmin(page, stack, 'keys-article@example.org');
  await page.goto('/admin/news');
  await awake(page);
  await press(page, page.getByRole('link', { name: 'Write article' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();

  const category = page.getByRole('combobox', { name: 'Category' });
  await press(page, category);
  const policy = page.getByRole('option', { name: 'Policy' });
  await expect(policy).toBeVisible();
  await page.keyboard.press('p');
  await expect(policy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(category).toHaveText('Policy');

  await type(page, 'Title', 'Written by keyboard');
  await tabTo(page, page.getByRole('textbox', { name: 'Text', exact: true }));
  await page.keyboard.type('One *sentence* is enough.');
  const status = page.getByRole('group', { name: 'Status' });
  await tabTo(page, status.getByRole('radio', { name: 'Draft' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(status.getByRole('radio', { name: 'Published' })).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/);
  await expect(page.getByText('All changes saved')).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Read published article' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Written by keyboard' })).toBeVisible();
  await expectAccessible(page);
});

test('a source is looked for and added by keyboard alone', async ({ page, stack }) => {
  const site = `${stack.feeds.origin}/speicherpunkt/`;
  await removeSource(stack, site);
  await signInAsAdmin(page, stack, 'keys-source@example.org');
  await page.goto('/admin/feeds');
  await awake(page);
  const add = page.getByRole('button', { name: 'Add source' });
  await press(page, add);
  const dialog = page.getByRole('dialog', { name: 'Add source' });
  await type(page, 'Address of a site or a feed', site);
  await page.keyboard.press('Enter');
  const found = dialog.getByRole('region', { name: 'Preview' });
  await expect(found).toBeFocused();
  await expectAccessible(page);
  const name = dialog.getByLabel('Name', { exact: true });
  await tabTo(page, name);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Keys and locks');

  // Closing is final: the notice does not return.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(name).toBeHidden();

  await type(page, 'Address of a site or a feed', site);
  await page.keyboard.press('Enter');
  await expect(found).toBeFocused();
  await press(page, dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name: /Speicherpunkt/ })).toBeVisible();
  await removeSource(stack, site);
});

test('a filter of a list keeps the focus, and what is typed comes back after a reload', async ({
  page,
  stack,
}) => {
  await signInAsAdmin(page, stack, 'keys-filter@example.org');
  await page.goto('/admin/feeds');
  await awake(page);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await tabTo(page, search);
  await page.keyboard.type('save');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/feeds?q=save');
  await expect(search).toBeFocused();

  const edit = page.getByRole('button', { name: /^Edit: / }).first();
  await press(page, edit);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabel('Name', { exact: true });
  const before = await name.inputValue();
  await tabTo(page, name);
  await page.keyboard.press('End');
  await page.keyboard.type(' anew');
  await page.reload();
  await awake(page);
  await press(page, edit);
  await expect(dialog.getByText('Your unsaved changes are back')).toBeVisible();
  await expect(name).toHaveValue(`${before} anew`);
  await expectAccessible(page);
  await press(page, dialog.getByRole('button', { name: 'Discard' }));
  await expect(name).toHaveValue(before);
  await expect(name).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, edit);
  await expect(name).toHaveValue(before);
  await expect(dialog.getByText('Your unsaved changes are back')).toBeHidden();
});
