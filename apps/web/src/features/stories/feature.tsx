// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

export const stories = {
  pages: {
    stories: {
      searchParams: ['q', 'languages', 'cursor'],
      module: 'src/features/stories/pages/stories.tsx',
      load: async () => (await import('./pages/stories.tsx')).StoriesPage,
      messages: ['languageFilter', 'latestStories', 'stories'],
      prefetch: async (input) => (await import('./server.ts')).prefetchStories(input),
      sitemap: true,
      navigation: { order: 5, label: 'nav.stories' },
    },
    story: {
      module: 'src/features/stories/pages/story.tsx',
      load: async () => (await import('./pages/story.tsx')).StoryPage,
      messages: ['actsContent', 'content', 'latestStories', 'stories'],
      prefetch: async (input) => (await import('./server.ts')).prefetchStory(input),
    },
    shareStory: {
      writes: true,
      module: 'src/features/stories/pages/share-story.tsx',
      load: async () => (await import('./pages/share-story.tsx')).ShareStoryPage,
      messages: ['content', 'errors', 'stories', 'upload'],
      sitemap: true,
    },
    editStory: {
      writes: true,
      module: 'src/features/stories/pages/edit-story.tsx',
      load: async () => (await import('./pages/edit-story.tsx')).EditStoryPage,
      messages: ['content', 'errors', 'stories', 'upload'],
    },
  },
  landing: {
    messages: ['latestStories'],
    onHome: true,
    prefetch: async () => (await import('./server.ts')).prefetchLatest,
  },
  sitemap: async (options) => (await import('./server.ts')).listStoryEntries(options),
} as const satisfies Feature;
