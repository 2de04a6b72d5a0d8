// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentStatus, TextFormat } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { ForumCategoryId } from '@kga/contracts/forum';
import type { Generated, GeneratedAlways } from 'kysely';

import type { FilledTime, Time } from '../core/values.ts';

/** The first post of a thread; without an account once the author is deleted. */
export type ForumPostTable = {
  id: string;
  category_id: ForumCategoryId;
  account_id: string | null;
  /** The game of the archive whose thread it is, or was before another one took its place. */
  game_id: string | null;
  title: string;
  content: string;
  format: Generated<TextFormat>;
  /** Normalised by `news_plain_text`, for the search. */
  words: GeneratedAlways<string>;
  /** The same of the title alone. */
  title_words: GeneratedAlways<string>;
  language: Language;
  status: ContentStatus;
  /** Published replies that were not deleted; maintained by a trigger. */
  replies: Generated<number>;
  views: Generated<number>;
  newest_reply_id: string | null;
  pinned: Generated<boolean>;
  locked: Generated<boolean>;
  revision: Generated<number>;
  created_at: FilledTime;
  last_activity_at: FilledTime;
  edited_at: Time | null;
  /** Set if the author deleted a post that has replies, or it was merged; then it has no text. */
  deleted_at: Time | null;
  /** The thread to which its text and replies moved when their games were merged. */
  merged_into: string | null;
  /** The reply that its author or a moderator marked as the solution. */
  solution_id: Generated<string | null>;
};

export type ForumReplyTable = {
  id: string;
  post_id: string;
  account_id: string | null;
  guest_id: string | null;
  quote_id: string | null;
  content: string;
  format: Generated<TextFormat>;
  /** Normalised by `news_plain_text`, for the search. */
  words: GeneratedAlways<string>;
  language: Language;
  status: ContentStatus;
  /** When it was first published, which orders the replies of a post; null until then. */
  appeared_at: Time | null;
  revision: Generated<number>;
  created_at: FilledTime;
  edited_at: Time | null;
  deleted_at: Time | null;
};

/** Accounts that are notified of replies to a post. */
export type ForumFollowTable = {
  post_id: string;
  account_id: string;
  /** Part of the unsubscribe link in mails; sufficient to unsubscribe. */
  token: string;
  created_at: FilledTime;
};

/** When an account last viewed a post. */
export type ForumReadTable = { account_id: string; post_id: string; read_at: FilledTime };

/** Ids of batches of views that were added, so that none is added twice. */
export type ViewFlushTable = { id: string; at: FilledTime };

declare module '../core/client.ts' {
  interface Schema {
    forum_post: ForumPostTable;
    forum_reply: ForumReplyTable;
    forum_follow: ForumFollowTable;
    forum_read: ForumReadTable;
    view_flush: ViewFlushTable;
  }
}
