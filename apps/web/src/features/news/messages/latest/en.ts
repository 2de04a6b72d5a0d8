export const latestNews = {
  title: 'Latest news',
  all: 'View all news',
  empty: 'No news articles available.',
  emptyHint: 'New articles appear here as soon as there are some.',
  failed: 'Unable to load the news',
  failedText: 'The connection or the server failed. You can try again.',
  more: 'Read more',
  categories: {
    policy: 'Policy',
    industry: 'Industry',
    consumer: 'Consumers',
    technology: 'Technology',
  },
} as const;
