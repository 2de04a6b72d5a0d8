// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Latest news',
  all: 'View all news',
  empty: 'No news articles available.',
  emptyHint: 'New articles will appear here.',
  failed: 'Unable to load the news',
  more: 'Read more',
  dateDoubt: {
    unknown: 'date we found it; the source gives none',
    future: 'date we found it; the source’s is in the future',
    old: 'doubtful: the source says before 1995',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    latestNews: typeof messages;
  }
}
