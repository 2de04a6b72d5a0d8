// SPDX-License-Identifier: AGPL-3.0-or-later
import { getUnreadCount } from '@kga/contracts/accounts';
import { seedRates } from '@kga/db/seeds';
import type { Page } from 'playwright/test';

import { logIn, newAddress, register } from './support/accounts.ts';
import { approveStory, browserOf, createStoryAs } from './support/content.ts';
import { addMember, password, signInAs } from './support/members.ts';
import { fillIn, submit, waits } from './support/story-form.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';

const idIn = (page: Page) => new URL(page.url()).pathname.split('/')[2] ?? '';

/** Creates a story as the current visitor; returns its id. */
async function tellHere(page: Page, title: string): Promise<string> {
  await page.goto('/stories/share');
  await awake(page);
  await fillIn(page, title);
  await submit(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return idIn(page);
}

test('what a guest tells is on the front page as soon as a moderator has approved it', async ({
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
  await expect(page.getByText(/your story will appear under guest_[0-9a-f]{2}\./)).toBeVisible();
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

  // Other readers can only report it.
  await mo.page.goto(`/stories/${id}`);
  await expect(mo.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(mo.page.getByRole('button', { name: `Report: ${title}` })).toBeVisible();
  await expect(mo.page.getByText('This story is yours')).toBeHidden();
  await mo.page.context().close();
});

test.describe('a guest who becomes a member', () => {
  // Only its author sees a pending story; everyone else gets a 404 page.
  test.use({ expectedFaults: /404/ });

  test('owns what the guest told', async ({ page }) => {
    const title = 'Told before there was an account';
    const id = await tellHere(page, title);
    await page.reload();
    await expect(page.getByText(waits)).toBeVisible();
    await register(page, newAddress());
    const mine = page.getByRole('region', { name: 'My contributions' });
    await expect(async () => {
      await page.goto('/profile');
      await expect(mine.getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(mine.getByText('Being reviewed')).toBeVisible();
    await expectAccessible(page);
    await mine.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/stories/${id}`);
    await expect(page.getByText(waits)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  test('sees on the spot what the guest told, and what still waits', async ({ page }) => {
    const title = 'Told before signing in on this very page';
    const id = await tellHere(page, title);
    await page.reload();
    await awake(page);
    await expect(page.getByText(waits)).toBeVisible();
    await register(page, newAddress(), `&returnTo=/stories/${id}`);
    await expect(page).toHaveURL(`/stories/${id}`);
    await expect(page.getByText(waits)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test.describe('what is typed', () => {
  test.use({ expectedFaults: /401/ });

  test('outlives a reload and a lost session', async ({ page, stack }) => {
    await addMember(stack, { email: 'draft@example.org' });
    await signInAs(page, 'draft@example.org');
    await page.goto('/stories/share');
    await awake(page);
    const title = 'Kept through everything';
    await fillIn(page, title, { amount: '12.50', currency: 'GBP' });
    const expectKept = async () => {
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
      await expect(page.getByLabel('Your story')).toHaveValue(/and then it was not\.$/);
      await expect(page.getByLabel('Amount lost')).toHaveValue('12.50');
      await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveText(/^GBP/);
    };
    const counted = page.waitForResponse((response) => response.url().includes(getUnreadCount.url));
    await page.reload();
    await awake(page);
    await expectKept();

    // Counting notifications without a session would tell the page, which then sends the story as a guest's.
    await counted;
    // Without its session before it knows the member, the page sends the story as a guest's.
    await expect(page.getByText('the start of your member ID')).toBeVisible();
    await page.context().clearCookies();
    await submit(page);
    const alert = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
    await expect(alert).toBeVisible();
    await expectKept();
    await expectAccessible(page);
    await alert.getByRole('link', { name: 'Log in and continue' }).click();
    await logIn(page, 'draft@example.org', password);
    await expect(page).toHaveURL('/stories/share');
    await expectKept();
    await submit(page);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goto('/stories/share');
    await awake(page);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  });
});

test.describe('a change', () => {
  test.use({ expectedFaults: /401|404/ });

  test('outlives a lost session', async ({ page, stack }) => {
    await addMember(stack, { email: 'lost@example.org' });
    await signInAs(page, 'lost@example.org');
    const id = await createStoryAs(page, { title: 'Before the session went' });
    await page.goto(`/stories/${id}/edit`);
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('After the session went');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Submission Failed' });
    await alert.getByRole('link', { name: 'Log in and continue' }).click();
    await logIn(page, 'lost@example.org', password);
    await expect(page).toHaveURL(`/stories/${id}/edit`);
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(title).toHaveValue('After the session went');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(title).toHaveValue('Before the session went');
  });
});

test.describe('one’s own story', () => {
  test.use({ expectedFaults: /404|409/ });

  test('is changed, never over another change unseen, and withdrawn', async ({
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
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit' }).click();
    const title = page.getByLabel('Title', { exact: true });
    await expect(title).toHaveValue('First words');
    await title.fill('Second words');
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(title).toHaveValue('Second words');
    await expectAccessible(page);

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
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw story' }).click();
    await expect(page).toHaveURL('/stories');
    await expect(page.getByText('Story withdrawn', { exact: true })).toBeVisible();
    await page.goto(`/stories/${id}`);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await Promise.all([author.page.context().close(), mo.page.context().close()]);
  });

  test('is nobody else’s to change', async ({ page, stack, browser }) => {
    const author = await browserOf(browser, stack, { email: 'owns@example.org' });
    const id = await createStoryAs(author.page, { title: 'Waiting alone' });
    await addMember(stack, { email: 'guesses@example.org' });
    await signInAs(page, 'guesses@example.org');
    for (const path of [`/stories/${id}`, `/stories/${id}/edit`, '/stories/no-such-story']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
    await author.page.context().close();
  });
});
