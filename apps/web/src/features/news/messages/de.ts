// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'news'> = {
  title: 'Nachrichten',
  description:
    'Nachrichten über die Kampagne und die Spielebranche, eigene und aus anderen Quellen, durchsuchbar und nach Themen geordnet, in sechs Sprachen.',
  lead: 'Unsere eigenen Berichte über die Kampagne und die Branche und was andere schreiben.',
  search: 'Nachrichten durchsuchen',
  placeholder: 'Artikel suchen …',
  find: 'Suchen',
  categories: 'Themen',
  all: 'Alle',
  list: 'Artikel',
  shown_one: '{{current}} von {{n}} Artikel',
  shown_other: '{{current}} von {{n}} Artikeln',
  shownAtLeast: '{{current}} von mehr als {{total}} Artikeln',
  remaining: 'noch {{n}}',
  remainingAtLeast: 'noch mehr als {{n}}',
  loading: 'Artikel werden geladen',
  empty: {
    title: 'Keine Artikel gefunden',
    text: 'Zu dieser Suche und diesen Filtern passt nichts. Versuch es mit weniger Wörtern, einem anderen Thema oder mehr Sprachen.',
    none: 'Neue Artikel erscheinen hier.',
    clear: 'Alle Nachrichten zeigen',
  },
  feeds: { label: 'Abonnieren', atom: 'Atom-Feed', json: 'JSON Feed' },
  article: {
    back: 'Alle Nachrichten',
    updated: 'Aktualisiert am {{day}}',
    by: 'Von {{author}}',
    readFull: 'Ganzen Artikel lesen',
    continueAt: 'Weiterlesen bei {{source}}',
    excerpt: 'Dies ist ein Auszug. Der Artikel ist bei {{source}} erschienen.',
    alsoAt: 'Darüber berichten auch',
    related: 'Weitere Artikel zum Thema',
    translations: 'Dieser Artikel in anderen Sprachen',
    source: 'Quelle: {{url}}',
    failed: 'Der Artikel konnte nicht geladen werden',
    share: 'Artikel teilen',
  },
  publishedBy: 'Dieser Artikel ist bei {{source}} erschienen.',
};
