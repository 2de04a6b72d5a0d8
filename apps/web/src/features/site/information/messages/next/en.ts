// SPDX-License-Identifier: AGPL-3.0-or-later
export const next = {
  title: 'What you can do now',
  petition: 'Go to the petition',
  petitions: 'Find your petition',
  widgets: 'Embed a widget',
  openData: 'Download the data',
  api: 'Read how the API works',
  press: 'Write to us for the press',
  privacy: 'Ask about your data',
  error: 'Report an error',
  contact: 'Write to us',
  source: 'Open the source code',
  volunteer: 'See how you can help',
  faq: 'Read the questions and answers',
  about: 'Read what this site is',
  pictures: 'Pictures of the petition to use',
  sizes: { wide: 'Wide', square: 'Square', tall: 'Tall' },
} as const;
