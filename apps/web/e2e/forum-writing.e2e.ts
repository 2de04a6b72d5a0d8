// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Page } from 'playwright/test';

import { addThread, browserOf } from './support/content.ts';
import { press, tabTo, type } from './support/keyboard.ts';
import { addMember, signInAs } from './support/members.ts';
import { awake, expect, expectAccessible, test } from './support/test.ts';
import {
  approve,
  begin,
  idOf,
  replies,
  reply,
  replyBox,
  settle,
  typeAndReload,
} from './support/threads.ts';

test('a guest’s reply waits, and once approved is offered to whoever reads', async ({
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
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(replyBox(page)).toBeFocused();
  await expect(page.getByText('Write something first.').last()).toBeVisible();
  await expectAccessible(page);
  await typeAndReload(page, replyBox, 'I wrote already, see https://example.org/letter');
  await page.getByRole('button', { name: 'Send reply' }).click();
  const waiting = page.getByRole('region', { name: 'Your replies awaiting review' });
  await expect(waiting.getByText('Waiting for a moderator')).toBeVisible();
  await expect(replyBox(page)).toHaveValue('');
  await expectAccessible(page);
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

test('two members talk in a thread, with quotes, changes and deletions', async ({
  page,
  stack,
  browser,
}) => {
  await settle(stack, { email: 'eave.one@example.org' });
  await settle(stack, { email: 'eave.two@example.org' });
  await signInAs(page, 'eave.one@example.org');
  const post = await begin(page, 'Eaves and refunds');
  const other = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await signInAs(other, 'eave.two@example.org');
  await page.goto(`/forum/posts/${post}`);
  await awake(page);
  await expect(page.getByText('No replies yet. Be the first.')).toBeVisible();

  await reply(other, post, 'Ask for the money back, in writing.');
  await page.getByRole('button', { name: '1 new reply' }).click();
  await expect(replies(page)).toHaveCount(1);

  await replies(page)
    .first()
    .getByRole('button', { name: /^Quote/ })
    .click();
  await expect(replyBox(page)).toBeFocused();
  await typeAndReload(page, replyBox, 'I did, and got nothing.');
  await expect(page.getByRole('button', { name: 'Remove quote' })).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(replies(page)).toHaveCount(2);
  const own = replies(page).nth(1);
  await expect(own).toBeFocused();
  await expect(own.getByText('Ask for the money back, in writing.')).toBeVisible();

  await own.getByRole('button', { name: 'Edit' }).click();
  const editor = own.getByRole('textbox', { name: 'Your reply' });
  await expect(editor).toBeFocused();
  await editor.fill('I did, and got half of it.');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('I did, and got half of it.')).toBeVisible();
  await expect(own.getByText(/^edited/)).toBeVisible();
  await expect(own).toBeFocused();
  await expectAccessible(page);

  // The timestamp is the permalink; earlier replies are one click away.
  const id = await idOf(own);
  await other.goto(`/forum/posts/${post}?at=${id}#reply-${id}`);
  await awake(other);
  await expect(other.locator(`#reply-${id}`)).toBeInViewport();
  await expect(replies(other)).toHaveCount(1);
  await other.getByRole('button', { name: 'Earlier replies' }).click();
  await expect(replies(other)).toHaveCount(2);
  await expect(replies(other).nth(1).getByRole('button', { name: 'Edit' })).toBeHidden();

  await own.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this reply?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(own.getByText('This reply has been removed.')).toBeVisible();
  await expect(own).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 reply' })).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  await other.context().close();
});

test('a post is begun by a member, waits, and is followed by mail until that is ended', async ({
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

test('a reply is written and a category searched by keyboard alone', async ({ page, stack }) => {
  await addThread(stack, {
    title: 'Keystone law',
    content: 'What does it say?',
    replies: ['Read.'],
  });
  await page.goto('/forum');
  await awake(page);
  await press(page, page.getByRole('link', { name: 'Game Cases' }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'Game Cases' })).toBeVisible();
  await type(page, 'Search this category', 'keystone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 of 1 post')).toBeVisible();
  await press(page, page.getByRole('link', { name: 'Keystone law' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Keystone law' })).toBeVisible();
  await press(page, page.getByRole('button', { name: /^Quote/ }));
  await expect(replyBox(page)).toBeFocused();
  await page.keyboard.type('By keyboard, all of it.');
  const send = page.getByRole('button', { name: 'Send reply' });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  const waiting = page.getByRole('region', { name: 'Your replies awaiting review' });
  await expect(waiting.getByText('By keyboard, all of it.')).toBeVisible();
  await expect(waiting.getByRole('listitem')).toBeFocused();
});
