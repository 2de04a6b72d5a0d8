export const messages = {
  button: 'Suggest a correction',
  moderate: 'Edit as a moderator',
  title: 'Suggest a correction',
  of: 'Correct “{{name}}”',
  description: 'Suggest a correction of a game in the archive.',
  loading: 'Loading game',
  retry: 'Retry',
  failed: 'Unable to load the game',
  lead: 'Change what’s wrong or missing. A moderator checks it, and the history of the entry credits you.',
  note: 'Why is it wrong?',
  noteHint: 'Optional. A moderator and no one else reads it.',
  source: 'Source link',
  sourceHint: 'A page that confirms the correction.',
  language: 'Language of your texts',
  send: 'Send correction',
  sending: 'Sending correction',
  unchanged: 'Nothing has changed yet.',
  back: 'Back to the game',
  trap: 'Leave this empty',
  history: 'History of this entry',
  byTeam: 'Moderators',
  byReader: 'Suggested by',
  unknown: 'not known',
  change: '{{before}} → {{after}}',
  follow: {
    start: 'Follow by email',
    stop: 'Stop following',
    saving: 'Saving',
    on: 'You’re following this game',
    onText: 'We’ll email you when its status or dates change.',
    unverified: 'We’ll start emailing you once you’ve confirmed your address.',
    off: 'You’ve stopped following this game',
  },
  done: {
    title: 'Thank you for the correction',
    text: 'A moderator will check it. Once it’s approved, the archive shows it.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    correctArchive: typeof messages;
  }
}
