// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: 'Aktuelle Nachrichten',
  all: 'Alle Nachrichten',
  empty: 'Keine Nachrichten vorhanden.',
  emptyHint: 'Neue Artikel erscheinen hier.',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  more: 'Weiterlesen',
  dateDoubt: {
    unknown: 'Tag, an dem wir ihn fanden; die Quelle nennt keinen',
    future: 'Tag, an dem wir ihn fanden; die Quelle nennt einen in der Zukunft',
    old: 'zweifelhaft: laut Quelle vor 1995',
  },
};
