// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { user } from '../../../auth/testing/fixture.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { MockHandlers } from '../../../testing/mock-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { forumPost, replyOf, threadApi } from '../testing/forum-api.ts';

const decisionId = '0193f5a0-0000-7000-8000-0000000000d1';
const reply = replyOf(1, 'Buy cheap keys here.');
const hidden = {
  kind: 'forum_reply',
  id: reply.id,
  decisionId,
  status: 'hidden',
  revision: 2,
} as const;
const item = page.getByRole('main').getByRole('listitem').filter({ hasText: reply.content });
const hide = item.getByRole('button', { name: /^Hide: Grace/ });
const showAgain = item.getByRole('button', { name: /^Show again: Grace/ });
const dialog = page.getByRole('dialog', { name: 'Hide from readers' });

const showThread = (handlers: MockHandlers = {}) =>
  renderApp(`/forum/posts/${forumPost.id}`, {
    user: { ...user, role: 'moderator' },
    api: { ...threadApi(forumPost, [reply]), ...handlers },
  });

test('A moderator hides a reply where it stands, with a reason, and shows it again', async () => {
  const { api } = await showThread({
    createDecisions: () => ({ decided: [hidden], skipped: [] }),
    undoDecision: () => undefined,
  });
  await expect.element(item.getByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  await hide.click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(dialog.getByText('Choose a reason').first()).toBeVisible();
  expect(api.calls('createDecisions')).toEqual([]);

  await dialog.getByRole('radio', { name: /^Spam/ }).click();
  await dialog.getByRole('textbox', { name: 'Note to the author' }).fill('No trade here.');
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByText('You can undo this on the moderation page')).toBeVisible();
  expect(api.calls('createDecisions')[0]?.body).toEqual({
    items: [{ kind: 'forum_reply', id: reply.id }],
    decision: 'hide',
    reason: 'spam',
    note: 'No trade here.',
  });
  await expect.element(showAgain).toHaveFocus();
  await expectAccessible();

  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Shown again')).toBeVisible();
  expect(api.calls('undoDecision')[0]?.url.pathname).toContain(decisionId);
  await expect.element(hide).toHaveFocus();
});

test.each([
  ['gone', 'Nothing has changed: its author deleted it.'],
  ['decided_meanwhile', 'Nothing has changed: someone else decided about it first.'],
  ['own', 'This is your own: another moderator has to decide.'],
  ['not_possible', 'Nothing has changed: readers don’t see this anyway.'],
] as const)('A moderator learns why a reply is not hidden: %s', async (code, text) => {
  await showThread({
    createDecisions: () => ({
      decided: [],
      skipped: [{ kind: 'forum_reply', id: reply.id, code }],
    }),
  });
  await hide.click();
  await dialog.getByRole('radio', { name: /^Spam/ }).click();
  await dialog.getByRole('button', { name: 'Hide' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(hide).toBeVisible();
});

test('A moderator moves a post to another category', async () => {
  const { api } = await showThread({
    moderatePost: () => ({ locked: false, pinned: false, categoryId: 'legal-rights' }),
  });
  const tools = page.getByRole('group', { name: 'For moderators' });
  await tools.getByRole('button', { name: 'Move to' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Game Cases' })).not.toBeInTheDocument();
  await page.getByRole('menuitem', { name: 'Legal Rights' }).click();
  const place = page.getByRole('main').getByRole('navigation');
  await expect.element(place.getByRole('link', { name: 'Legal Rights' })).toBeVisible();
  expect(api.calls('moderatePost')[0]?.body).toEqual({ categoryId: 'legal-rights' });
});

test('A moderator removes words of a reply permanently, and the author learns why', async () => {
  const { api } = await showThread({ createRedaction: () => ({ removed: 1 }) });
  await item.getByRole('button', { name: /^Remove words: Grace/ }).click();
  const redaction = page.getByRole('dialog', { name: 'Remove words permanently' });
  const text = redaction.getByRole('textbox', { name: 'The text' });
  await expect.element(text).toHaveValue('Buy cheap keys here.');
  await redaction.getByRole('button', { name: 'Add selected words' }).click();
  await expect.element(text).toHaveAccessibleDescription('Select some words in the text first.');
  await expect.element(text).toHaveFocus();
  await expectAccessible();

  const area = text.element();
  if (area instanceof HTMLTextAreaElement) area.setSelectionRange(4, 14);
  await redaction.getByRole('button', { name: 'Add selected words' }).click();
  await expect.element(redaction.getByText('cheap keys', { exact: true })).toBeVisible();
  await expectAccessible();
  await redaction.getByRole('button', { name: 'Keep “cheap keys”' }).click();
  await expect.element(redaction.getByRole('radio', { name: /^Spam/ })).not.toBeInTheDocument();
  await redaction.getByRole('button', { name: 'Add selected words' }).click();
  await redaction.getByRole('radio', { name: /^Spam/ }).click();
  await redaction.getByRole('button', { name: 'Remove permanently' }).click();
  await expect.element(page.getByText('Words removed')).toBeVisible();
  expect(api.calls('createRedaction')[0]?.body).toEqual({
    kind: 'forum_reply',
    id: reply.id,
    passages: ['cheap keys'],
    reason: 'spam',
    note: '',
  });
  await expect.element(redaction).not.toBeInTheDocument();
});
