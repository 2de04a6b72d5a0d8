// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'News',
  description:
    'News about the campaign and the games industry, our own and from other sources: search it, or browse by category, in six languages.',
  lead: 'Our own reporting on the campaign and the industry, and what others are writing.',
  search: 'Search news',
  placeholder: 'Search news articles...',
  find: 'Search',
  categories: 'Categories',
  all: 'All',
  list: 'Articles',
  shown_one: 'Showing {{current}} of {{n}} article',
  shown_other: 'Showing {{current}} of {{n}} articles',
  shownAtLeast: 'Showing {{current}} of more than {{total}} articles',
  remaining: '{{n}} remaining',
  remainingAtLeast: 'more than {{n}} remaining',
  loading: 'Loading articles',
  empty: {
    title: 'No News Articles Found',
    text: 'Nothing matches this search and these filters. Try fewer words, another category or more languages.',
    none: 'New articles will appear here.',
    clear: 'Show all news',
  },
  feeds: { label: 'Subscribe', atom: 'Atom feed', json: 'JSON Feed' },
  article: {
    back: 'All news',
    updated: 'Updated {{day}}',
    by: 'By {{author}}',
    readFull: 'Read Full Article',
    continueAt: 'Continue Reading at {{source}}',
    excerpt: 'This is an excerpt. {{source}} published the full article.',
    alsoAt: 'Also reported by',
    related: 'Related articles',
    translations: 'This article in other languages',
    source: 'Source: {{url}}',
    failed: 'Unable to load the article',
    share: 'Share this article',
  },
  publishedBy: '{{source}} published this article.',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    news: typeof messages;
  }
}
