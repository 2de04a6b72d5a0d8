export const messages = {
  adminNav: {
    label: 'Administration',
    people: 'People',
    articles: 'Articles',
    sources: 'Sources',
    petition: 'Petition',
    moderation: 'Moderation',
    auditLog: 'Audit log',
  },
  category: 'Category',
  language: 'Language',
  search: 'Search',
  find: 'Search',
  all: 'All',
  clear: 'Clear all',
  more: 'Load more',
  loadingMore: 'Loading more',
  moreFailed: 'No more could be loaded',
  retry: 'Try again',
  failedText: 'The connection or the server failed. Nothing has changed.',
  close: 'Close',
  cancel: 'Cancel',
  optional: 'optional',
  notDone: 'That did not work',
  loadFailedText: 'The connection or the server failed. You can try again.',
  newsCategories: {
    policy: 'Policy',
    industry: 'Industry',
    consumer: 'Consumers',
    technology: 'Technology',
  },
  guest: {
    name: 'Guest User',
    hint: 'A guest’s contributions are kept, and join the account at sign-in.',
  },
  share: {
    share: 'Share',
    copyLink: 'Copy link',
    copied: 'Link copied!',
    copyFailed: 'Failed to copy',
    copyFailedHint: 'Please copy the link manually.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shared: typeof messages;
  }
}
