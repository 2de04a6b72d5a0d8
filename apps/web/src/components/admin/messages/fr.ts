// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'admin'> = {
  nav: {
    label: 'Administration',
    people: 'Comptes',
    legal: 'Demandes juridiques',
    articles: 'Articles',
    sources: 'Sources',
    petitions: 'Pétitions',
    signatures: 'Signatures',
    petition: 'Chiffres',
    moderation: 'Modération',
    auditLog: 'Journal d’audit',
    archive: 'Archives',
    archiveToCheck: 'Archives ({{n}} à vérifier)',
  },
  columns: {
    article: 'Article',
    game: 'Jeu',
    item: 'Objet',
    person: 'Personne',
    petition: 'Pétition',
    source: 'Source',
    time: 'Date et heure',
  },
  shown: '{{n}} sur {{total}}',
  noMatch: 'Rien trouvé',
  noMatchText: 'Rien ne correspond à cette recherche et à ces filtres.',
  actions: 'Actions',
  actionOn: '{{action}} : {{name}}',
};
