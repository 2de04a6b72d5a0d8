export const messages = {
  title: 'Latest news',
  all: 'View all news',
  empty: 'No news articles available.',
  emptyHint: 'New articles appear here as soon as there are some.',
  failed: 'Unable to load the news',
  more: 'Read more',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    latestNews: typeof messages;
  }
}
