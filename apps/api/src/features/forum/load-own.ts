// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OwnForumPost, OwnForumReply } from '@kga/contracts/forum';
import type { AuthorRef } from '@kga/db/content';
import type { Database } from '@kga/db/core';
import { type ForumReplyRow, selectOwnPost, selectOwnReplies, selectPost } from '@kga/db/forum';
import { noModeration, selectModerationStatus, selectModerationStatuses } from '@kga/db/moderation';

import { type ShowTexts, bareText, showText } from '../../content/texts.ts';
import { found } from '../../platform/errors.ts';
import { presentOwnPost, presentOwnReply } from './presenter.ts';

/** Most of one's own replies to a post that are returned: the newest. */
const repliesMax = 100;

/** @throws AppError `not_found` if it is not the account's */
export async function loadOwnPost(
  db: Database,
  { showTexts, ...own }: { id: string; accountId: string; showTexts: ShowTexts },
): Promise<OwnForumPost> {
  const row = found(await selectOwnPost(db, own));
  const shown = await showText(db, showTexts, row);
  const moderation = await selectModerationStatus(db, { kind: 'forum_post', id: row.id });
  return presentOwnPost(row, { shown, moderation });
}

async function present(
  db: Database,
  rows: readonly ForumReplyRow[],
  showTexts: ShowTexts,
): Promise<OwnForumReply[]> {
  const shown = await showTexts(db, rows);
  const statuses = await selectModerationStatuses(
    db,
    rows.map(({ id }) => ({ kind: 'forum_reply', id })),
  );
  return rows.map((row, index) =>
    presentOwnReply(row, {
      shown: shown[index] ?? bareText,
      moderation: statuses.get(row.id) ?? noModeration,
    }),
  );
}

/** @throws AppError `not_found` if it is not the author's */
export async function loadOwnReply(
  db: Database,
  { id, author, showTexts }: { id: string; author: AuthorRef; showTexts: ShowTexts },
): Promise<OwnForumReply> {
  const rows = await selectOwnReplies(db, author, { which: { id }, limit: 1 });
  return found((await present(db, rows, showTexts))[0]);
}

/**
 * An author's newest replies to a post, oldest first.
 * @throws AppError `not_found` if the post is not visible and the author has no reply there
 */
export async function loadOwnReplies(
  db: Database,
  { postId, author, showTexts }: { postId: string; author: AuthorRef; showTexts: ShowTexts },
): Promise<OwnForumReply[]> {
  const rows = await selectOwnReplies(db, author, { which: { postId }, limit: repliesMax });
  if (rows.length === 0) found(await selectPost(db, postId));
  return present(db, rows, showTexts);
}
