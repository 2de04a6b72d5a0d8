// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';

import { createTexts } from '../../content/texts.ts';
import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { type RepliesQuery, prepareReplies, repliesPath, repliesUrl } from './load-replies.ts';
import {
  type LatestQuery,
  type PostsQuery,
  latestUrl,
  loadCategories,
  loadGameThread,
  loadPost,
  loadRelated,
  postsUrl,
  prepareLatest,
  preparePosts,
} from './load.ts';

/** Most entries of each kind. */
const max = {
  categories: 6,
  firstPages: 100,
  otherPages: 100,
  posts: 500,
  replies: 500,
  threads: 500,
} as const;

/** Loads that may wait; besides, everything hot may be reloaded at once. */
const waitingMax = 50;

export function createForumCache(
  cache: FeatureCache,
  { db, publicOrigin }: { db: Database; publicOrigin: string },
) {
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const firstPages = bulkhead(2, max.categories + max.firstPages + waitingMax);
  const posts = bulkhead(3, waitingMax);
  const showTexts = createTexts(publicOrigin);
  /** Of the merged posts that were asked for, the posts that they were merged into. */
  const survivors = new Map<string, string>();
  const onFound = (asked: string) => (id: string) => {
    if (id !== asked) survivors.set(asked, id);
  };
  const mergedInto = (id: string) =>
    [...survivors].flatMap(([merged, into]) => (into === id ? [merged] : []));
  return {
    categories: cache.keyed<Language>({
      name: 'forum',
      max: max.categories,
      bulkhead: firstPages,
      key: (language) => language,
      prepare: (language) => () => loadCategories(db, language),
      ...hot,
    }),

    list: cache.list<PostsQuery>({
      key: postsUrl,
      prepare: (query) => preparePosts(db, query),
      first: { name: 'forum-category', max: max.firstPages, bulkhead: firstPages },
      others: { name: 'forum-page', max: max.otherPages, bulkhead: bulkhead(2, waitingMax) },
    }),

    latest: cache.list<LatestQuery>({
      key: latestUrl,
      prepare: (query) => prepareLatest(db, query),
      first: { name: 'forum-latest', max: max.firstPages, bulkhead: firstPages },
      others: { name: 'forum-latest-page', max: max.otherPages, bulkhead: bulkhead(2, waitingMax) },
    }),

    related: cache.keyed<string>({
      name: 'forum-related',
      max: max.posts,
      bulkhead: bulkhead(2, waitingMax),
      key: (id) => id,
      prepare: (id) => () => loadRelated(db, id),
      // What is related hardly changes, and takes several searches.
      freshMs: 600_000,
      isAffected: (key, id) => key === id,
    }),

    post: cache.keyed<string>({
      name: 'forum-post',
      max: max.posts,
      bulkhead: posts,
      key: (id) => id,
      prepare: (id) => () => loadPost(db, { id, showTexts, onFound: onFound(id) }),
      isAffected: (key, id) => key === id || survivors.get(key) === id,
    }),

    replies: cache.keyed<RepliesQuery>({
      name: 'forum-replies',
      max: max.replies,
      bulkhead: posts,
      key: repliesUrl,
      prepare: (query) => prepareReplies(db, { query, showTexts, onFound: onFound(query.id) }),
      isAffected: (key, postId) =>
        [postId, ...mergedInto(postId)].some((id) => key.startsWith(`${repliesPath(id)}?`)),
    }),
  };
}

/** The threads of games; a post that is new may be the thread of any. */
export const cacheGameThreads = (cache: FeatureCache, db: Database) =>
  cache.keyed<string>({
    name: 'game-thread',
    max: max.threads,
    bulkhead: bulkhead(2, waitingMax),
    key: (id) => id,
    prepare: (id) => () => loadGameThread(db, id),
  });
