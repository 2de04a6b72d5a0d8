// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'search'> = {
  title: 'Suche',
  description:
    'Durchsuche Nachrichten, Geschichten, Forum und Seiten dieser Website in sechs Sprachen.',
  label: 'Diese Website durchsuchen',
  hint: 'Finde Nachrichten, Geschichten, Forumsbeiträge und Seiten.',
  key: {
    label: 'Die Taste / öffnet die Suche',
    hint: 'Schalte sie aus, wenn sie der Spracheingabe in die Quere kommt. Strg+K oder ⌘K geht trotzdem.',
  },
  tooShort: 'Gib mindestens zwei Buchstaben oder Ziffern ein.',
  results: 'Ergebnisse',
  kindsLabel: 'Arten von Ergebnissen',
  all: 'Alle',
  kinds: {
    page: 'Seiten',
    news: 'Nachrichten',
    story: 'Geschichten',
    forum_post: 'Forumsbeiträge',
    forum_reply: 'Antworten',
    memory: 'Erinnerungen',
    game: 'Spiele',
  },
  found_one: '{{n}} Ergebnis',
  found_other: '{{n}} Ergebnisse',
  foundAtLeast: 'Mehr als {{n}} Ergebnisse',
  moreThan: 'mehr als {{n}}',
  shown_one: '{{current}} von {{n}} Ergebnis',
  shown_other: '{{current}} von {{n}} Ergebnissen',
  shownAtLeast: '{{current}} von mehr als {{total}} Ergebnissen',
  more: 'Mehr: {{kind}}',
  reply: 'Antwort auf diesen Beitrag',
  deleted: 'Gelöschter Beitrag',
  empty: {
    title: 'Nichts gefunden für „{{q}}“',
    text: 'Versuch es mit weniger oder anderen Wörtern oder such in allen Sprachen.',
  },
  loading: 'Suche läuft',
  failed: 'Hier konnten wir nicht suchen',
};
