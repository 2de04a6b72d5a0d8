// SPDX-License-Identifier: AGPL-3.0-or-later
import { ownArticle } from '@kga/contracts/news';
import type { Page } from 'playwright/test';
import { z } from 'zod';

import { removeSource } from './support/articles.ts';
import { addMember, signInAs } from './support/members.ts';
import type { Stack } from './support/stack.ts';
import { expect, test } from './support/test.ts';

let admins = 0;

/** Signs in as a new admin. */
async function signInAsAdmin(page: Page, stack: Stack): Promise<void> {
  admins += 1;
  const email = `editor-${admins}@example.org`;
  await addMember(stack, { email, firstName: 'Edith', role: 'admin' });
  await signInAs(page, email);
}

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });
const body = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Schedule)$/ });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const language = (page: Page, name: string) => page.getByRole('tab', { name });

async function chooseCategory(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name }).click();
}

async function chooseStatus(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Status' }).getByText(name, { exact: true }).click();
}

test('an admin writes an article in two languages, schedules one and publishes the other', async ({
  page,
  stack,
}) => {
  await signInAsAdmin(page, stack);
  await stack.db.deleteFrom('own_article').execute();
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Write articles' }).click();
  await page.getByRole('link', { name: 'Write article' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New article' })).toBeVisible();

  await chooseCategory(page, 'Policy');
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
  const { versions } = ownArticle.parse(
    await (await page.request.get(`/api${new URL(page.url()).pathname}`)).json(),
  );
  expect(versions.find((each) => each.language === 'de')).toMatchObject({
    status: 'scheduled',
    publishAt: '2031-07-01T08:00:00.000Z',
  });

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

test('an admin adds a source by the address of its site, and removes it', async ({
  page,
  stack,
}) => {
  const site = `${stack.feeds.origin}/speicherpunkt/`;
  await removeSource(stack, site);
  await signInAsAdmin(page, stack);
  await page.goto('/admin/feeds');
  await page.getByRole('button', { name: 'Add source' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add source' });
  const address = dialog.getByLabel('Address of a site or a feed');
  await address.fill(site);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(dialog.getByRole('list').getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(/Speicherpunkt/);
  await dialog.getByLabel('Name').fill('Speicherpunkt');
  await expect(dialog.getByRole('combobox', { name: 'Language' })).toHaveText('Deutsch');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await dialog.getByLabel('Words').fill('Kommission, Brüssel');
  await dialog.getByLabel('Words').press('Enter');
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row').filter({
    has: page.getByRole('rowheader', { name: 'Speicherpunkt' }),
  });
  await expect(row).toBeVisible();
  await stack.readFeeds();
  await page.goto('/admin/feeds?q=speicherpunkt&enabled=yes');
  await expect(row.getByText('Working')).toBeVisible();
  await row.getByRole('button', { name: 'Edit: Speicherpunkt' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Speicherpunkt' });
  await expect(edit.getByLabel('Words')).toHaveValue('Kommission, Brüssel');
  await edit.getByRole('button', { name: 'Remove rule 1' }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await row.getByRole('button', { name: 'Check now: Speicherpunkt' }).click();
  await expect(page.getByText('Checking Speicherpunkt', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: 'Switch off: Speicherpunkt' }).click();
  await expect(row.getByText('Switched off')).toBeVisible();

  await row.getByRole('button', { name: 'Remove: Speicherpunkt' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Speicherpunkt?' });
  await question.getByRole('button', { name: 'Remove source' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('an admin exports sources as OPML and imports them', async ({ page, stack }) => {
  await signInAsAdmin(page, stack);
  await page.goto('/admin/feeds');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export all' }).click();
  const file = await (await download).createReadStream();
  const exported = z
    .string()
    .parse(await file.setEncoding('utf8').reduce((all, part) => all + part, ''));
  expect(exported).toContain(stack.feeds.origin);

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import sources' });
  const another =
    '<outline text="New" xmlUrl="https://new.example/feed.xml"/><outline text="Bad" xmlUrl="ftp://bad.example/"/>';
  await dialog.getByLabel('File').setInputFiles({
    name: 'sources.opml',
    mimeType: 'text/x-opml',
    buffer: Buffer.from(exported.replace('</body>', `${another}</body>`)),
  });
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('1 source added, switched off')).toBeVisible();
  await expect(dialog.getByText(/\d+ already existed/)).toBeVisible();
  await expect(dialog.getByText('ftp://bad.example/')).toBeVisible();
  await dialog.getByRole('link', { name: 'Show sources that are off' }).click();
  await expect(page).toHaveURL('/admin/feeds?enabled=no');
  await expect(page.getByRole('rowheader', { name: /^New\b/ })).toBeVisible();
});
