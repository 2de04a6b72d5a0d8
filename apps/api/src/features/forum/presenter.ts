import {
  type ForumCategory,
  type ForumPost,
  type ForumPostSummary,
  type ForumReply,
  type Language,
  type OwnForumPost,
  type OwnForumReply,
  forumCategoryIds,
} from '@kga/contracts';
import type {
  ForumCategoryFigures,
  ForumPostRow,
  ForumReplyRow,
  ForumSummaryRow,
  RecentForumPost,
  ModerationStatus,
} from '@kga/db';

import { categoryWords } from './category-messages.ts';
import type { Mention } from './mentions.ts';

/** Characters of an author's id that are public; the rest of a guest's tells of its browser. */
const publicLength = 8;

type Author = Pick<ForumReplyRow, 'account_id' | 'guest_id' | 'role'>;

const shortId = ({ account_id, guest_id }: Omit<Author, 'role'>): string | null =>
  (account_id ?? guest_id)?.slice(0, publicLength) ?? null;

const presentAuthor = (row: Author) => ({
  userId: shortId(row),
  isGuest: row.guest_id !== null,
  isTeam: row.role !== null && row.role !== 'member',
});

const nobody = { userId: null, isGuest: false, isTeam: false } as const;

export function presentSummary(row: ForumSummaryRow): ForumPostSummary {
  return {
    id: row.id,
    categoryId: row.category_id,
    ...presentAuthor({ ...row, guest_id: null }),
    title: row.title,
    language: row.language,
    replies: row.replies,
    views: row.views,
    pinned: row.pinned,
    locked: row.locked,
    createdAt: row.created_at.toISOString(),
    lastActivityAt: row.last_activity_at.toISOString(),
  };
}

/** A post whose text was deleted takes no replies, and says no more who wrote it. */
export function presentPost(row: ForumPostRow, mentions: Mention[]): ForumPost {
  const removed = row.deleted_at !== null;
  return {
    ...presentSummary(row),
    ...(removed && { ...nobody, locked: true }),
    content: row.content,
    removed,
    mentions,
    editedAt: row.edited_at?.toISOString() ?? null,
    newestReplyId: row.newest_reply_id,
  };
}

export const presentOwnPost = (
  row: ForumPostRow,
  { mentions, standing }: { mentions: Mention[]; standing: ModerationStatus },
): OwnForumPost => ({
  ...presentPost(row, mentions),
  status: row.status,
  revision: row.revision,
  ...standing,
});

/** Whether of a reply only its place is left. */
export const isRemoved = ({ status, deleted_at }: ForumReplyRow): boolean =>
  status !== 'published' || deleted_at !== null;

function quoteOf(row: ForumReplyRow): ForumReply['quote'] {
  if (row.quote_id === null) return null;
  const quoted = { account_id: row.quote_account_id, guest_id: row.quote_guest_id };
  return { id: row.quote_id, userId: shortId(quoted), content: row.quote_content ?? '' };
}

/** A reply as it was written, whatever became of it. */
function presentWritten(row: ForumReplyRow, mentions: Mention[]): ForumReply {
  return {
    id: row.id,
    postId: row.post_id,
    ...presentAuthor(row),
    content: row.content,
    removed: false,
    quote: quoteOf(row),
    mentions,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
  };
}

export function presentReply(row: ForumReplyRow, mentions: Mention[]): ForumReply {
  const written = presentWritten(row, mentions);
  if (!isRemoved(row)) return written;
  return { ...written, ...nobody, content: '', removed: true, quote: null, editedAt: null };
}

export const presentOwnReply = (
  row: ForumReplyRow,
  { mentions, standing }: { mentions: Mention[]; standing: ModerationStatus },
): OwnForumReply => ({
  ...presentWritten(row, mentions),
  status: row.status,
  revision: row.revision,
  ...standing,
});

/** How categories look; by names of the interface's. */
const looks = {
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
    ...categoryWords[language][id],
    ...looks[id],
    postCount: figures[id].posts,
    replies: figures[id].replies,
    posts: recent
      .filter((post) => post.category_id === id)
      .map(({ category_id: _category, ...post }) => post),
  }));
}
