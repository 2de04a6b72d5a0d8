import type { Messages } from '../../../../lib/messages.ts';
import type { latestNews as english } from './en.ts';

export const latestNews: Messages<typeof english> = {
  title: 'Aktuelle Nachrichten',
  all: 'Alle Nachrichten',
  empty: 'Keine Nachrichten vorhanden.',
  emptyHint: 'Neue Artikel erscheinen hier, sobald es welche gibt.',
  failed: 'Die Nachrichten konnten nicht geladen werden',
  failedText: 'Die Verbindung oder der Server hat versagt. Ein neuer Versuch ist möglich.',
  more: 'Weiterlesen',
  categories: {
    policy: 'Politik',
    industry: 'Branche',
    consumer: 'Verbraucherschutz',
    technology: 'Technik',
  },
};
