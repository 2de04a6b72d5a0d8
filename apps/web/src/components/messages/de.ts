// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'shared'> = {
  category: 'Kategorie',
  language: 'Sprache',
  search: 'Suche',
  find: 'Suchen',
  all: 'Alle',
  clear: 'Alles zurücksetzen',
  more: 'Mehr laden',
  loadingMore: 'Weitere werden geladen',
  moreFailed: 'Mehr konnte nicht geladen werden',
  nextPage: 'Nächste Seite',
  firstPage: 'Zurück zur ersten Seite',
  retry: 'Erneut versuchen',
  failedText: 'Verbindung oder Server gestört. Es wurde nichts geändert.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  optional: 'optional',
  notDone: 'Das hat nicht geklappt',
  loadFailedText:
    'Verbindung oder Server gestört. Prüf deine Verbindung und versuch es noch einmal.',
  replay: 'Wiederholung von {{year}}',
  newsCategories: {
    policy: 'Politik',
    industry: 'Branche',
    consumer: 'Verbraucherschutz',
    technology: 'Technik',
  },
  guest: {
    name: 'Gastnutzer',
    hint: 'Was du als Gast schreibst, bleibt erhalten und gehört zu deinem Konto, sobald du dich anmeldest.',
  },
  author: {
    deleted: 'gelöschtes Konto',
    guest: 'Gast {{number}}',
    member: 'Mitglied {{id}}',
    team: 'Team',
    original: 'Autor:in',
    you: 'Du',
  },
  share: {
    share: 'Teilen',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert!',
    copyFailed: 'Kopieren fehlgeschlagen',
    copyFailedHint: 'Bitte kopier den Link von Hand.',
  },
};
