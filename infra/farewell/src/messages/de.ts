// SPDX-License-Identifier: AGPL-3.0-or-later
import type { CopyMessages } from './messages.ts';

export const messages: CopyMessages = {
  skip: 'Zum Inhalt springen',
  nav: {
    label: 'Hauptmenü',
    petitions: 'Petitionen',
    archive: 'Archiv',
    news: 'Nachrichten',
    stories: 'Geschichten',
    forum: 'Forum',
    legal: 'Recht',
    commitments: 'Zusagen',
    openData: 'Offene Daten',
  },
  note: 'Statische Kopie vom {{date}}: Du kannst alles lesen, aber nichts mehr hinzufügen.',
  about: 'Über diese Kopie',
  licence: 'Open Source (AGPL)',
  languages: 'Diese Seite lesen auf',
  start: {
    title: '{{brand}}: eine statische Kopie',
    lead: 'Am {{date}} haben wir alles gesichert, was auf dieser Website öffentlich war. Die Seiten brauchen keinen Server und können uns deshalb überdauern.',
    inside: 'Was du hier findest',
    pages: 'Alle Seiten',
    front: 'Die Startseite, wie sie war',
    works: 'Was noch geht',
    worksText:
      'Du kannst Briefe schreiben und Belege sammeln: Beides geschieht nur in deinem Browser. Wenn du hier eine Petition unterschrieben hast, kannst du deinen Beleg mit dem gesicherten Protokoll abgleichen. Alle offenen Daten liegen bei, und eine Datei mit Prüfsummen zeigt, ob etwas verändert wurde.',
    gone: 'Was nicht mehr geht',
    goneText:
      'Anmelden, unterschreiben, schreiben, antworten, suchen und melden kannst du hier nicht. Profile von Mitgliedern und Artikel anderer Medien sind nicht dabei. Zahlen und Angaben sind die des Tages, an dem wir sie gesichert haben.',
    checksums: 'Prüfsummen aller Dateien',
  },
  list: {
    all: 'Alle Einträge: {{title}}',
    count: 'Einträge: {{n}}',
    page: 'Seite {{page}} von {{pages}}',
    pages: 'Seiten',
    empty: 'Es gibt keine Einträge.',
  },
  deleted: {
    title: 'Gelöscht',
    text: 'Das wurde von der Autorin, dem Autor oder der Moderation gelöscht, bevor wir es sichern konnten.',
  },
  missing: { title: 'Seite nicht gefunden', text: 'Diese Seite gehört nicht zur Kopie.' },
};
