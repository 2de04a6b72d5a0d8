// SPDX-License-Identifier: AGPL-3.0-or-later
import { addThread } from './support/content.ts';
import { signInAs } from './support/members.ts';
import { awake, expect, test } from './support/test.ts';
import { replies, reply, settle } from './support/threads.ts';

test('a reply that comes while the newest are read is one press away', async ({
  page,
  stack,
  browser,
}) => {
  await settle(stack, { email: 'corbel@example.org' });
  const content = Array.from({ length: 60 }, (_, place) => `Reply ${place + 1}`);
  const post = await addThread(stack, { title: 'Corbels', content: 'Many.', replies: content });
  await page.goto(`/forum/posts/${post}?at=newest`);
  await awake(page);
  await expect(replies(page)).toHaveCount(50);
  const first = replies(page).first();
  const id = await first.getAttribute('id');
  await page.getByRole('button', { name: 'Earlier replies' }).click();
  await expect(replies(page)).toHaveCount(60);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();

  const other = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await signInAs(other, 'corbel@example.org');
  await reply(other, post, 'The last word.');
  await expect(page.getByRole('button', { name: '1 new reply' })).toBeVisible();
  await page.getByRole('link', { name: 'Jump to latest' }).click();
  await expect(replies(page).filter({ hasText: 'The last word.' })).toBeFocused();
  await expect(page.getByRole('button', { name: '1 new reply' })).toBeHidden();
  // The notice is not shown again after leaving and returning.
  await page.getByRole('main').getByRole('link', { name: 'Game Cases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game Cases' })).toBeVisible();
  await page.getByRole('link', { name: 'Corbels' }).click();
  await expect(page.getByRole('heading', { name: '61 replies' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'new repl' })).toBeHidden();
  await other.context().close();
});
