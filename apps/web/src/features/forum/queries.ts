// SPDX-License-Identifier: AGPL-3.0-or-later
import { getGame } from '@kga/contracts/archive';
import { type Language, campaign } from '@kga/contracts/core';
import {
  type ForumCategoryId,
  getForumFeed,
  getGameThread,
  getOwnGameThread,
  getModerationFigures,
  getOwnPost,
  getPost,
  getThreadFeed,
  listForumCategories,
  listLatestPosts,
  listOwnReplies,
  listPosts,
  listRelatedPosts,
  listReplies,
  listUnreadPosts,
} from '@kga/contracts/forum';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { visitorQuery } from '../../content/queries.ts';
import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { createBatch } from '../../lib/batch.ts';
import { readOptions } from '../../lib/freshness.ts';
import { cursorOf } from '../../lib/page-urls.ts';
import { isId, linkedId, orNull, pagesQuery } from '../../lib/queries.ts';
import { type ForumFilter, filterQuery } from './categories/filter.ts';

const postsPerPage = 20;
const repliesPerPage = 50;

/** The feeds of the forum or of a category in the page's language, for the head of a page. */
export const forumFeeds = (title: string, lang: Language, category?: ForumCategoryId) => [
  {
    type: 'application/atom+xml',
    title: `${campaign.brand} · ${title} (Atom)`,
    href: urlOf(getForumFeed.url, { query: { category, lang } }),
  },
];

/** The feed of a post's replies, for the head of its page. */
export const threadFeed = ({ id, title }: { id: string; title: string }) => ({
  type: 'application/atom+xml',
  title: `${campaign.brand} · ${title} (Atom)`,
  href: urlOf(getThreadFeed.url, { params: { id } }),
});

/** The categories with their latest posts, in the page's language. */
export const forumCategoriesQuery = (language: Language, options: CallOptions = {}) => {
  const asked = { lang: language };
  return queryOptions({
    queryKey: [listForumCategories.url, asked],
    queryFn: (context) =>
      call(listForumCategories, { query: asked }, readOptions(context, options)),
  });
};

/** Pages of the posts of all categories in a language, in which something happened last. */
export const latestPostsQuery = (language: Language, from?: string, options: CallOptions = {}) => {
  const query = { limit: postsPerPage, lang: language };
  return pagesQuery(
    [listLatestPosts.url, query],
    (cursor, context) =>
      callList(listLatestPosts, { query: { ...query, cursor } }, readOptions(context, options)),
    from,
  );
};

/** So many posts are enough that the list needs none in other languages. */
export const enoughPosts = 12;

/** The same in all languages, of which those fill up a short list. */
export const latestElsewhereQuery = (options: CallOptions = {}) => {
  const query = { limit: 2 * enoughPosts };
  return queryOptions({
    queryKey: [listLatestPosts.url, query],
    queryFn: (context) => call(listLatestPosts, { query }, readOptions(context, options)),
  });
};

/** Posts about something alike, in the same language. */
export const relatedPostsQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(listRelatedPosts.url, { params })],
    queryFn: async (context) =>
      (await orNull(call(listRelatedPosts, { params }, readOptions(context, options)))) ?? [],
  });
};

export const postsQuery = (id: ForumCategoryId, filter: ForumFilter, options: CallOptions = {}) => {
  const params = { id };
  const query = { limit: postsPerPage, ...filterQuery(filter) };
  return pagesQuery(
    [urlOf(listPosts.url, { params }), query],
    (cursor, context) =>
      callList(listPosts, { params, query: { ...query, cursor } }, readOptions(context, options)),
    filter.from,
  );
};

/** A public post, or null. */
export const postQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getPost.url, { params })],
    queryFn: async (context) =>
      isId(id) ? orNull(call(getPost, { params }, readOptions(context, options))) : null,
  });
};

/**
 * The game of the archive that a post is about, with its thread, which a member sees also while it waits for a
 * moderator; null if there is no such game.
 */
export const threadOfGameQuery = (gameId: string, member: string | undefined) =>
  queryOptions({
    queryKey: [urlOf(getGameThread.url, { params: { id: gameId } }), 'with-game', member],
    queryFn: async (context) => {
      const params = { id: gameId };
      const options = readOptions(context);
      const game = isId(gameId) ? await orNull(call(getGame, { params }, options)) : null;
      if (game === null) return null;
      const { id, name } = game;
      const ofGame = { params: { id } };
      const thread = await orNull(call(getGameThread, ofGame, options));
      if (thread !== null || member === undefined) return { id, name, thread };
      const { signal } = context;
      return { id, name, thread: await orNull(call(getOwnGameThread, ofGame, { signal })) };
    },
  });

/** The start of the replies: a reply's id, `newest`, or the page of a cursor. */
type RepliesAt = string | { from: string } | undefined;

export function repliesAt(search: URLSearchParams): RepliesAt {
  const from = cursorOf(search);
  if (from !== undefined) return { from };
  return search.get('at') === 'newest' ? 'newest' : linkedId(search);
}

/** Pages of the replies to a post, oldest first, from a start on. */
export const repliesQuery = (id: string, start: RepliesAt, options: CallOptions = {}) => {
  const params = { id };
  const { at, from } = typeof start === 'object' ? { ...start, at: undefined } : { at: start };
  return pagesQuery(
    [urlOf(listReplies.url, { params }), { at }],
    (cursor, { signal }) => {
      const query = { limit: repliesPerPage, ...(cursor === undefined ? { at } : { cursor }) };
      // A thread must show the newest replies; revalidation sends nothing if nothing changed.
      return callList(listReplies, { params, query }, { signal, cache: 'no-cache', ...options });
    },
    from,
  );
};

/** The author's own post, whatever its status. The key contains the author. */
export const ownPostQuery = (id: string, writer: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getOwnPost.url, { params }), writer],
    queryFn: ({ signal }) => (isId(id) ? orNull(call(getOwnPost, { params }, { signal })) : null),
    // Moderators may have changed its status.
    refetchOnMount: 'always',
  });
};

export const ownRepliesQuery = (id: string, writer: string) => {
  const params = { id };
  return visitorQuery(urlOf(listOwnReplies.url, { params }), writer, (options) =>
    call(listOwnReplies, { params }, options),
  );
};

const loadUnread = createBatch(async (ids) => {
  const unread = (await call(listUnreadPosts, { query: { ids: ids.join(',') } })) ?? [];
  return unread.map((id) => ({ id }));
});

/** Whether a member has not read the latest of a post. */
export const unreadQuery = (id: string, member: string) =>
  queryOptions({
    queryKey: [listUnreadPosts.url, id, member],
    queryFn: async () => (await loadUnread(id)) !== undefined,
    refetchOnMount: 'always',
  });

/** Marks a post as read in this browser. */
export const markRead = (client: QueryClient, id: string): void =>
  void client.setQueriesData({ queryKey: [listUnreadPosts.url, id] }, false);

export const moderationFiguresQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getModerationFigures.url],
    queryFn: ({ signal }) => call(getModerationFigures, {}, { signal, ...options }),
  });
