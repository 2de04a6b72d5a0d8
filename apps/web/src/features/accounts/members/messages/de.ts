// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'members'> = {
  title: 'Mitglied',
  description: 'Geschichten, Erinnerungen, Beiträge und Antworten eines Mitglieds.',
  loading: 'Das Mitglied wird geladen',
  failed: 'Das Mitglied konnte nicht geladen werden',
  listFailed: 'Die Beiträge konnten nicht geladen werden',
  since: 'Mitglied seit {{day}}',
  filter: 'Anzeigen',
  all: 'Alles',
  kinds: {
    story: 'Geschichten',
    forum_post: 'Beiträge',
    forum_reply: 'Antworten',
    memory: 'Erinnerungen',
    reason: 'Gründe für Unterschriften',
    letter_answer: 'Antworten auf Briefe',
    correction: 'Korrekturen',
    game: 'Spiele',
  },
  empty: 'Noch nichts zu sehen',
  emptyText: 'Veröffentlichte Geschichten, Erinnerungen, Beiträge und Antworten erscheinen hier.',
  you: 'So sehen dich andere.',
  edit: 'Öffentlichen Namen ändern',
  reset: {
    button: 'Namen entfernen',
    title: 'Diesen öffentlichen Namen entfernen?',
    text: 'Das Mitglied erscheint dann als {{id}}. Niemand kann diesen Namen noch einmal wählen, und im Protokoll steht, dass du ihn entfernt hast.',
    reason: 'Grund',
    reasonHint: 'Nur Moderation und Admins sehen ihn. Mindestens 3 Zeichen.',
    missing: 'Gib einen Grund mit 3 bis 500 Zeichen an.',
    saving: 'Der Name wird entfernt',
    done: 'Name entfernt',
    doneText: '„{{name}}“ kann nicht mehr gewählt werden.',
  },
};
