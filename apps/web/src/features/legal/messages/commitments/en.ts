// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Record of promises',
  description:
    'What the Commission, parliaments, authorities and publishers said they’d do about games that are shut down, with sources.',
  lead: 'Who promised what, by when, and what came of it. Every entry has a source.',
  statuses: {
    promised: 'Promised',
    under_way: 'Under way',
    kept: 'Kept',
    broken: 'Broken',
    refused: 'Refused',
    superseded: 'Superseded',
    unknown: 'Outcome unknown',
  },
  statusTexts: {
    promised: 'They said they’d do it.',
    under_way: 'They’ve started.',
    kept: 'They’ve done it.',
    broken: 'They didn’t do it.',
    refused: 'They said they won’t.',
    superseded: 'A newer promise has replaced it.',
    unknown: 'We’ve found no source on what came of it.',
  },
  bodies: {
    institution: 'European Commission',
    parliament: 'Parliament',
    government: 'Government',
    authority: 'Authority',
    publisher: 'Publisher',
  },
  saidOn: 'Said {{date}}',
  dueOn: 'Due {{date}}',
  noDue: 'No due date',
  history: 'History',
  write: 'Write a letter about this',
  filters: {
    label: 'Filter promises',
    all: 'All',
    status: 'Status',
    body: 'Who',
    country: 'Country',
    clear: 'Show all promises',
  },
  shown_one: '{{n}} promise',
  shown_other: '{{n}} promises',
  empty: 'No promises found',
  emptyText: 'Try another filter.',
  failed: 'We couldn’t load the promises',
  feeds: {
    title: 'Follow and reuse',
    text: 'Subscribe to due dates and changes, or download the whole record.',
    calendar: 'Calendar',
    atom: 'Atom feed',
    json: 'JSON',
    csv: 'CSV',
  },
  verification: {
    title: 'Signatures collected and verified',
    closed: 'Collection closed on {{closed}}.',
    lastTotal:
      'The collection system’s last total, {{total}}, isn’t exactly the sum of the countries.',
    text: 'After collection, each country’s authority checked the signatures of its citizens. Together, they confirmed {{verified}} of {{collected}}.',
    gaps: 'We could read a verified number for {{n}} of {{countries}} countries: press reports quote it from the organisers’ breakdown of January 2026. The other cells stay empty until we find a source.',
    table: 'By country',
    country: 'Country',
    needed: 'Threshold',
    collected: 'Collected',
    verified: 'Verified',
    difference: 'Difference',
    total: 'All countries',
    none: 'No source',
  },
  representatives: {
    title: 'Write to your representative',
    text: 'Choose a country to find the official page, then write a letter of your own.',
    find: 'Find your representative',
    write: 'Write a letter',
    guide: 'How to write to a representative',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    commitmentsLegal: typeof messages;
  }
}
