// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Delivery',
  intro:
    'Make a file with the names of everyone who signed, in the format the addressee wants. We delete it after {{days}} days. Every file and every download is in the audit log.',
  files: 'Files',
  loading: 'Loading files',
  failed: 'We couldn’t load the files',
  none: 'No files yet.',
  file: 'File',
  paper: 'Paper',
  delimiter: 'Separator',
  kinds: { csv: 'CSV', pdf: 'PDF' },
  papers: { A4: 'A4', LETTER: 'Letter' },
  delimiters: { comma: 'Comma', semicolon: 'Semicolon' },
  language: 'Language of the cover sheet and headings',
  columns: 'Columns',
  column: {
    firstName: 'First name',
    lastName: 'Last name',
    city: 'Town or city',
    country: 'Country',
    day: 'Date signed',
  },
  columnMissing: 'Choose at least one column.',
  key: 'Recipient’s public key (age)',
  keyHint:
    'Starts with age1. Only the recipient can then open the file, with the free program age. Without a key the file isn’t encrypted.',
  keyWrong: 'This isn’t an age public key.',
  purpose: 'Purpose',
  purposeHint: 'Who gets the file and why. It goes into the audit log.',
  submit: 'Make file',
  sending: 'Requesting',
  requested: 'We’re making the file',
  count_one: '{{n}} signature',
  count_other: '{{n}} signatures',
  encrypted: 'encrypted',
  download: 'Download',
  states: {
    preparing: 'In progress',
    ready: 'Ready',
    failed: 'Failed',
    expired: 'Deleted',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    deliveryPetitions: typeof messages;
  }
}
