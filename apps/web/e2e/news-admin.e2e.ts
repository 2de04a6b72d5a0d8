// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addMember, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Schedule)$/ });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const language = (page: Page, name: string) => page.getByRole('tab', { name });

async function chooseStatus(page: Page, name: string): Promise<void> {
  const status = page.getByRole('group', { name: 'Status' });
  await status.getByRole('radio', { name, exact: true }).click();
}

test('An admin writes an article in two languages, schedules one and publishes the other', async ({
  page,
  stack,
}) => {
  const email = 'editor@example.org';
  await addMember(stack, { email, firstName: 'Edith', role: 'admin' });
  await signInAs(page, email);
  await stack.db.deleteFrom('own_article').execute();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Write articles' }).click();
  await page.getByRole('link', { name: 'Write article' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Policy' }).click();
  await title(page).fill('The hearing in Brussels');
  await body(page).fill(
    '## What was said\n\nA *lot*.\n\n- one\n- two\n\n[Read on](https://example.org/on)\n\n<script>window.broken = 1</script>\n\n[bad](javascript:alert)',
  );
  await expect(preview(page).getByRole('heading', { name: 'What was said' })).toBeVisible();
  await expect(preview(page).getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(preview(page).getByText('<script>window.broken = 1</script>')).toBeVisible();
  await expect(preview(page).getByRole('link', { name: 'bad' })).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();

  await language(page, 'Deutsch').click();
  await title(page).fill('Die Anhörung in Brüssel');
  await body(page).fill('Es wurde **viel** gesagt.');
  await chooseStatus(page, 'Scheduled');
  await page.getByLabel('Publish at').fill('2031-07-01T10:00');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(language(page, 'English')).toContainText('Draft');
  await expect(language(page, 'Deutsch')).toContainText('Scheduled');

  await language(page, 'English').click();
  await chooseStatus(page, 'Published');
  await save(page).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('link', { name: 'Read published article' }).click();
  await expect(page).toHaveURL(/\/news\/the-hearing-in-brussels/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'The hearing in Brussels' }),
  ).toBeVisible();
  await expect(page.getByText('<script>window.broken = 1</script>')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
});
