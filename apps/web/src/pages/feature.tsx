// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Feature, PrefetchInput } from '../lib/feature.ts';

const searchMessages = [
  'actsContent',
  'commitmentsLegal',
  'information',
  'languageFilter',
  'legal',
  'legalInformation',
  'petitions',
  'search',
  'toolsSearch',
] as const;

export const composePages = (features: readonly Feature[]) => {
  const sections = features.flatMap(({ landing }) => landing ?? []);
  const homeSections = sections.filter(({ onHome }) => onHome);
  return {
    pages: {
      home: {
        searchParams: ['country', 'range', 'view'],
        module: 'src/pages/landing.tsx',
        load: async () => (await import('./landing.tsx')).LandingPage,
        loadSections: async () => (await import('./landing.tsx')).loadSections(),
        messages: ['landing', ...sections.flatMap(({ messages }) => messages)],
        signedIn: {
          module: 'src/pages/home.tsx',
          load: async () => (await import('./home.tsx')).HomePage,
          messages: [
            'accounts',
            'errors',
            'landing',
            ...homeSections.flatMap(({ messages }) => messages),
          ],
        },
        prefetch: async (input: PrefetchInput) => {
          // All start at once: a query that fails early must not wait for a handler.
          const starts = await Promise.all(sections.map(({ prefetch }) => prefetch()));
          return starts.flatMap((start) => start(input));
        },
        sitemap: true,
        navigation: { order: 1, label: 'nav.home' },
      },
      newsArticle: {
        module: 'src/pages/news-article.tsx',
        load: async () => (await import('./news-article.tsx')).NewsArticlePage,
        messages: ['actsContent', 'latestNews', 'news'],
        prefetch: async (input: PrefetchInput) =>
          (await import('../features/news/server.ts')).prefetchArticle(input),
      },
      search: {
        searchParams: ['q', 'languages', 'kind', 'cursor'],
        module: 'src/pages/search.tsx',
        load: async () => (await import('./search.tsx')).SearchPage,
        messages: searchMessages,
        prefetch: async (input: PrefetchInput) =>
          (await import('../features/site/search/queries.ts')).prefetchSearch(input),
      },
      login: {
        searchParams: ['mode', 'returnTo', 'social'],
        writes: true,
        module: 'src/pages/login.tsx',
        load: async () => (await import('./login.tsx')).LoginPage,
        loadSections: async () => (await import('./login.tsx')).loadSections(),
        messages: ['accounts', 'errors'],
        sectionMessages: ['signatures'],
        prefetch: async (input: PrefetchInput) => {
          const { providersQuery } = await import('../auth/sign-in-queries.ts');
          const { prefetchSignPanel } = await import('../features/petitions/signatures/queries.ts');
          return [
            input.client.fetchQuery(providersQuery(input.options)),
            ...prefetchSignPanel(input),
          ];
        },
      },
      contact: {
        writes: true,
        searchParams: ['topic'],
        module: 'src/features/site/contact/contact-form.tsx',
        load: async () => (await import('../features/site/contact/contact-form.tsx')).ContactPage,
        forms: async () => [(await import('../features/site/contact/form.ts')).contactForm],
        messages: ['contact', 'errors', 'information'],
        sitemap: true,
      },
      unsubscribe: {
        writes: true,
        module: 'src/pages/unsubscribe.tsx',
        load: async () => (await import('./unsubscribe.tsx')).UnsubscribePage,
        forms: async () => [(await import('./unsubscribe-form.ts')).unsubscribeForm],
        messages: ['errors', 'forum'],
      },
    },
  } as const satisfies Feature;
};
