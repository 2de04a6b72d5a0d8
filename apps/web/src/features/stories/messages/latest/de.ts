import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: 'Neue Geschichten',
  all: 'Alle Geschichten',
  empty: 'Keine Geschichten vorhanden.',
  emptyHint: 'Geschichten von Spielenden erscheinen hier, sobald sie veröffentlicht sind.',
  failed: 'Die Geschichten konnten nicht geladen werden',
  lost: '{{amount}} verloren',
  deletedUser: 'gelöschtes Konto',
  share: 'Eigene Geschichte erzählen',
};
