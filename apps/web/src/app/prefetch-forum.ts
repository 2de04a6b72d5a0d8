import { type Language, forumCategoryIds, routes } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';

import { parseForumFilter } from '../features/forum/categories/filter.ts';
import { forumCategoriesQuery } from '../features/forum/categories/query.ts';
import {
  isId,
  moderationFiguresQuery,
  postQuery,
  postsQuery,
  repliesAt,
  repliesQuery,
} from '../features/forum/queries.ts';
import type { CallOptions } from '../lib/api.ts';

/** A post with its replies; a post that is not there has none. */
async function fillThread(
  client: QueryClient,
  { id, search }: { id: string; search: URLSearchParams },
  options: CallOptions,
): Promise<void> {
  if (!isId(id)) {
    await client.fetchQuery(postQuery(id, options));
    return;
  }
  const [post, replies] = await Promise.allSettled([
    client.fetchQuery(postQuery(id, options)),
    client.fetchInfiniteQuery(repliesQuery(id, repliesAt(search), options)),
  ]);
  if (post.status === 'rejected') throw post.reason;
  if (post.value !== null && replies.status === 'rejected') throw replies.reason;
}

/** What a page shows of the forum. */
export function fillForum(
  client: QueryClient,
  { pathname, search, language }: { pathname: string; search: string; language: Language },
  options: CallOptions,
): Promise<unknown>[] {
  const categories = () => client.fetchQuery(forumCategoriesQuery(language, options));
  if (pathname === routes.home) return [categories()];
  if (pathname === routes.forum) {
    return [categories(), client.fetchQuery(moderationFiguresQuery(options))];
  }
  const query = new URLSearchParams(search);
  const post = matchPath(routes.forumPost, pathname)?.params.id;
  if (post !== undefined) {
    return [categories(), fillThread(client, { id: post, search: query }, options)];
  }
  const named = matchPath(routes.forumCategory, pathname)?.params.id;
  const category = forumCategoryIds.find((id) => id === named);
  if (category === undefined) return [];
  return [
    categories(),
    client.fetchInfiniteQuery(postsQuery(category, parseForumFilter(query), options)),
  ];
}
