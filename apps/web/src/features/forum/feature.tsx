// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { forumCategoryIds } from '@kga/contracts/forum';

import type { Feature } from '../../lib/feature.ts';

export const forum = {
  pages: {
    forum: {
      searchParams: ['cursor'],
      module: 'src/features/forum/pages/forum.tsx',
      load: async () => (await import('./pages/forum.tsx')).ForumPage,
      messages: ['forum', 'languageFilter', 'latestForum'],
      prefetch: async (input) => (await import('./server.ts')).prefetchForum(input),
      sitemap: true,
      navigation: { order: 6, label: 'nav.forum' },
    },
    forumCategory: {
      searchParams: ['q', 'languages', 'sort', 'cursor'],
      module: 'src/features/forum/pages/forum-category.tsx',
      load: async () => (await import('./pages/forum-category.tsx')).ForumCategoryPage,
      messages: ['forum', 'languageFilter', 'latestForum'],
      prefetch: async (input) => (await import('./server.ts')).prefetchCategory(input),
      sitemap: forumCategoryIds.map((id) => pathTo('forumCategory', { id })),
    },
    forumPost: {
      searchParams: ['at', 'cursor'],
      module: 'src/features/forum/pages/forum-post.tsx',
      load: async () => (await import('./pages/forum-post.tsx')).ForumPostPage,
      messages: ['actsContent', 'content', 'errors', 'forum', 'latestForum', 'upload'],
      prefetch: async (input) => (await import('./server.ts')).prefetchPost(input),
    },
    newForumPost: {
      searchParams: ['category', 'game', 'title', 'about'],
      writes: true,
      module: 'src/features/forum/pages/new-post.tsx',
      load: async () => (await import('./pages/new-post.tsx')).NewPostPage,
      messages: ['content', 'errors', 'forum', 'upload'],
    },
  },
  landing: {
    messages: ['latestForum'],
    onHome: false,
    prefetch: async () => (await import('./server.ts')).prefetchLatest,
  },
  sitemap: async (options) => (await import('./server.ts')).listPostEntries(options),
  drafts: [{ prefix: 'draft:forum-' }],
} as const satisfies Feature;
