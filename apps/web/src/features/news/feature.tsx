// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

export const news = {
  pages: {
    news: {
      module: 'src/features/news/news-page.tsx',
      load: async () => (await import('./news-page.tsx')).NewsPage,
      messages: ['languageFilter', 'latestNews', 'news'],
      prefetch: async (input) => (await import('./server.ts')).prefetchNews(input),
      sitemap: true,
      navigation: { order: 4, label: 'nav.news' },
    },
  },
  landing: {
    messages: ['latestNews'],
    onHome: true,
    prefetch: async () => (await import('./server.ts')).prefetchLatest,
  },
  sitemap: async (options) => (await import('./server.ts')).listArticleEntries(options),
} as const satisfies Feature;
