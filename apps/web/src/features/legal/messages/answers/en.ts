// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Letters and answers',
  text: 'Have you written to a representative or an authority here? Count yourself in, and share what they answered.',
  wrote_one: '{{n}} person wrote',
  wrote_other: '{{n}} people wrote',
  answered_one: '{{n}} answer',
  answered_other: '{{n}} answers',
  press: 'I wrote',
  loading: 'Loading answers',
  failed: 'We couldn’t load the answers',
  empty: 'No one has shared an answer yet.',
  waiting: 'Your answers that others can’t see',
  on: 'Answered on {{date}}',
  share: 'Share an answer',
  read: 'Read and share answers',
  delete: {
    title: 'Delete this answer?',
    text: 'This can’t be undone.',
  },
  form: {
    who: 'Who answered?',
    whoHint:
      'Name and office, such as a member of parliament. Leave out private addresses and phone numbers.',
    answeredOn: 'When did they answer?',
    answeredOnWrong: 'Enter a day that isn’t in the future',
    content: 'What did they answer?',
    contentHint: 'Quote them word for word; shorten with […]. Leave out your own name and address.',
    language: 'Language',
    consentName: 'Consent',
    consent: 'They agreed to be quoted, or they published the answer themselves.',
    consentHint: 'Not sure? Ask them first.',
    consentMissing: 'We can only show answers whose authors agreed to be quoted',
    trap: 'Please leave this empty',
    review: 'A moderator checks every answer before it appears.',
    asGuest: 'You’re writing as a guest.',
    logIn: 'Log in',
    send: 'Share answer',
    sending: 'Sending',
    done: 'Thank you. We have the answer.',
    doneText: 'It will appear once a moderator has checked it.',
    suspended: 'Your account is suspended: you can read, but not write.',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    answersLegal: typeof messages;
  }
}
