// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'admin'> = {
  nav: {
    label: 'Verwaltung',
    people: 'Konten',
    legal: 'Rechtsanfragen',
    articles: 'Artikel',
    sources: 'Quellen',
    petitions: 'Petitionen',
    signatures: 'Unterschriften',
    petition: 'Zahlen',
    moderation: 'Moderation',
    auditLog: 'Protokoll',
    archive: 'Archiv',
    archiveToCheck: 'Archiv ({{n}} zu prüfen)',
  },
  columns: {
    article: 'Artikel',
    game: 'Spiel',
    item: 'Betrifft',
    person: 'Person',
    petition: 'Petition',
    source: 'Quelle',
    time: 'Zeitpunkt',
  },
  shown: '{{n}} von {{total}}',
  noMatch: 'Nichts gefunden',
  noMatchText: 'Nichts passt zu dieser Suche und diesen Filtern.',
  actions: 'Aktionen',
  actionOn: '{{action}}: {{name}}',
};
