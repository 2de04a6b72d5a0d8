// SPDX-License-Identifier: AGPL-3.0-or-later
import { removeSource } from './support/articles.ts';
import { addMember, signInAs } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('An admin adds a source, hides and shows an article of it, and removes it', async ({
  page,
  stack,
  browser,
}) => {
  const site = `${stack.feeds.origin}/speicherpunkt/`;
  await removeSource(stack, site);
  await addMember(stack, { email: 'sources@example.org', firstName: 'Edith', role: 'admin' });
  await signInAs(page, 'sources@example.org');
  await page.goto('/admin/feeds');
  await page.getByRole('button', { name: 'Add source' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add source' });
  await dialog.getByLabel('Address of a site or a feed').fill(site);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  await expect(dialog.getByRole('list').getByRole('listitem').first()).toBeVisible();
  await dialog.getByLabel('Name').fill('Speicherpunkt');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await stack.readFeeds();
  await page.goto('/admin/feeds?q=speicherpunkt');
  await expect(page.getByRole('row').getByText('Working')).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  const article = reader
    .getByRole('region', { name: 'Articles' })
    .getByRole('listitem')
    .filter({ has: reader.getByText('Speicherpunkt', { exact: true }) })
    .first();
  await expect(async () => {
    await reader.goto('/news?languages=de');
    await expect(article).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const title = await article.getByRole('heading', { level: 3 }).innerText();
  const link = article.getByRole('link', { name: 'Read more' });
  const path = (await link.getAttribute('href')) ?? '';
  const readersStatus = async () => (await reader.goto(path))?.status();
  expect(await readersStatus()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: 'Hide this article' }).click();
  const hide = page.getByRole('dialog', { name: `Hide “${title}”?` });
  await hide.getByLabel('Reason').fill('An advertisement');
  await hide.getByRole('button', { name: 'Hide this article' }).click();
  await expect(page.getByText('This article is hidden', { exact: true })).toBeVisible();
  await expect.poll(readersStatus).toBe(404);
  await page.getByRole('link', { name: 'Hidden articles' }).click();
  await page.getByRole('button', { name: `Show again: ${title}` }).click();
  await expect(page.getByText('The article is back', { exact: true })).toBeVisible();
  await expect.poll(readersStatus).toBe(200);

  await page.goto('/admin/feeds?q=speicherpunkt');
  await page.getByRole('button', { name: 'Remove: Speicherpunkt' }).click();
  const question = page.getByRole('dialog', { name: 'Remove Speicherpunkt?' });
  await question.getByRole('button', { name: 'Remove source' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await expect.poll(readersStatus).toBe(404);
  await reader.context().close();
});
