// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import {
  type ForumCategory,
  type ForumPost,
  type ForumPostSummary,
  type ForumReply,
  type OwnForumPost,
  type OwnForumReply,
  forumCategoryIds,
} from '@kga/contracts/forum';
import {
  type ForumCategoryFigures,
  type ForumPostRow,
  type ForumReplyRow,
  type ForumSummaryRow,
  type RecentForumPost,
  solutionLength,
} from '@kga/db/forum';
import type { ModerationStatus } from '@kga/db/moderation';
import { type Formatted, plainTextOf } from '@kga/server/markdown';
import { readMessages } from '@kga/server/messages';

import { presentAuthor } from '../../content/present-author.ts';
import type { ShownText } from '../../content/texts.ts';
import type { EnglishMessages } from '../../platform/english-messages.d.ts';

/** The names of the categories in a language. */
export const categoryTexts = readMessages<EnglishMessages['forum']>(
  new URL('./messages/', import.meta.url),
);

export function presentSummary(row: ForumSummaryRow): ForumPostSummary {
  return {
    id: row.id,
    categoryId: row.category_id,
    game:
      row.game_id === null || row.game_name === null
        ? null
        : { id: row.game_id, name: row.game_name },
    author: presentAuthor(row.author),
    title: row.title,
    language: row.language,
    replies: row.replies,
    views: row.views,
    pinned: row.pinned,
    locked: row.locked,
    solved: row.solved,
    createdAt: row.created_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
  };
}

/** The beginning of a text without the word, or address, in which it was cut. */
const excerptEnd = ({ content, format }: Formatted): string =>
  plainTextOf({
    content: content.length < solutionLength ? content : `${content.replace(/\s+\S*$/u, '')} …`,
    format,
  });

/** A deleted post takes no replies and does not name its author. */
export function presentPost(row: ForumPostRow, shown: ShownText): ForumPost {
  const removed = row.deleted_at !== null;
  return {
    ...presentSummary(row),
    ...(removed && { author: null, locked: true }),
    content: row.content,
    format: row.format,
    ...shown,
    removed,
    helpful: row.helpful,
    editedAt: row.edited_at?.toISOString() ?? null,
    newestReplyId: row.newest_reply_id,
    solution: row.solution && {
      id: row.solution.id,
      content: excerptEnd(row.solution),
      language: row.solution.language,
      author: presentAuthor(row.solution.author),
    },
  };
}

export const presentOwnPost = (
  row: ForumPostRow,
  { shown, moderation }: { shown: ShownText; moderation: ModerationStatus },
): OwnForumPost => ({
  ...presentPost(row, shown),
  status: row.status,
  revision: row.revision,
  ...moderation,
});

/** Whether a reply is shown as removed, without text and author. */
export const isRemoved = ({ status, deleted_at }: ForumReplyRow): boolean =>
  status !== 'published' || deleted_at !== null;

function quoteOf(row: ForumReplyRow): ForumReply['quote'] {
  if (row.quote_id === null) return null;
  return {
    id: row.quote_id,
    author: presentAuthor(row.quote_author),
    content: plainTextOf({
      content: row.quote_content ?? '',
      format: row.quote_format ?? 'plain',
    }),
    language: row.quote_language ?? row.language,
  };
}

/** A reply with its text and author, whatever its status. */
function presentText(row: ForumReplyRow, shown: ShownText): ForumReply {
  return {
    id: row.id,
    postId: row.post_id,
    author: presentAuthor(row.author),
    content: row.content,
    format: row.format,
    ...shown,
    removed: false,
    quote: quoteOf(row),
    language: row.language,
    helpful: row.helpful,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

export function presentReply(row: ForumReplyRow, text: ShownText): ForumReply {
  const shown = presentText(row, text);
  if (!isRemoved(row)) return shown;
  const removed = { content: '', blocks: null, removed: true, quote: null, editedAt: null };
  return { ...shown, ...removed, author: null };
}

export const presentOwnReply = (
  row: ForumReplyRow,
  { shown, moderation }: { shown: ShownText; moderation: ModerationStatus },
): OwnForumReply => ({
  ...presentText(row, shown),
  status: row.status,
  revision: row.revision,
  ...moderation,
});

/** Colours and icons of the categories, by their names in the interface. */
const styles = {
  'legal-rights': { color: 'blue', icon: 'balance-scale' },
  'game-cases': { color: 'orange', icon: 'gamepad' },
  'action-organization': { color: 'green', icon: 'users' },
  'cultural-protection': { color: 'yellow', icon: 'book' },
} as const;

export function presentCategories(
  language: Language,
  figures: Readonly<Record<ForumCategory['id'], ForumCategoryFigures>>,
  recent: readonly RecentForumPost[],
): ForumCategory[] {
  return forumCategoryIds.map((id) => ({
    id,
    ...categoryTexts(language)[id],
    ...styles[id],
    postCount: figures[id].posts,
    replies: figures[id].replies,
    posts: recent
      .filter((post) => post.category_id === id)
      .map((post) => ({
        id: post.id,
        author: presentAuthor(post.author),
        title: post.title,
        language: post.language,
        replies: post.replies,
        views: post.views,
        lastActivityAt: post.last_activity_at.toISOString(),
      })),
  }));
}
