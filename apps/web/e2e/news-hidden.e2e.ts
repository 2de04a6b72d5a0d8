// SPDX-License-Identifier: AGPL-3.0-or-later
import { addArticles } from './support/articles.ts';
import { addMember, signInAs } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('an article of another is hidden for a reason, and shown again', async ({
  page,
  stack,
  browser,
}) => {
  const [name = ''] = await addArticles(stack, [
    { title: 'Bought with money', source: 'A paper', url: 'https://paper.example/bought' },
  ]);
  await addMember(stack, { email: 'hider@example.org', firstName: 'Edith', role: 'admin' });
  await signInAs(page, 'hider@example.org');
  const reader = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  const readersStatus = async () => (await reader.goto(`/news/${name}`))?.status();
  expect(await readersStatus()).toBe(200);
  await expect(reader.getByRole('heading', { level: 1, name: 'Bought with money' })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Hide this article' })).toBeHidden();

  await page.goto(`/news/${name}`);
  await page.getByRole('button', { name: 'Hide this article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hide “Bought with money”?' });
  await dialog.getByRole('button', { name: 'Hide this article' }).click();
  await expect(dialog.getByText('Enter a reason of up to 500 characters.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Reason').fill('An advertisement');
  await dialog.getByRole('button', { name: 'Hide this article' }).click();
  await expect(page.getByText('This article is hidden', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(readersStatus).toBe(404);

  await page.getByRole('link', { name: 'Hidden articles' }).click();
  await expect(page).toHaveURL('/admin/news#hidden-articles');
  const hidden = page.getByRole('region', { name: 'Hidden articles' });
  const row = hidden.getByRole('row').filter({ hasText: 'Bought with money' });
  await expect(row.getByText('An advertisement')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Show again: Bought with money' }).click();
  await expect(page.getByText('The article is back', { exact: true })).toBeVisible();
  await expect(row).toBeHidden();
  // The focus stays in the list, although the button is gone.
  await expect(hidden.getByText('No hidden articles')).toBeVisible();
  await expect(hidden.getByRole('status').first()).toBeFocused();
  await expect.poll(readersStatus).toBe(200);
  await reader.context().close();
});
