// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: 'Neue Geschichten',
  all: 'Alle Geschichten',
  empty: 'Keine Geschichten vorhanden.',
  emptyHint: 'Geschichten von Spielerinnen und Spielern erscheinen hier.',
  failed: 'Die Geschichten konnten nicht geladen werden',
  amountLost: 'Verloren',
  share: 'Erzähl deine Geschichte',
};
