// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import type { ContentKind } from '@kga/contracts/core';
import { createPost, createReply } from '@kga/contracts/forum';
import { createDecisions } from '@kga/contracts/moderation';
import type { Locator, Page } from 'playwright/test';

import { type NewMember, addMember } from './members.ts';
import type { Stack } from './stack.ts';
import { awake, expect } from './test.ts';

/** Locator of the replies on a page. */
export const replies = (page: Page) => page.locator('li[id^="reply-"]');

/** Locator of the reply field. */
export const replyBox = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

/** Adds a member with a published post, whose content appears without review; returns its id. */
export async function settle(stack: Pick<Stack, 'db'>, member: NewMember): Promise<string> {
  const account_id = await addMember(stack, member);
  const { id } = await stack.db
    .insertInto('forum_post')
    .values({
      id: randomUUID(),
      category_id: 'cultural-protection',
      account_id,
      title: `Earlier by ${member.email}`,
      content: 'Good evening.',
      language: 'en',
      status: 'published',
      newest_reply_id: null,
      edited_at: null,
      deleted_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Creates a post through the api; returns its id. */
export async function begin(page: Page, title: string): Promise<string> {
  const data = {
    categoryId: 'legal-rights',
    title,
    content: `${title}, in short.`,
    language: 'en',
  };
  const answer = await page.request.post(createPost.url, { data });
  if (!answer.ok()) throw new Error(`The post was refused: ${await answer.text()}`);
  const { id }: { id: string } = await answer.json();
  return id;
}

/** Creates a reply through the api. */
export async function reply(page: Page, postId: string, content: string): Promise<void> {
  const url = createReply.url.replace(':id', postId);
  const answer = await page.request.post(url, { data: { content, language: 'en' } });
  if (!answer.ok()) throw new Error(`The reply was refused: ${await answer.text()}`);
}

/** Approves a content item through the api. */
export async function approve(moderator: Page, kind: ContentKind, id: string): Promise<void> {
  const data = { items: [{ kind, id }], decision: 'approve' };
  const answer = await moderator.request.post(createDecisions.url, { data });
  if (!answer.ok()) throw new Error(`Not approved: ${await answer.text()}`);
}

/** Id of a visible reply or memory. */
export const idOf = async (item: Locator): Promise<string> =>
  ((await item.getAttribute('id')) ?? '').replace(/^(?:reply|memory)-/, '');

/** Types a text and reloads the page once its draft is stored, which may be after the form has hydrated. */
export async function typeAndReload(page: Page, field: (page: Page) => Locator, text: string) {
  await field(page).fill(text);
  const drafts = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((each) => Object.values(each)).join(),
    );
  await expect.poll(drafts).toContain(text);
  await page.reload();
  await awake(page);
  await expect(field(page)).toHaveValue(text);
}
