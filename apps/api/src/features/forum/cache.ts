// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { Database } from '@kga/db/core';
import { bulkhead } from 'cockatiel';

import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { type RepliesQuery, prepareReplies, repliesPath, repliesUrl } from './load-replies.ts';
import { type PostsQuery, loadCategories, loadPost, postsUrl, preparePosts } from './load.ts';
import { createMentions } from './mentions.ts';

/** Most entries of each kind. */
const max = { categories: 6, firstPages: 100, otherPages: 100, posts: 500, replies: 500 } as const;

/** Loads that may wait; besides, everything hot may be reloaded at once. */
const waitingMax = 50;

export function createForumCache(
  cache: FeatureCache,
  { db, publicOrigin }: { db: Database; publicOrigin: string },
) {
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const firstPages = bulkhead(2, max.categories + max.firstPages + waitingMax);
  const posts = bulkhead(3, waitingMax);
  const mentionsIn = createMentions(publicOrigin);
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

    post: cache.keyed<string>({
      name: 'forum-post',
      max: max.posts,
      bulkhead: posts,
      key: (id) => id,
      prepare: (id) => () => loadPost(db, { id, mentionsIn }),
      isAffected: (key, id) => key === id,
    }),

    replies: cache.keyed<RepliesQuery>({
      name: 'forum-replies',
      max: max.replies,
      bulkhead: posts,
      key: repliesUrl,
      prepare: (query) => prepareReplies(db, { query, mentionsIn }),
      isAffected: (key, postId) => key.startsWith(`${repliesPath(postId)}?`),
    }),
  };
}
