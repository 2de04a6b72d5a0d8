// SPDX-License-Identifier: AGPL-3.0-or-later
import { press, tabTo, type } from './support/keyboard.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

test('a story is told, changed and withdrawn by keyboard alone', async ({ page }) => {
  await page.goto('/stories');
  await awake(page);
  await press(page, page.getByRole('main').getByRole('link', { name: 'Share Your Story' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Share Your Story' })).toBeVisible();
  await type(page, 'Game', 'Keystone');
  await page.keyboard.press('Escape');
  await type(page, 'Title', 'Told by keyboard');
  await tabTo(page, page.getByLabel('Your story'));
  await page.keyboard.type('It was there for years, and then it was not.');
  await tabTo(page, page.getByLabel('Amount lost'));
  await page.keyboard.type('6980');
  const currency = page.getByRole('combobox', { name: 'Currency' });
  await press(page, currency);
  const yen = page.getByRole('option', { name: 'JPY' });
  await expect(yen).toBeVisible();
  await page.keyboard.press('j');
  await expect(yen).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(currency).toHaveText(/^JPY/);
  await press(page, page.getByRole('button', { name: 'Submit story' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Told by keyboard' })).toBeVisible();
  await expect(page.getByRole('article').getByText('¥6,980', { exact: true })).toBeVisible();

  await press(page, page.getByRole('link', { name: 'Edit' }));
  const title = page.getByLabel('Title', { exact: true });
  await tabTo(page, title);
  await page.keyboard.press('End');
  await page.keyboard.type(' twice');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Told by keyboard twice' }),
  ).toBeVisible();

  const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
  await press(page, withdraw);
  const dialog = page.getByRole('dialog', { name: 'Withdraw this story?' });
  // The dialog handles keys once it has the focus.
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Withdraw story' }));
  await expect(page).toHaveURL('/stories');
  await expectAccessible(page);
});
