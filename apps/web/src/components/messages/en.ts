// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  category: 'Category',
  language: 'Language',
  search: 'Search',
  find: 'Search',
  all: 'All',
  clear: 'Clear all',
  more: 'Load more',
  loadingMore: 'Loading more',
  moreFailed: 'We couldn’t load any more',
  nextPage: 'Next page',
  firstPage: 'Back to the first page',
  retry: 'Retry',
  failedText: 'Something went wrong. Nothing has been changed.',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  notDone: 'That didn’t work',
  loadFailedText: 'Something went wrong. Check your connection and try again.',
  replay: 'Replay of {{year}}',
  newsCategories: {
    policy: 'Policy',
    industry: 'Industry',
    consumer: 'Consumers',
    technology: 'Technology',
  },
  guest: {
    name: 'Guest User',
    hint: 'What you post as a guest is kept and moves to your account when you log in.',
  },
  author: {
    deleted: 'deleted user',
    guest: 'Guest {{number}}',
    member: 'Member {{id}}',
    team: 'Team',
    original: 'Author',
    you: 'You',
  },
  share: {
    share: 'Share',
    copyLink: 'Copy link',
    copied: 'Link copied!',
    copyFailed: 'Failed to copy',
    copyFailedHint: 'Please copy the link manually.',
  },
} as const;

declare module '../../lib/messages.ts' {
  interface EnglishMessages {
    shared: typeof messages;
  }
}
