// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestForum'> = {
  title: 'Forum',
  all: 'Zum Forum',
  empty: 'Keine Bereiche im Forum vorhanden.',
  emptyHint: 'Bereiche erscheinen hier.',
  failed: 'Das Forum konnte nicht geladen werden',
  noPosts: 'keine Beiträge',
  posts_one: '{{n}} Beitrag',
  posts_other: '{{n}} Beiträge',
  replies_one: '{{n}} Antwort',
  replies_other: '{{n}} Antworten',
  views_one: '{{n}} Aufruf',
  views_other: '{{n}} Aufrufe',
};
