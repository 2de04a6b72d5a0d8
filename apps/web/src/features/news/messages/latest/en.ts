export const messages = {
  title: 'Latest news',
  all: 'View all news',
  empty: 'No news articles available.',
  emptyHint: 'New articles appear here as soon as there are some.',
  failed: 'Unable to load the news',
  more: 'Read more',
  dateDoubt: {
    unknown: 'date found; the source gives none',
    future: 'date found; the source gives one in the future',
    old: 'doubtful: the source’s date, before 1995',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    latestNews: typeof messages;
  }
}
