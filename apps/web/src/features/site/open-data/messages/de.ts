// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'openData'> = {
  title: 'Offene Daten',
  description:
    'Petitionen, Unterschriften, Länder und das Spielearchiv als JSON oder CSV herunterladen, frei verwendbar.',
  lead: 'Alles, was wir zählen und sammeln, zum Herunterladen und Weiterverwenden: ohne Schlüssel, ohne Anmeldung.',
  license: 'Wir verzichten auf alle Rechte an diesen Daten. Du musst weder fragen noch uns nennen:',
  dataSets: 'Datensätze',
  schema: 'Schema',
  download: '{{what}}: {{format}}',
  sets: {
    petitions: {
      title: 'Petitionen',
      text: 'Alle Petitionen mit Stand, Terminen, Ziel, Zahl der Unterschriften und Quellen.',
    },
    countries: {
      title: 'Länder',
      text: 'Unterschriften nach Land, mit den Mindestzahlen der europäischen Initiative.',
    },
    history: {
      title: 'Verlauf',
      text: 'Unterschriften am Ende jedes Tages, für die letzten 400 Tage mit Zahlen.',
    },
    moderation: {
      title: 'Moderation',
      text: 'Wie viel in den letzten 30 Tagen gemeldet, entfernt und wiederhergestellt wurde.',
    },
    'tree-heads': {
      title: 'Baumköpfe',
      text: 'Der letzte signierte Kopf jedes Tages aus den Protokollen, mit denen alle nachprüfen können, wie viele hier unterschrieben haben.',
    },
    games: {
      title: 'Spielearchiv',
      text: 'Spiele, die abgeschaltet wurden oder werden, mit Terminen und Quellen.',
    },
    commitments: {
      title: 'Verzeichnis der Zusagen',
      text: 'Was Institutionen und Publisher zugesagt haben und was daraus wurde.',
    },
  },
  examples: {
    title: 'Beispiele',
    latest: 'Die neuesten Zahlen der europäischen Initiative',
    table: 'Alle Länder als Tabelle',
    unchanged: 'Nur herunterladen, wenn sich etwas geändert hat',
    stream: 'Jede Änderung sofort',
    index: 'Die Liste aller Datensätze',
  },
  rules: {
    title: 'Gut zu wissen',
    open: 'Jede Website kann die Daten direkt im Browser lesen (CORS).',
    etag: 'Antworten enthalten ein ETag. Schick es mit, und du bekommst nur, was neu ist.',
    limits:
      'Bitte frag dieselbe Datei höchstens einmal pro Minute ab. Bei viel zu vielen Anfragen antworten wir mit 429 und sagen, wann du wiederkommen kannst.',
    sources:
      'Zahlen offizieller Petitionen stammen aus den jeweils genannten Quellen. Als Demo markierte Zeilen sind erfunden.',
  },
  documentation: 'Dokumentation der API',
  widgets: 'Widgets für deine Website',
};
