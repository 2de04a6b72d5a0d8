// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'deliveryPetitions'> = {
  title: 'Übergabe',
  intro:
    'Erstelle eine Datei mit den Namen aller, die unterschrieben haben, in dem Format, das die empfangende Stelle möchte. Wir löschen sie nach {{days}} Tagen. Jede Datei und jeder Download steht im Protokoll.',
  files: 'Dateien',
  loading: 'Dateien werden geladen',
  failed: 'Die Dateien konnten nicht geladen werden',
  none: 'Noch keine Dateien.',
  file: 'Datei',
  paper: 'Papier',
  delimiter: 'Trennzeichen',
  kinds: { csv: 'CSV', pdf: 'PDF' },
  papers: { A4: 'A4', LETTER: 'Letter' },
  delimiters: { comma: 'Komma', semicolon: 'Semikolon' },
  language: 'Sprache von Deckblatt und Überschriften',
  columns: 'Spalten',
  column: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    city: 'Ort',
    country: 'Land',
    day: 'Tag der Unterschrift',
  },
  columnMissing: 'Wähle mindestens eine Spalte.',
  key: 'Öffentlicher Schlüssel der empfangenden Stelle (age)',
  keyHint:
    'Beginnt mit age1. Dann lässt sich die Datei nur dort öffnen, mit dem freien Programm age. Ohne Schlüssel ist sie nicht verschlüsselt.',
  keyWrong: 'Das ist kein öffentlicher age-Schlüssel.',
  purpose: 'Zweck',
  purposeHint: 'Wer die Datei bekommt und wofür. Das steht dann im Protokoll.',
  submit: 'Datei erstellen',
  sending: 'Wird angefordert',
  requested: 'Die Datei wird erstellt',
  count_one: '{{n}} Unterschrift',
  count_other: '{{n}} Unterschriften',
  encrypted: 'verschlüsselt',
  download: 'Herunterladen',
  states: {
    preparing: 'In Arbeit',
    ready: 'Bereit',
    failed: 'Fehlgeschlagen',
    expired: 'Gelöscht',
  },
};
