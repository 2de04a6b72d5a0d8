export const messages = {
  title: 'Submit a Game',
  description:
    'Add a game that was shut down, or soon will be, to the archive. You don’t need an account.',
  lead: 'Help us remember a game that was shut down or soon will be. A moderator checks every entry before it joins the archive.',
  prompt: 'Is a game missing? Tell us what you know about it.',
  form: {
    name: 'Game name',
    developer: 'Developer',
    publisher: 'Publisher',
    coverUrl: 'Cover image URL',
    coverHint: 'An address that begins with https://. We check the picture and show a copy of it.',
    coverUploaded: 'The picture is uploaded. It replaces the address.',
    coverUpload: 'Uploaded picture',
    coverRemove: 'Remove picture',
    coverExpired: 'We no longer have this picture. Upload it again, or remove it.',
    releaseDate: 'Release date',
    shutdownDate: 'Shutdown date',
    dateHint: 'As much as you know: 2024-03-31, 2024-03 or 2024.',
    dateWrong:
      'Enter a date such as 2024-03-31, 2024-03 or 2024, from 1970 to five years from now.',
    datesSwapped: 'Enter an existing date before the shutdown date.',
    stillAhead: 'The shutdown date is still ahead. Choose “Shutdown announced”.',
    genre: 'Genre',
    platform: 'Platform',
    unknown: 'I don’t know',
    description: 'Description',
    descriptionHint: 'What kind of game was it? Up to {{most}} characters.',
    shutdownReason: 'Shutdown reason',
    shutdownReasonHint: 'What the publisher said, or what is known.',
    sourceUrl: 'Source link',
    sourceHint: 'A page that confirms the dates, such as the announcement. It helps us most.',
    urlWrong: 'Enter a full address that begins with https://.',
    language: 'Language of your texts',
    trap: 'Leave this empty',
    send: 'Submit game',
    sending: 'Submitting game',
  },
  missing: {
    title: 'Missing Information',
    text: 'Please fill in the game name, developer, and shutdown date.',
  },
  similar: {
    title: 'Already in the archive?',
    text: 'If it’s one of these, there’s no need to submit it again.',
  },
  done: {
    title: 'Game Submitted!',
    text: 'Thank you for helping preserve gaming history. Your submission is being reviewed.',
    again: 'Submit another game',
    back: 'Back to archive',
  },
  own: {
    pending: 'Your submission is being reviewed',
    hidden: 'Your submission is hidden',
    rejected: 'We haven’t added it to the archive',
    text: 'Only you and moderators can see this page.',
    withdraw: 'Withdraw',
    withdrawTitle: 'Withdraw this submission?',
    withdrawText: 'You can’t bring it back.',
    withdrawing: 'Withdrawing',
    withdrawn: 'Submission withdrawn',
  },
  suspended: {
    title: 'Your account is suspended',
    text: 'You can’t submit games while it’s suspended.',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    submitArchive: typeof messages;
  }
}
