// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Author, publicAuthorId } from '@kga/contracts/content';
import {
  type ForumCategory,
  type ForumPost,
  type ForumReply,
  type OwnForumPost,
  type OwnForumReply,
  forumCategoryIds,
} from '@kga/contracts/forum';

import { user } from '../../../auth/testing/fixture.ts';
import { archivedGame } from '../../../testing/archived-game.ts';
import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';

const at = '2026-11-20T10:00:00.000Z';

const idOf = (kind: number, place: number): string =>
  `0193f5a0-0000-7000-800${kind}-${`${place}`.padStart(12, '0')}`;

const authorOf = (id: string, displayName: string): Author => ({
  id,
  shortId: publicAuthorId(id),
  displayName,
  picture: null,
  marks: [],
});

/** The signed-in member. */
export const own = authorOf(user.id, 'Ada');

const grace = authorOf('0193f5a0-0000-4000-8000-00000000000b', 'Grace');

/** A game of the archive, which a thread is about. */
export const gameOfThread = { ...archivedGame, id: idOf(3, 1), developer: null, genre: null };

/** A post of another member. */
export const forumPost: ForumPost = {
  id: idOf(1, 1),
  categoryId: 'game-cases',
  game: null,
  author: grace,
  title: 'Corbels',
  content: 'Many.',
  format: 'plain',
  blocks: null,
  language: 'en',
  replies: 0,
  views: 3,
  pinned: false,
  locked: false,
  solved: false,
  createdAt: at,
  lastActivityAt: at,
  removed: false,
  mentions: [],
  helpful: 0,
  editedAt: null,
  newestReplyId: null,
  solution: null,
};

export const replyOf = (place: number, content: string, author: Author = grace): ForumReply => ({
  id: idOf(2, place),
  postId: forumPost.id,
  author,
  content,
  format: 'plain',
  blocks: null,
  removed: false,
  quote: null,
  mentions: [],
  language: 'en',
  helpful: 0,
  createdAt: at,
  editedAt: null,
});

/** As many replies, named by their numbers. */
export const manyReplies = (count: number): ForumReply[] =>
  Array.from({ length: count }, (_, place) => replyOf(place + 1, `Reply ${place + 1}`));

const state = { status: 'published', held: null, reason: null, note: null, revision: 1 } as const;

export const ownPost = (post: ForumPost): OwnForumPost => ({ ...post, ...state });

export const ownReply = (reply: ForumReply): OwnForumReply => ({ ...reply, ...state });

const names = ['Legal Rights', 'Game Cases', 'Action Organization', 'Cultural Protection'];

const categories: ForumCategory[] = forumCategoryIds.map((id, place) => ({
  id,
  name: names[place] ?? id,
  description: 'What it is about.',
  color: 'blue',
  icon: 'chat',
  postCount: 1,
  replies: 2,
  posts: [],
}));

/** What every page of the forum asks. */
export const forumHandlers: MockHandlers = {
  listForumCategories: () => categories,
  listLatestPosts: () => listPage([]),
  listRelatedPosts: () => [],
  listUnreadPosts: () => [],
  getModerationFigures: () => ({ reported: 3, removed: 1, restored: 1 }),
};

/** Small, so that a thread of several pages renders fast. */
const pageSize = 5;

/** A page of the thread: between two places, from a reply on, or its end. */
function pageOf(
  thread: readonly ForumReply[],
  { cursor, at: from }: { cursor?: string | undefined; at?: string | undefined },
) {
  const marked = thread.findIndex(({ id }) => id === from);
  const begin = from === 'newest' ? thread.length - pageSize : marked;
  const [start = 0, end = start + pageSize] =
    cursor === undefined ? [Math.max(0, begin)] : cursor.split('-').map(Number);
  return listPage(thread.slice(start, end), {
    total: thread.filter(({ removed }) => !removed).length,
    ...(end < thread.length && { next: `${end}-${end + pageSize}` }),
    ...(start > 0 && { prev: `${Math.max(0, start - pageSize)}-${start}` }),
  });
}

/** Answers of an api with this post and its replies, which the signed-in member adds to and changes. */
export function threadApi(
  post: ForumPost = forumPost,
  first: readonly ForumReply[] = [],
): MockHandlers {
  let thread = [...first];
  const replace = (id: string, change: Partial<ForumReply>) => {
    thread = thread.map((reply) => (reply.id === id ? { ...reply, ...change } : reply));
    const changed = thread.find((reply) => reply.id === id);
    return changed ? ownReply(changed) : refusal('not_found');
  };
  return {
    ...forumHandlers,
    getPost: () => ({
      ...post,
      replies: thread.length,
      newestReplyId: thread.at(-1)?.id ?? null,
    }),
    getOwnPost: () => ownPost(post),
    listReplies: ({ query }) => pageOf(thread, query),
    listOwnReplies: () =>
      thread.filter(({ author }) => author?.id === own.id).map((reply) => ownReply(reply)),
    recordPostView: () => undefined,
    getPostFollow: () => ({ following: false }),
    listReactions: () => [],
    createReply: ({ body: { content, quoteId } }) => {
      const quoted = thread.find(({ id }) => id === quoteId);
      const reply = replyOf(thread.length + 1, content, own);
      thread = [...thread, quoted ? { ...reply, quote: quoted } : reply];
      return ownReply(reply);
    },
    updateReply: ({ params: { id }, body: { content } }) => replace(id, { content, editedAt: at }),
    deleteReply: ({ params: { id } }) => {
      replace(id, { content: '', removed: true, author: null });
      return undefined;
    },
  };
}
