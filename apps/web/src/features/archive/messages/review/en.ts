export const messages = {
  title: 'Review game',
  description: 'Check and correct a submitted game.',
  loading: 'Loading game',
  failed: 'Unable to load the game',
  retry: 'Retry',
  back: 'Back to queue',
  lead: 'Submitted {{day}}. Correct what’s wrong, then approve it or merge it with the entry it duplicates.',
  facts: 'Stated facts',
  sourcesHint: 'One address per line.',
  stepsHint:
    'A step needs its date and a page that confirms it. The end of the servers follows the shutdown date.',
  language: 'Language of the texts',
  save: 'Save corrections',
  saving: 'Saving corrections',
  saved: 'Corrections saved',
  approve: 'Approve',
  approving: 'Approving',
  approved: 'The game is in the archive',
  late: 'Someone else has already decided or edited this. Reload the page.',
  similar: 'Likely duplicates',
  similarText: 'What differs from the submission is in bold.',
  none: 'Nothing in the archive looks like it.',
  merge: 'Merge into this entry',
  merging: 'Merging',
  mergeTitle: 'Merge into “{{name}}”?',
  mergeText:
    'The entry gains the facts it lacks, and all likes, memories and followers. This game is closed as a duplicate, and we tell whoever submitted it where the entry is.',
  merged: 'Merged',
  cover: 'Cover',
  removeCover: 'Remove the cover',
  status: {
    pending: 'Waiting for a moderator',
    published: 'In the archive',
    hidden: 'Hidden',
    rejected: 'Not published',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    reviewArchive: typeof messages;
  }
}
