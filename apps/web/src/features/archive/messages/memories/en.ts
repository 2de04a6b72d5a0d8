export const messages = {
  pageTitle: 'Memories of {{name}}',
  pageDescription:
    'What players remember of {{name}}: their evenings, their friends, what they miss.',
  back: 'Back to {{name}}',
  list: 'Memories',
  count_one: '{{n}} memory',
  count_other: '{{n}} memories',
  all: 'All memories',
  share: 'Share a memory',
  played: 'Played {{years}}',
  waiting: 'Your memories awaiting review',
  loading: 'Loading memories',
  more: 'Load more',
  loadingMore: 'Loading more',
  moreFailed: 'We couldn’t load more memories',
  retry: 'Retry',
  failed: 'Unable to load the memories',
  shown_one: 'Showing {{current}} of {{n}} memory',
  shown_other: 'Showing {{current}} of {{n}} memories',
  empty: {
    title: 'No memories yet',
    text: 'No one has shared a memory of this game yet. Be the first.',
  },
  sort: { label: 'Sort by', newest: 'Newest', helpful: 'Most helpful' },
  form: {
    content: 'Your memory',
    contentHint: 'Who did you play with, what do you miss? Plain text; links work.',
    years: 'Years played',
    yearsHint: 'For example 2014 or 2014–2019',
    yearsWrong: 'Enter one year or a range, such as 2014–2019.',
    language: 'Language',
    trap: 'Please leave this empty',
    review: 'A moderator checks your first contribution before it appears.',
    asGuest: 'You’re writing as a guest. A moderator checks your memory before it appears.',
    logIn: 'Log in',
    send: 'Share memory',
    sending: 'Sending',
    save: 'Save',
  },
  done: {
    published: 'Your memory is published',
    pending: 'Thank you. We have your memory.',
    pendingText: 'It will appear once a moderator has checked it.',
  },
  delete: { title: 'Delete this memory?', text: 'This can’t be undone.' },
  suspended: 'Your account is suspended: you can read, but not write.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    memoriesArchive: typeof messages;
  }
}
