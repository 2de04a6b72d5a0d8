// SPDX-License-Identifier: AGPL-3.0-or-later
import { browserOf } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import { begin, reply } from './support/threads.ts';

test('a reply reaches the author of its post: the bell, the list and the post name it until it is read', async ({
  page,
  stack,
  browser,
}) => {
  await addMember(stack, { email: 'bell@example.org', role: 'moderator' });
  await signInAs(page, 'bell@example.org');
  const post = await begin(page, 'Belfry and the law');
  const other = await browserOf(browser, stack, { email: 'ringer@example.org', role: 'moderator' });

  await reply(other.page, post, 'Ring it twice.');
  await reply(other.page, post, 'Or three times.');
  await page.goto('/notifications');
  await awake(page);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications: 2 unread');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Or three times.');
  await expectAccessible(page);
  await page.goto('/forum/categories/legal-rights?sort=newest');
  await awake(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Belfry and the law' });
  await expect(row.getByText('Unread')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications: 2 unread');
  await row.getByRole('link').first().click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await page.goBack();
  await expect(row).toBeVisible();
  await expect(row.getByText('Unread')).toBeHidden();
});

test('a member finds a reply helpful, at once and after a reload; the refused press goes back', async ({
  page,
  stack,
  browser,
}) => {
  const author = await browserOf(browser, stack, { email: 'kind@example.org', role: 'moderator' });
  const post = await begin(author.page, 'Lamplight and the law');
  await reply(author.page, post, 'Light a lamp.');
  await page.goto(`/forum/posts/${post}`);
  await awake(page);
  const shown = page.locator('li[id^="reply-"]').getByRole('link', { name: /^Helpful/ });
  await expect(shown).toHaveAttribute('href', /login/);

  await addMember(stack, { email: 'thankful@example.org' });
  await signInAs(page, 'thankful@example.org');
  await page.reload();
  await awake(page);
  const button = page.locator('li[id^="reply-"]').getByRole('button', { name: /^Helpful/ });
  await page.route('**/api/reactions/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await button.click();
  await expect(page.getByText('That didn’t work', { exact: true })).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/reactions/**');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveText('Helpful 1');
  await expectAccessible(page);
  await page.reload();
  await awake(page);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveText('Helpful 1');
});

test.use({ expectedFaults: /ERR_FAILED/ });
