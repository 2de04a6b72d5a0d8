// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  nav: {
    label: 'Administration',
    people: 'People',
    legal: 'Legal requests',
    articles: 'Articles',
    sources: 'Sources',
    petitions: 'Petitions',
    signatures: 'Signatures',
    petition: 'Figures',
    moderation: 'Moderation',
    auditLog: 'Audit log',
    archive: 'Archive',
    archiveToCheck: 'Archive ({{n}} to check)',
  },
  columns: {
    article: 'Article',
    game: 'Game',
    item: 'Item',
    person: 'Person',
    petition: 'Petition',
    source: 'Source',
    time: 'Time',
  },
  shown: '{{n}} of {{total}}',
  noMatch: 'Nothing found',
  noMatchText: 'Nothing matches this search and these filters.',
  actions: 'Actions',
  actionOn: '{{action}}: {{name}}',
} as const;

declare module '../../../lib/messages.ts' {
  interface EnglishMessages {
    admin: typeof messages;
  }
}
