import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: 'Aktuelle Nachrichten',
  all: 'Alle Nachrichten',
  empty: 'Keine Nachrichten vorhanden.',
  emptyHint: 'Neue Artikel erscheinen hier, sobald es welche gibt.',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  more: 'Weiterlesen',
  dateDoubt: {
    unknown: 'Tag des Auffindens; die Quelle nennt kein Datum',
    future: 'Tag des Auffindens; die Quelle nennt ein Datum in der Zukunft',
    old: 'zweifelhaft: Angabe der Quelle, vor 1995',
  },
};
