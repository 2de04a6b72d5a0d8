// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { press, tabTo } from '../../../testing/keyboard.ts';
import { type MockHandlers, refusal } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { forumPost, manyReplies, own, ownReply, replyOf, threadApi } from '../testing/forum-api.ts';

const path = `/forum/posts/${forumPost.id}`;
const reply = (text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });
const replyBox = page.getByRole('textbox', { name: 'Your reply' });
const send = page.getByRole('button', { name: 'Send reply' });

/** The items of the thread, also those that were removed. */
const shown = () => document.querySelectorAll('li[id^="reply-"]').length;

const showThread = (api: MockHandlers, search = '') =>
  renderApp(path + search, { user: { ...user, displayName: 'Ada' }, api });

test('A guest without a text is asked for one, and the field gets the focus', async () => {
  await renderApp(path, { api: threadApi(forumPost, [replyOf(1, 'Write to them.')]) });
  await expect.element(page.getByText('You’re replying as a guest')).toBeVisible();
  await send.click();
  await expect.element(replyBox).toHaveFocus();
  await expect.element(replyBox).toHaveAccessibleDescription(/Write something first\./);
  await expectAccessible();
});

test('A reply that waits for a moderator is shown to its author, even after a reload', async () => {
  const waits = { ...ownReply(replyOf(9, 'By keyboard.', own)), status: 'pending' } as const;
  const api = threadApi(forumPost, [replyOf(1, 'Read.')]);
  const { api: mock, reload } = await renderApp(path, {
    api: { ...api, createReply: () => waits },
  });
  await press(page.getByRole('button', { name: /^Quote/ }));
  await expect.element(replyBox).toHaveFocus();
  await userEvent.keyboard('By keyboard.');
  await tabTo(send);
  await userEvent.keyboard('{Enter}');
  const waiting = page.getByRole('region', { name: 'Your replies awaiting review' });
  await expect.element(waiting.getByText('Waiting for a moderator')).toBeVisible();
  await expect.element(waiting.getByRole('listitem')).toHaveFocus();
  await expect.element(replyBox).toHaveValue('');
  expect(mock.calls('createReply')[0]?.body).toMatchObject({ quoteId: replyOf(1, '').id });
  await expectAccessible();
  mock.use({ listOwnReplies: () => [waits] });
  await reload();
  await expect.element(waiting.getByText('Waiting for a moderator')).toBeVisible();
});

test('A quote and the text of a reply survive a reload', async () => {
  const first = replyOf(1, 'Ask for the money back, in writing.');
  const { reload } = await showThread(threadApi(forumPost, [first, replyOf(2, 'So did I.')]));
  await page
    .getByRole('button', { name: /^Quote:/ })
    .first()
    .click();
  await expect.element(replyBox).toHaveFocus();
  await replyBox.fill('I did, and got nothing.');
  await reload();
  await expect.element(replyBox).toHaveValue('I did, and got nothing.');
  await expect.element(page.getByRole('button', { name: 'Remove quote' })).toBeVisible();
  await send.click();
  const sent = reply('I did, and got nothing.');
  await expect.element(sent).toHaveFocus();
  await expect.element(sent.getByText('Ask for the money back, in writing.')).toBeVisible();
});

