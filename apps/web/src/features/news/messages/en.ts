export const messages = {
  title: 'News',
  description:
    'News about the campaign and the games industry, our own and from outside sources, searchable and by category, in six languages.',
  lead: 'The campaign and the industry: our own articles, and what others report.',
  search: 'Search the news',
  placeholder: 'Search news articles...',
  find: 'Search',
  categories: 'Categories',
  all: 'All',
  languages: 'Languages',
  allLanguages: 'All languages',
  apply: 'Apply',
  only: 'Only {{names}}',
  list: 'Articles',
  shown_one: 'Showing {{current}} of {{n}} article',
  shown_other: 'Showing {{current}} of {{n}} articles',
  shownAtLeast: 'Showing {{current}} of more than {{total}} articles',
  remaining: '{{n}} remaining',
  remainingAtLeast: 'more than {{n}} remaining',
  more: 'Load more',
  loading: 'Loading articles',
  loadingMore: 'Loading more',
  moreFailed: 'More articles could not be loaded',
  retry: 'Retry',
  empty: {
    title: 'No News Articles Found',
    text: 'Nothing matches this search and these filters. Fewer words, another category or more languages may find something.',
    none: 'New articles appear here as soon as there are some.',
    clear: 'Show all news',
    everyLanguage: 'Search in all languages',
  },
  feeds: { label: 'Subscribe', atom: 'Atom feed', json: 'JSON Feed' },
  article: {
    back: 'All news',
    updated: 'Updated {{day}}',
    readFull: 'Read Full Article',
    continueAt: 'Continue Reading at {{source}}',
    excerpt: 'This is an excerpt. The article was published by {{source}}.',
    alsoAt: 'Also reported by',
    related: 'Related articles',
    translations: 'This article in other languages',
    source: 'Source: {{url}}',
    failed: 'Unable to load the article',
    share: 'Share this article',
  },
  publishedBy: 'This article was published by {{source}}.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    news: typeof messages;
  }
}
