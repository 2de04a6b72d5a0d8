// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'answersLegal'> = {
  title: 'Briefe und Antworten',
  text: 'Hast du hier an Abgeordnete oder eine Behörde geschrieben? Zähl dich mit und teil, was sie geantwortet haben.',
  wrote_one: '{{n}} Person hat geschrieben',
  wrote_other: '{{n}} Personen haben geschrieben',
  answered_one: '{{n}} Antwort',
  answered_other: '{{n}} Antworten',
  press: 'Ich habe geschrieben',
  loading: 'Antworten werden geladen',
  failed: 'Die Antworten konnten nicht geladen werden',
  empty: 'Noch hat niemand eine Antwort geteilt.',
  waiting: 'Deine Antworten, die andere nicht sehen',
  on: 'Geantwortet am {{date}}',
  share: 'Antwort teilen',
  read: 'Antworten lesen und teilen',
  delete: {
    title: 'Diese Antwort löschen?',
    text: 'Das lässt sich nicht rückgängig machen.',
  },
  form: {
    who: 'Wer hat geantwortet?',
    whoHint:
      'Name und Amt, zum Beispiel ein Mitglied des Parlaments. Private Adressen und Telefonnummern lässt du weg.',
    answeredOn: 'Wann kam die Antwort?',
    answeredOnWrong: 'Gib einen Tag an, der nicht in der Zukunft liegt',
    content: 'Was wurde geantwortet?',
    contentHint:
      'Zitiere wörtlich und kürze mit […]. Deinen eigenen Namen und deine Adresse lässt du weg.',
    language: 'Sprache',
    consentName: 'Einwilligung',
    consent:
      'Wer geantwortet hat, ist mit dem Zitat einverstanden oder hat die Antwort selbst veröffentlicht.',
    consentHint: 'Nicht sicher? Frag vorher nach.',
    consentMissing: 'Wir zeigen nur Antworten, mit deren Zitat die Verfasser einverstanden sind',
    trap: 'Lass dieses Feld leer',
    review: 'Die Moderation prüft jede Antwort, bevor sie erscheint.',
    asGuest: 'Du schreibst als Gast.',
    logIn: 'Anmelden',
    send: 'Antwort teilen',
    sending: 'Wird gesendet',
    done: 'Danke. Die Antwort ist angekommen.',
    doneText: 'Sie erscheint, sobald die Moderation sie geprüft hat.',
    suspended: 'Dein Konto ist gesperrt: Du kannst lesen, aber nicht schreiben.',
  },
};
