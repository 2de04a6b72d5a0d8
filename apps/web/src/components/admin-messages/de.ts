import type { Messages } from '../../lib/messages.ts';
import type { admin as english } from './en.ts';

export const admin: Messages<typeof english> = {
  nav: {
    label: 'Verwaltung',
    people: 'Konten',
    articles: 'Artikel',
    sources: 'Quellen',
    moderation: 'Moderation',
    auditLog: 'Protokoll',
  },
  category: 'Kategorie',
  language: 'Sprache',
  search: 'Suche',
  find: 'Suchen',
  all: 'Alle',
  clear: 'Alles zurücksetzen',
  more: 'Mehr laden',
  loadingMore: 'Weitere werden geladen',
  moreFailed: 'Weitere konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  failedText: 'Die Verbindung oder der Server hat versagt. Geändert hat sich nichts.',
  close: 'Schließen',
  cancel: 'Abbrechen',
  optional: 'freiwillig',
  notDone: 'Das ist nicht gelungen',
};
