import type { ContentStatus, ForumCategoryId, Language } from '@kga/contracts';
import type { Generated, GeneratedAlways } from 'kysely';

import type { FilledTime, Time } from '../time.ts';

/** What begins a thread. By nobody once the author is deleted. */
export type ForumPostTable = {
  id: string;
  category_id: ForumCategoryId;
  account_id: string | null;
  title: string;
  content: string;
  /** As `news_plain_text` makes it, for the search. */
  words: GeneratedAlways<string>;
  language: Language;
  status: ContentStatus;
  /** Kept by a trigger: published replies that were not deleted. */
  replies: Generated<number>;
  views: Generated<number>;
  newest_reply_id: string | null;
  pinned: Generated<boolean>;
  locked: Generated<boolean>;
  revision: Generated<number>;
  created_at: FilledTime;
  last_activity_at: FilledTime;
  edited_at: Time | null;
  /** Its place stays where it has replies; then it has no text. */
  deleted_at: Time | null;
};

export type ForumReplyTable = {
  id: string;
  post_id: string;
  account_id: string | null;
  guest_id: string | null;
  quote_id: string | null;
  content: string;
  language: Language;
  status: ContentStatus;
  /** When readers first saw it, by which it has its place; null until then. */
  appeared_at: Time | null;
  revision: Generated<number>;
  created_at: FilledTime;
  edited_at: Time | null;
  deleted_at: Time | null;
};

/** Who is told of replies to a post. */
export type ForumFollowTable = {
  post_id: string;
  account_id: string;
  /** Stands in mails; whoever has it may end them. */
  token: string;
  created_at: FilledTime;
  /** When the last mail was asked for; null once its reader was there. */
  told_at: Time | null;
};

/** Batches of counted views that were written. */
export type ViewFlushTable = { id: string; at: FilledTime };
