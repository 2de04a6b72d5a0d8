import type { Feature } from '../lib/feature.ts';

/** The pages that compose several features. */
export const composed = {
  pages: {
    home: {
      module: 'src/pages/landing.tsx',
      load: async () => (await import('./landing.tsx')).LandingPage,
      messages: ['landing', 'latestForum', 'latestNews', 'latestStories', 'petition'],
      signedIn: {
        module: 'src/pages/home.tsx',
        load: async () => (await import('./home.tsx')).HomePage,
        messages: ['accounts', 'errors', 'landing', 'latestNews', 'latestStories', 'petition'],
      },
      prefetch: async (input) => (await import('./prefetch-landing.ts')).prefetchLanding(input),
      sitemap: true,
      navigation: { order: 1, label: 'nav.home' },
    },
    newsArticle: {
      module: 'src/pages/news-article.tsx',
      load: async () => (await import('./news-article.tsx')).NewsArticlePage,
      messages: ['latestNews', 'news'],
      prefetch: async (input) =>
        (await import('../features/news/server.ts')).prefetchArticle(input),
    },
    unsubscribe: {
      module: 'src/pages/unsubscribe.tsx',
      load: async () => (await import('./unsubscribe.tsx')).UnsubscribePage,
      messages: ['errors', 'forum'],
    },
  },
} as const satisfies Feature;
