// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    petitions: 'Petitions',
    archive: 'Archive',
    news: 'News',
    stories: 'Stories',
    forum: 'Forum',
    legal: 'Legal',
    commitments: 'Promises',
    openData: 'Open data',
  },
  note: 'Static copy of {{date}}: you can read everything, but nothing can be added.',
  about: 'About this copy',
  licence: 'Open source (AGPL)',
  languages: 'Read this page in',
  start: {
    title: '{{brand}}: a static copy',
    lead: 'We saved everything public on this site on {{date}}. These pages need no server, so they can outlive us.',
    inside: 'What’s in it',
    pages: 'Every page',
    front: 'The front page as it was',
    works: 'What still works',
    worksText:
      'You can write letters and collect evidence: both happen in your browser alone. If you signed a petition here, you can check your receipt against the saved log. All open data is included, and a file with checksums shows whether anything has been changed.',
    gone: 'What’s gone',
    goneText:
      'You can’t log in, sign, post, reply, search or report here. Profiles of members and articles of other publishers aren’t included. Figures and dates are those of the day we saved them.',
    checksums: 'Checksums of all files',
  },
  list: {
    all: 'All entries: {{title}}',
    count: 'Entries: {{n}}',
    page: 'Page {{page}} of {{pages}}',
    pages: 'Pages',
    empty: 'There are no entries.',
  },
  deleted: {
    title: 'Deleted',
    text: 'Its author or a moderator deleted this before we saved it.',
  },
  missing: { title: 'Page Not Found', text: 'This page isn’t part of the copy.' },
} as const;
