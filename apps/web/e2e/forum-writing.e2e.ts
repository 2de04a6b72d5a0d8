// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addThread, browserOf } from './support/content.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import { approve, idOf, replies, reply, replyBox, typeAndReload } from './support/threads.ts';

test('a reply of a guest waits, and is offered to readers once it is approved', async ({
  page,
  stack,
  browser,
}) => {
  const post = await addThread(stack, {
    title: 'Dovecote and the law',
    content: 'What can be done?',
    replies: ['Write to them.'],
  });
  const reader = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await reader.goto(`/forum/posts/${post}`);
  await awake(reader);

  await page.goto(`/forum/posts/${post}`);
  await awake(page);
  await expect(page.getByText('You’re replying as a guest')).toBeVisible();
  await typeAndReload(page, replyBox, 'I wrote already, see https://example.org/letter');
  await page.getByRole('button', { name: 'Send reply' }).click();
  const waiting = page.getByRole('region', { name: 'Your replies awaiting review' });
  await expect(waiting.getByText('Waiting for a moderator')).toBeVisible();
  // The tab still remembers the pending reply.
  await page.reload();
  await awake(page);
  await expect(waiting.getByText('Waiting for a moderator')).toBeVisible();

  const id = await idOf(waiting.getByRole('listitem'));
  const moderator = await browserOf(browser, stack, {
    email: 'dove.moderator@example.org',
    role: 'moderator',
  });
  await approve(moderator.page, 'forum_reply', id);
  const offer = reader.getByRole('button', { name: '1 new reply' });
  await expect(offer).toBeVisible();
  // New replies do not shift what the reader sees.
  await expect(replies(reader)).toHaveCount(1);
  await offer.click();
  await expect(replies(reader)).toHaveCount(2);
  await expect(reader.locator(`#reply-${id}`)).toBeFocused();
  await expect(
    replies(reader)
      .last()
      .getByText(/^Guest \d{4}$/),
  ).toBeVisible();
  await expect(offer).toBeHidden();
  await reader.context().close();
  await moderator.page.context().close();
});

test('a member writes a post, which waits, and gets mails about replies until they are stopped', async ({
  page,
  stack,
  browser,
}) => {
  await page.goto('/forum/new?category=action-organization');
  await awake(page);
  await expect(page.getByText('Only members can start a post')).toBeVisible();
  await expectAccessible(page);
  await addMember(stack, { email: 'gable@example.org' });
  await signInAs(page, 'gable@example.org');
  // The page of a story leads here; a link to another site is not taken over.
  const about = (path: string) => `/forum/new?title=The+Crew%3A+Gone&about=${path}`;
  const content = page.getByRole('textbox', { name: 'Your post' });
  await page.goto(about('/stories/1'));
  await expect(content).toHaveValue(`${stack.origin}/stories/1\n\n`);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The Crew: Gone');
  await page.goto(about('//evil.example'));
  await awake(page);
  await expect(content).toHaveValue('');
  await page.goto('/forum/new');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: 'Category: Choose a category.' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Action Organization' }).click();
  await expect(page).toHaveURL('/forum/new?category=action-organization');
  await page.getByRole('textbox', { name: 'Your post' }).fill('Saturday at ten, at the town hall.');
  const titleField = (shown: Page) => shown.getByRole('textbox', { name: 'Title' });
  await typeAndReload(page, titleField, 'Gable: meeting on Saturday');
  await page.getByRole('button', { name: 'Publish' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Gable: meeting on Saturday' });
  await expect(title).toBeVisible();
  await expect(page.getByText('Waiting for a moderator')).toBeVisible();
  await expectAccessible(page);

  const post = page.url().split('/').at(-1) ?? '';
  const moderator = await browserOf(browser, stack, {
    email: 'gable.moderator@example.org',
    role: 'moderator',
  });
  await approve(moderator.page, 'forum_post', post);
  expect((await stack.mailTo('gable@example.org')).subject).toBe(
    'Your post “Gable: meeting on Saturday” is live',
  );
  await page.getByRole('main').getByRole('link', { name: 'Action Organization' }).click();
  await page.getByRole('link', { name: 'Gable: meeting on Saturday' }).click();
  await expect(title).toBeVisible();
  // The author sees it without a reload.
  await expect(page.getByText('Waiting for a moderator')).toBeHidden();
  // Authors follow their own posts.
  await expect(page.getByRole('button', { name: 'Stop following' })).toBeVisible();

  await reply(moderator.page, post, 'I will be there.');
  const mail = await stack.mailTo('gable@example.org');
  expect(mail.text).toContain('I will be there.');
  const stop = /https?:\/\/\S+\/unsubscribe\?\S+#token=\S+/.exec(mail.text)?.[0] ?? '';
  await page.goto(stop);
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(page.getByText('You won’t get these emails any more')).toBeVisible();
  expect(page.url()).not.toContain('token');
  await expectAccessible(page);
  await page.goto(`/forum/posts/${post}`);
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await expect(replies(page).last().getByText('Team', { exact: true })).toBeVisible();
  await moderator.page.context().close();
});
