// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Open data',
  description:
    'Download petitions, signatures, countries and the game archive as JSON or CSV, free to use.',
  lead: 'Everything we count and collect, to download and build on: no key, no sign-up.',
  license: 'We give up all rights in these data. You don’t have to ask or name us:',
  dataSets: 'Data sets',
  schema: 'Schema',
  download: '{{what}}: {{format}}',
  sets: {
    petitions: {
      title: 'Petitions',
      text: 'All petitions with status, dates, target, number of signatures and sources.',
    },
    countries: {
      title: 'Countries',
      text: 'Signatures by country, with the thresholds of the European initiative.',
    },
    history: {
      title: 'History',
      text: 'Signatures at the end of each day, of the last 400 days with figures.',
    },
    moderation: {
      title: 'Moderation',
      text: 'How much was reported, removed and restored in the last 30 days.',
    },
    'tree-heads': {
      title: 'Tree heads',
      text: 'The last signed head of each day from the logs that let anyone check how many people have signed here.',
    },
    games: {
      title: 'Game archive',
      text: 'Games that were or will be shut down, with dates and sources.',
    },
    commitments: {
      title: 'Record of promises',
      text: 'What institutions and publishers said they’d do, and whether they did.',
    },
  },
  examples: {
    title: 'Examples',
    latest: 'The latest figures of the European initiative',
    table: 'All countries as a table',
    unchanged: 'Download only if something has changed',
    stream: 'Every change as it happens',
    index: 'The list of all data sets',
  },
  rules: {
    title: 'Good to know',
    open: 'Any website can read the data directly in the browser (CORS).',
    etag: 'Responses carry an ETag. Send it back and you’ll only get what’s new.',
    limits:
      'Please don’t request the same file more than once a minute. If you do it far too often, we answer 429 and say when to come back.',
    sources:
      'Figures of official petitions come from the sources named with them. Rows marked as demonstration are made up.',
  },
  documentation: 'Documentation of the API',
  widgets: 'Widgets for your website',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    openData: typeof messages;
  }
}
