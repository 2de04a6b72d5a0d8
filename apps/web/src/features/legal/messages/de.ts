// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'legal'> = {
  title: 'Hilfe bei Rechtsfragen',
  description:
    'Briefe, Leitfäden und Menschen, die helfen, wenn ein gekauftes Spiel nicht mehr läuft. Mit dem Verbraucherrecht jedes Landes und einer Quelle für jede Angabe.',
  lead: 'Ein gekauftes Spiel läuft nicht mehr? Lies nach, was das Recht deines Landes sagt, schreib einen Brief oder frag jemanden, der sich im Verbraucherrecht auskennt.',
  consultation: {
    title: 'Rechtsberatung',
    text: 'Sprich mit jemandem, der sich im Verbraucherrecht auskennt.',
    action: 'Beratung buchen',
  },
  documents: {
    title: 'Rechtsdokumente',
    text: 'Leitfäden und Schreiben für Publisher und Händler.',
    action: 'Dokumente herunterladen',
  },
  aid: {
    title: 'Rechtshilfe',
    text: 'Unterstützung, wenn du dir kein eigenes Verfahren leisten kannst.',
    action: 'Rechtshilfe beantragen',
  },
  letter: {
    title: 'Brief schreiben',
    text: 'Beantworte ein paar Fragen, und du bekommst einen Brief in der Sprache des Händlers. Nichts verlässt deinen Browser.',
    action: 'Brief beginnen',
  },
  locker: {
    title: 'Belegmappe',
    text: 'Belege und Screenshots an einem Ort, unverändert und auf deinem eigenen Gerät.',
    action: 'Belegmappe öffnen',
  },
  commitments: {
    title: 'Verzeichnis der Zusagen',
    text: 'Was Parlamente, Behörden und Publisher angekündigt haben und was daraus wurde.',
    action: 'Zusagen ansehen',
  },
  notAdvice: {
    title: 'Das ist keine Rechtsberatung',
    text: 'Was hier steht, sind allgemeine Informationen. Was wir dir schreiben, ist Hilfe von Menschen, die sich auskennen. Beides ersetzt keine Anwältin und keinen Anwalt, und ein Ergebnis können wir nicht versprechen.',
  },
  who: {
    title: 'Wer dir hilft',
    counsel:
      'Anfragen für Beratung oder Rechtshilfe gehen an unser Beratungsteam. Das sind Menschen, denen die Admins dieser Website diese Aufgabe gegeben haben. Sie lesen, was du schickst, antworten schriftlich und können einen Termin vorschlagen.',
    notTitle: 'Was wir nicht tun',
    not: 'Wir sind keine Kanzlei. Wir vertreten dich nicht, gehen nicht für dich vor Gericht und zahlen deine Kosten nicht. Wenn du Rechtshilfe beantragst, suchen wir Hilfe, die zu dir passt, etwa eine Verbraucherorganisation oder eine öffentliche Stelle.',
    otherTitle: 'Wer noch helfen kann',
    other:
      'Deine Verbraucherbehörde, Verbraucherorganisationen, Schlichtungsstellen, die Europäischen Verbraucherzentren sowie Anwältinnen und Anwälte. Unter deinem Land stehen die, für die wir eine Quelle haben.',
    urgentTitle: 'Läuft bald eine Frist ab?',
    urgent:
      'Warte nicht auf uns. Wende dich noch heute an eine Anwältin oder einen Anwalt, eine Verbraucherorganisation oder das Gericht.',
  },
  figures: {
    title: 'In Zahlen',
    received: 'Eingegangene Anfragen',
    answered: 'Beantwortete Anfragen',
    medianDays: 'Tage bis zur ersten Antwort (Median)',
    medianTime: 'Zeit bis zur ersten Antwort (Median)',
    underADay: 'Unter einem Tag',
  },
  data: {
    title: 'Was mit deinen Daten geschieht',
    browser: 'Dein Brief und deine Belege bleiben in diesem Browser. Wir bekommen sie nie.',
    requests:
      'Was du mit einer Anfrage schickst, verschlüsseln wir. Nur das Beratungsteam kann es lesen. 12 Monate nach Abschluss löschen wir es, ohne Abschluss 24 Monate nach der letzten Nachricht.',
    withdraw:
      'Du kannst deine Anfrage jederzeit zurückziehen. Dann löschen wir sie sofort. In verschlüsselten Sicherungen bleibt sie bis zu 30 Tage länger.',
    audit:
      'Wenn jemand aus unserem Team eine Anfrage öffnet, halten wir fest, wer es war und wann.',
    privacy: 'Datenschutzerklärung',
  },
  countries: {
    title: 'Verbraucherrecht nach Land',
    text: 'Für jedes Land die Gesetze, die Fristen und die Stellen, an die du dich wenden kannst. Jede Angabe hat eine Quelle.',
    open: 'Land öffnen',
    complete: 'Mit Quellen belegt',
    partial: 'Teilweise belegt',
    none: 'Noch keine Quellen',
    failed: 'Die Angaben konnten nicht geladen werden',
  },
  guides: {
    title: 'Leitfäden und Vorlagen',
    text: 'Zum Herunterladen, Drucken und Weitergeben, mit Version und Datum.',
    version: 'Version {{version}}, {{date}}',
    download: '„{{title}}“ als {{format}} herunterladen',
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    read: 'Online lesen',
    print: 'Drucken',
    back: 'Zurück zur Hilfe bei Rechtsfragen',
    failed: 'Die Anleitungen konnten nicht geladen werden',
  },
  loading: 'Wird geladen',
};