test('An author edits and deletes a reply, whose place stays', async () => {
  const api = threadApi(forumPost, [replyOf(1, 'Ask.'), replyOf(2, 'I got nothing.', own)]);
  const { reload } = await showThread(api);
  await expect.element(reply('Ask.').getByRole('button', { name: /^Quote/ })).toBeVisible();
  await expect
    .element(reply('Ask.').getByRole('button', { name: /^Edit/ }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('listitem').getByRole('textbox', { name: 'Your reply' });
  await expect.element(editor).toHaveFocus();
  await editor.fill('I got half of it.');
  await page.getByRole('button', { name: 'Save' }).click();
  const changed = reply('I got half of it.');
  await expect.element(changed.getByText(/^edited/)).toBeVisible();
  await expect.element(changed).toHaveFocus();
  await expectAccessible();

  await changed.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete this reply?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect.element(question).not.toBeInTheDocument();
  const removed = reply('This reply has been removed.');
  await expect.element(removed).toHaveFocus();
  await reload();
  await expect.element(page.getByRole('heading', { name: '1 reply' })).toBeVisible();
  await expect.element(removed).toBeVisible();
  expect(shown()).toBe(2);
});

test('The address of a reply begins the thread there, and earlier replies follow on a press', async () => {
  const thread = manyReplies(3);
  const last = thread[2]?.id ?? '';
  await showThread(threadApi(forumPost, thread), `?at=${last}#reply-${last}`);
  await expect.element(reply('Reply 3')).toHaveFocus();
  expect(shown()).toBe(1);
  await page.getByRole('button', { name: 'Earlier replies' }).click();
  await expect.poll(shown).toBe(3);
});

test('A thread of many replies is read in pages, and from its end', async () => {
  await showThread(threadApi(forumPost, manyReplies(12)));
  await expect.poll(shown).toBe(5);
  await page.getByRole('button', { name: 'Later replies' }).click();
  await expect.poll(shown).toBe(10);
  await page.getByRole('link', { name: 'Jump to latest' }).click();
  await expect.poll(() => location.search + location.hash).toMatch(/^\?at=newest#reply-/);
  const last = reply('Reply 12');
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeInViewport();
  await page.getByRole('button', { name: 'Earlier replies' }).click();
  await expect.poll(shown).toBe(10);
});

test('The focus stays in the thread when the button for earlier replies is gone', async () => {
  await showThread(threadApi(forumPost, manyReplies(6)), '?at=newest');
  await expect.poll(shown).toBe(5);
  await page.getByRole('button', { name: 'Earlier replies' }).click();
  await expect.poll(shown).toBe(6);
  await expect.poll(() => document.activeElement?.id).toBe(`reply-${replyOf(2, '').id}`);
});

test('Replies that cannot be loaded are tried again', async () => {
  const api = threadApi(forumPost, [replyOf(1, 'Later')]);
  const { api: mock } = await showThread({
    ...api,
    listReplies: () => refusal('dependency_unavailable'),
  });
  await expect.element(page.getByText('Unable to load the replies')).toBeVisible();
  await expectAccessible();
  mock.use(api);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(reply('Later')).toBeVisible();
});

test('The text and the language of a reply are there in another tab', async () => {
  const { reload } = await renderApp(path, { api: threadApi() });
  await expect.element(page.getByText('No replies yet. Be the first.')).toBeVisible();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.click();
  await page.getByRole('option', { name: 'Français' }).click();
  await replyBox.fill('À suivre.');
  await reload();
  await expect.element(replyBox).toHaveValue('À suivre.');
  await expect.element(language.getByText('Français')).toBeVisible();
});

test('The author of a post marks the reply that solved it, and takes that back', async () => {
  const replies = [replyOf(1, 'Wait a year.'), replyOf(2, 'Ask the seller, in writing.')];
  const api = {
    ...threadApi({ ...forumPost, author: own }, replies),
    updateSolution: () => undefined,
  };
  const { api: mock } = await showThread(api);
  await reply('Ask the seller')
    .getByRole('button', { name: /^Mark as the solution/ })
    .click();
  const solution = page.getByRole('region', { name: /^Solution/ });
  await expect.element(solution.getByText('Ask the seller, in writing.')).toBeVisible();
  expect(mock.calls('updateSolution')[0]?.body).toEqual({ replyId: replies[1]?.id });
  await expect
    .element(reply('Ask the seller').getByText('Solution', { exact: true }))
    .toBeVisible();
  await expectAccessible();
  await reply('Ask the seller')
    .getByRole('button', { name: /^Not the solution/ })
    .click();
  await expect.element(solution).not.toBeInTheDocument();
  expect(mock.calls('updateSolution')[1]?.body).toEqual({ replyId: null });
});

test('Others see the solution, and cannot mark one', async () => {
  const solved = replyOf(1, 'Ask the seller.');
  const { id, author, content, language } = solved;
  const post = { ...forumPost, solved: true, solution: { id, author, content, language } };
  await showThread(threadApi(post, [solved]));
  const region = page.getByRole('region', { name: /^Solution/ });
  await expect
    .element(region.getByRole('link', { name: 'Go to the reply' }))
    .toHaveAttribute('href', expect.stringContaining(id));
  expect(page.getByRole('button', { name: /solution/i }).elements()).toEqual([]);
});

test('A failed mark changes nothing and says so', async () => {
  const post = { ...forumPost, author: own };
  await showThread({
    ...threadApi(post, [replyOf(1, 'Ask the seller.')]),
    updateSolution: () => refusal('not_found'),
  });
  await reply('Ask the seller')
    .getByRole('button', { name: /^Mark as the solution/ })
    .click();
  await expect.element(page.getByText('That didn’t work')).toBeVisible();
  expect(page.getByRole('region', { name: /^Solution/ }).elements()).toEqual([]);
});

test('A thread ends with others like it', async () => {
  const { content: _content, removed: _removed, mentions: _mentions, ...summary } = forumPost;
  const related = { ...summary, id: replyOf(7, '').id, title: 'Cornices' };
  await showThread({ ...threadApi(), listRelatedPosts: () => [related] });
  const region = page.getByRole('region', { name: 'More conversations like this' });
  await expect
    .element(region.getByRole('link', { name: 'Cornices' }))
    .toHaveAttribute('href', `/forum/posts/${related.id}`);
});

test('A reply that answers the one right before names its author, and does not repeat the text', async () => {
  const { author, content, language, id } = replyOf(1, 'Ask for the money back.');
  const answer = { ...replyOf(2, 'I will.'), quote: { id, author, content, language } };
  await showThread(threadApi(forumPost, [replyOf(1, content), answer]));
  await expect.element(reply('I will.').getByRole('link', { name: 'Grace wrote:' })).toBeVisible();
  expect(page.getByText(content).elements()).toHaveLength(1);
});
