// SPDX-License-Identifier: AGPL-3.0-or-later
import { seedRates } from '@kga/db/seeds';
import type { Page } from 'playwright/test';

import { newAddress, register } from './support/accounts.ts';
import { approveStory, browserOf, createStoryAs } from './support/content.ts';
import { signInAs } from './support/members.ts';
import { fillIn, submit, waits } from './support/story-form.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Creates a story as the current visitor; returns its id. */
async function shareStory(page: Page, title: string): Promise<string> {
  await page.goto('/stories/share');
  await awake(page);
  await fillIn(page, title);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return idIn(page);
}

test('a story of a guest is on the front page as soon as a moderator has approved it', async ({
  page,
  stack,
  browser,
}) => {
  await seedRates(stack.db);
  await page.goto('/');
  await awake(page);
  const latest = page.getByRole('region', { name: 'Recent stories' });
  await latest.getByRole('link', { name: 'Share Your Story' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('link', { name: 'Tell your story without an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share Your Story' })).toBeVisible();
  await expect(page.getByText(/your story will appear under Guest \d{4}\./)).toBeVisible();
  await expectAccessible(page);

  const title = 'Ten years, then a wall';
  await fillIn(page, title, { amount: '60,00', currency: 'EUR' });
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Thank you. We have your story.', { exact: true })).toBeVisible();
  await expect(page.getByText(waits)).toBeVisible();
  await expect(
    page.getByText(/^¥9,78\d, converted at the rate on 31 December 2024$/),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);
  const id = idIn(page);
  const front = async () => (await page.request.get('/')).text();
  expect(await front()).not.toContain(title);

  const mo = await browserOf(browser, stack, { email: 'approves@example.org', role: 'moderator' });
  await approveStory(mo.page, id);
  await expect.poll(front).toContain(title);
  await page.goto('/');
  await latest.getByRole('link', { name: title }).click();
  await expect(page.getByText('This story is yours')).toBeVisible();
  await expect(page.getByText('€60', { exact: true })).toBeVisible();

  // Readers other than its author can only report it, and moderators hide it.
  await mo.page.goto(`/stories/${id}`);
  await expect(mo.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(mo.page.getByRole('button', { name: `Hide: ${title}` })).toBeVisible();
  await expect(mo.page.getByText('This story is yours')).toBeHidden();
  await mo.page.context().close();
});

test.describe('a guest who becomes a member', () => {
  // Only its author sees a pending story; everyone else gets a 404 page.
  test.use({ expectedFaults: /404/ });

  test('owns the story of the guest', async ({ page }) => {
    const title = 'From before there was an account';
    const id = await shareStory(page, title);
    await page.reload();
    await expect(page.getByText(waits)).toBeVisible();
    await register(page, newAddress(), `&returnTo=/stories/${id}`);
    await expect(page).toHaveURL(`/stories/${id}`);
    await expect(page.getByText(waits)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const mine = page.getByRole('region', { name: 'My contributions' });
    await expect(async () => {
      await page.goto('/profile');
      await expect(mine.getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(mine.getByText('Being reviewed')).toBeVisible();
    await mine.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/stories/${id}`);
    await expect(page.getByText(waits)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  });
});

test.describe('a story of a member', () => {
  test.use({ expectedFaults: /404|409/ });

  test('is changed in two browsers, where a conflict is shown before it is overwritten, and withdrawn', async ({
    page,
    stack,
    browser,
  }) => {
    const author = await browserOf(browser, stack, { email: 'changes@example.org' });
    const mo = await browserOf(browser, stack, { email: 'lets@example.org', role: 'moderator' });
    const id = await createStoryAs(author.page, { title: 'First words' });
    await approveStory(mo.page, id);
    await signInAs(page, 'changes@example.org');
    await page.goto(`/stories/${id}`);
    await expect(page.getByText('This story is yours')).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('First words');
    await title.fill('Second words');
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(title).toHaveValue('Second words');

    // The same story is open in another browser.
    await author.page.goto(`/stories/${id}/edit`);
    await author.page.getByLabel('Title', { exact: true }).fill('Words from elsewhere');
    await author.page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      author.page.getByRole('heading', { level: 1, name: 'Words from elsewhere' }),
    ).toBeVisible();
    const save = page.getByRole('button', { name: 'Save changes' });
    const revision = page.locator('input[name=revision]');
    const before = await revision.inputValue();
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Submission Failed' })).toContainText(
      'saving again overwrites that change',
    );
    await expect(title).toHaveValue('Second words');
    await expect(revision).not.toHaveValue(before);
    await save.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Second words' })).toBeVisible();
    await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Withdraw' }).click();
    const dialog = page.getByRole('dialog', { name: 'Withdraw this story?' });
    await dialog.getByRole('button', { name: 'Withdraw story' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(page.getByText('Story withdrawn', { exact: true })).toBeVisible();
    await page.goto(`/stories/${id}`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await Promise.all([author.page.context().close(), mo.page.context().close()]);
  });
});
