// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { forumCategoryIds, listPosts } from '@kga/contracts/forum';

import { gameQuery } from '../../content/game-queries.ts';
import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { isId } from '../../lib/queries.ts';
import { parseForumFilter } from './categories/filter.ts';
import {
  forumCategoriesQuery,
  latestPostsQuery,
  moderationFiguresQuery,
  postQuery,
  postsQuery,
  relatedPostsQuery,
  repliesAt,
  repliesQuery,
} from './queries.ts';

const prefetchCategories = ({ client, language, options }: PrefetchInput): Promise<unknown> =>
  client.fetchQuery(forumCategoriesQuery(language, options));

/** The section of the landing page. */
export const prefetchLatest = (input: PrefetchInput): Prefetched => [prefetchCategories(input)];

export const prefetchForum = (input: PrefetchInput): Prefetched => [
  prefetchCategories(input),
  input.client.fetchQuery(moderationFiguresQuery(input.options)),
  input.client.fetchInfiniteQuery(latestPostsQuery(input.language, input.options)),
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
  // The page shows them last, and is complete without them.
  const related = client.prefetchQuery(relatedPostsQuery(id, options));
  const [post, replies] = await Promise.allSettled([
    client.fetchQuery(postQuery(id, options)),
    client.fetchInfiniteQuery(repliesQuery(id, repliesAt(search), options)),
  ]);
  if (post.status === 'rejected') throw post.reason;
  if (post.value !== null && replies.status === 'rejected') throw replies.reason;
  // The page shows it late, and is complete without it.
  await related;
  if (post.value?.game) await client.prefetchQuery(gameQuery(post.value.game.id, options));
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
