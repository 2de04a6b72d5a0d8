// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature } from '../../lib/feature.ts';

const editorialMessages = ['editorial', 'errors', 'upload'] as const;

export const news = {
  pages: {
    news: {
      searchParams: ['q', 'languages', 'category', 'cursor'],
      module: 'src/features/news/news-page.tsx',
      load: async () => (await import('./news-page.tsx')).NewsPage,
      messages: ['languageFilter', 'latestNews', 'news'],
      prefetch: async (input) => (await import('./server.ts')).prefetchNews(input),
      sitemap: true,
      navigation: { order: 4, label: 'nav.news' },
    },
    editorial: {
      searchParams: ['q', 'status'],
      module: 'src/features/news/editorial/editorial-view.tsx',
      load: async () => (await import('./editorial/editorial-view.tsx')).EditorialView,
      access: 'admin',
      messages: editorialMessages,
    },
    newArticle: {
      module: 'src/features/news/editorial/article-view.tsx',
      load: async () => (await import('./editorial/article-view.tsx')).NewArticle,
      access: 'admin',
      messages: editorialMessages,
    },
    editArticle: {
      module: 'src/features/news/editorial/article-view.tsx',
      load: async () => (await import('./editorial/article-view.tsx')).ArticleView,
      access: 'admin',
      messages: editorialMessages,
    },
    feeds: {
      searchParams: ['q', 'state', 'enabled'],
      module: 'src/features/news/feeds/feeds-view.tsx',
      load: async () => (await import('./feeds/feeds-view.tsx')).FeedsView,
      access: 'admin',
      messages: ['editorial', 'errors', 'feeds'],
    },
  },
  landing: {
    messages: ['latestNews'],
    onHome: true,
    prefetch: async () => (await import('./server.ts')).prefetchLatest,
  },
  sitemap: async (options) => (await import('./server.ts')).listArticleEntries(options),
  drafts: [{ prefix: 'draft:own-article-' }],
} as const satisfies Feature;
