// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  submit: {
    description:
      'Add a game that was shut down, or soon will be, to the archive. You don’t need an account.',
    lead: 'Help us remember a game that was shut down or soon will be. A moderator checks every entry before it joins the archive.',
    form: {
      coverUrl: 'Cover image URL',
      coverHint:
        'An address that begins with https://. We check the picture and show a copy of it.',
      coverUploaded: 'The picture is uploaded. It replaces the address.',
      coverUpload: 'Uploaded picture',
      coverRemove: 'Remove picture',
      coverExpired: 'We no longer have this picture. Upload it again, or remove it.',
      dateHint: 'As much as you know: 2024-03-31, 2024-03 or 2024.',
      dateWrong:
        'Enter a date such as 2024-03-31, 2024-03 or 2024, from 1970 to five years from now.',
      datesSwapped: 'Enter an existing date before the shutdown date.',
      stillAhead: 'The shutdown date is still ahead. Choose “Shutdown announced”.',
      unknown: 'I don’t know',
      descriptionHint: 'What kind of game was it? Up to {{most}} characters.',
      shutdownReasonHint: 'What the publisher said, or what is known.',
      sourceUrl: 'Source link',
      sourceHint: 'A page that confirms the dates, such as the announcement. It helps us most.',
      urlWrong: 'Enter the full address of a public page, beginning with https://.',
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
  },
  correct: {
    of: 'Correct “{{name}}”',
    description: 'Suggest a correction of a game in the archive.',
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
    done: {
      title: 'Thank you for the correction',
      text: 'A moderator will check it. Once it’s approved, the archive shows it.',
    },
  },
  memory: {
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
    delete: {
      title: 'Delete this memory?',
      text: 'This can’t be undone.',
    },
    suspended: 'Your account is suspended: you can read, but not write.',
  },
  check: {
    title: 'Announced shutdowns to check',
    description: 'Announced games whose shutdown day has passed.',
    intro:
      'The announced day of these games has passed. Did they shut down? Open a game, look for a source, then correct its status and date.',
    announced: 'Announced for',
    shown_one: 'Showing {{n}} of {{total}} game',
    shown_other: 'Showing {{n}} of {{total}} games',
    loading: 'Loading games',
    failed: 'We couldn’t load the games',
    empty: 'Nothing to check',
    emptyText: 'Games show up here once their announced day has passed.',
  },
  review: {
    mergedInto: 'Merged into',
    undoMerge: 'Undo merge',
    undoHint:
      'This game then waits for a moderator again. What the other entry took over stays there.',
    undoing: 'Undoing merge',
    undone: 'Merge undone',
    title: 'Review game',
    description: 'Check and correct a submitted game.',
    back: 'Back to queue',
    lead: {
      pending:
        'Submitted {{day}}. Correct what’s wrong, then approve it or merge it with the entry it duplicates.',
      published:
        'In the archive since {{day}}. Correct what’s wrong, or merge it with the entry it duplicates. Every change shows in the history of the entry.',
      closed: 'Submitted {{day}}. It isn’t in the archive, but you can still correct what it says.',
    },
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
    similarText: 'What differs from this game is in bold.',
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
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    writeArchive: typeof messages;
  }
}
