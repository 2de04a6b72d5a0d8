// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { forumCategoryIds, listPosts } from '@kga/contracts/forum';

import { gameQuery } from '../../content/game-queries.ts';
import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { cursorOf } from '../../lib/page-urls.ts';
import { isId } from '../../lib/queries.ts';
import { parseForumFilter } from './categories/filter.ts';
import {
  enoughPosts,
  forumCategoriesQuery,
  latestElsewhereQuery,
  latestPostsQuery,
  moderationFiguresQuery,
  postQuery,
  postsQuery,
  repliesAt,
  repliesQuery,
} from './queries.ts';

const prefetchCategories = ({ client, language, options }: PrefetchInput): Promise<unknown> =>
  client.fetchQuery(forumCategoriesQuery(language, options));

/** The section of the landing page. */
export const prefetchLatest = (input: PrefetchInput): Prefetched => [prefetchCategories(input)];

/** The living list, and others where it is short; the page says that it can be tried again without them. */
async function prefetchLiving({ client, search, language, options }: PrefetchInput): Promise<void> {
  const query = latestPostsQuery(language, cursorOf(search), options);
  await client.prefetchInfiniteQuery(query);
  const own = client.getQueryData(query.queryKey)?.pages[0]?.total ?? enoughPosts;
  if (own < enoughPosts) await client.prefetchQuery(latestElsewhereQuery(options));
}

export const prefetchForum = (input: PrefetchInput): Prefetched => [
  prefetchCategories(input),
  input.client.fetchQuery(moderationFiguresQuery(input.options)),
  prefetchLiving(input),
];

export function prefetchCategory(input: PrefetchInput): Prefetched {
  const { client, params, search, language, options } = input;
  const category = forumCategoryIds.find((id) => id === params['id']);
  if (category === undefined) return [];
  return [
    prefetchCategories(input),
    client.fetchInfiniteQuery(postsQuery(category, parseForumFilter(search, language), options)),
  ];
}

export const prefetchPost = (input: PrefetchInput): Prefetched => [
  prefetchCategories(input),
  prefetchThread(input),
];

/** Fetches a post with its game and its replies; those of a missing post may fail. */
async function prefetchThread({ client, params, search, options }: PrefetchInput): Promise<void> {
  const id = params['id'] ?? '';
  if (!isId(id)) {
    await client.fetchQuery(postQuery(id, options));
    return;
  }
  const fetchPost = async () => {
    const found = await client.fetchQuery(postQuery(id, options));
    // The page is complete without its game.
    if (found?.game) await client.prefetchQuery(gameQuery(found.game.id, options));
    return found;
  };
  const [post, replies] = await Promise.allSettled([
    fetchPost(),
    client.fetchInfiniteQuery(repliesQuery(id, repliesAt(search), options)),
  ]);
  if (post.status === 'rejected') throw post.reason;
  if (post.value !== null && replies.status === 'rejected') throw replies.reason;
}

export async function listPostEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const query = { sort: 'newest', limit: 100 } as const;
  const posts = await Promise.all(
    forumCategoryIds.map((id) => call(listPosts, { params: { id }, query }, options)),
  );
  return posts.flat().map(({ id, language, lastActivityAt }) => ({
    path: pathTo('forumPost', { id }),
    language,
    changedAt: lastActivityAt,
  }));
}
