// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutletTexts } from './texts.ts';

export const speicherpunkt: OutletTexts = {
  about: 'Spiele, die spielbar bleiben, und Menschen, die dafür sorgen',
  notice: 'Eine Demonstration: Das Medium, die Spiele und alles hier Erzählte sind erfunden.',
  articles: [
    [
      'Im Keller des Jugendzentrums läuft eine Welt weiter',
      'Ein alter Rechner, drei Freiwillige und ein veröffentlichtes Serverpaket: Mehr braucht Harbour Lights nicht, um offen zu bleiben.',
      'Samstags ist Sprechstunde. Die Hälfte der Gäste ist jünger als das Spiel.',
    ],
    [
      'Copper Atlas plant den letzten Tag zwei Jahre im Voraus',
      'Das Studio legt offen, was bleiben soll: eine Kampagne ohne Netz, ein Server für zu Hause und der Karteneditor.',
      'Der Plan passt auf eine Seite und hat nach Angaben des Teams spätere Entscheidungen billiger gemacht.',
    ],
    [
      'Anhörung im Parlament: Was wird beim Kauf eines Spiels gekauft?',
      'Vier Stunden lang befragten Abgeordnete Studios, Archive und Spielende. Am häufigsten ging es um die einfachste aller Fragen.',
      'Gewünscht wurden Beispiele für Spiele, die funktionierend hinterlassen wurden. Elf standen auf der Liste.',
    ],
    [
      'Ein Stadtmuseum zeigt Onlinewelten zum Begehen',
      'Saltmarsh Online ist so zu sehen, wie es im ersten Frühling war, mit alter Oberfläche und kundiger Führung.',
      'Vierzig Gespräche mit früheren Spielern geben den leeren Straßen Stimmen.',
    ],
    [
      'Kennzeichnung auf der Packung: Wie lange läuft das Spiel sicher?',
      'Vier von fünf Befragten würden eine solche Angabe vor dem Kauf lesen, ergab eine Umfrage unter zweitausend Personen.',
      'Auch ein kurzes Versprechen wäre den meisten recht, wenn es gehalten wird.',
    ],
    [
      'Elf Zeilen, und das Spiel startet ohne Konto',
      'Das Team von The Glass Orchard erzählt, wie ein kleiner Patch die alte Anmeldung überflüssig machte.',
      'Schwieriger war es, jemanden zu finden, der die Freigabe unterschreiben durfte.',
    ],
    [
      'Unabhängige Studios einigen sich auf eine gemeinsame Klausel',
      'Gibt ein Verlag ein Spiel auf, darf es danach an die Menschen übergehen, die es gemacht haben oder spielen.',
      'Der Wortlaut ist frei verwendbar.',
    ],
    [
      'Ein Jahr in eigener Hand: Paper Kingdoms wächst wieder',
      'Seit die offiziellen Server abgeschaltet sind, betreiben Freiwillige vier Reiche und veröffentlichen jede Rechnung.',
      'Viele, die gegangen waren, sind zurückgekommen.',
    ],
    [
      'Was kostet ein ordentlicher Abschied? Fünf Studios rechnen vor',
      'Die Spanne reicht von zwei Arbeitstagen bis zu drei Prozent des Budgets. Früh geplant, ist es am günstigsten.',
      'In einem Fall wurden nebenbei die Tests schneller.',
    ],
    [
      'Eine Kaufseite, die sagt, was danach kommt',
      'Braucht das Spiel einen Server, bis wann ist er zugesagt, was bleibt am Ende? Ein kleiner Laden beantwortet das für jedes Spiel.',
      'Die drei Zeilen werden öfter gelesen als die Rezensionen darunter.',
    ],
    [
      'Studierende bauen verlorene Serversoftware nach',
      'Aus alten Mitschnitten entstand in einem Semester genug, um in Orbit Courier das erste Paket seit neun Jahren zuzustellen.',
      'Die Notizen sind so geschrieben, dass der nächste Jahrgang weitermachen kann.',
    ],
    [
      'Ministerium lädt zum Gespräch vor der Abschaltung',
      'Pläne sollen ein Jahr vorher bekannt werden, solange Archive und Spielende noch etwas tun können.',
      'Ein erstes Treffen ist für das Frühjahr angesetzt.',
    ],
    [
      'Wie Rekordjäger ein Spiel bis in den letzten Winkel beschreiben',
      'Was als Wettlauf begann, ist heute die vollständigste Beschreibung von Moss & Thunder.',
      'Archive haben die Namen übernommen, die sich die Szene ausgedacht hat.',
    ],
    [
      'Eine Erstattung ist kein Spiel: Briefe unserer Leserschaft',
      'Vierhundert Zuschriften kamen. Um Geld geht es selten, meist um Menschen, die man dort traf.',
      'Zwölf davon drucken wir gekürzt und mit Erlaubnis ab.',
    ],
    [
      'Emulation mit Geduld: eine alte Konsole, originalgetreu langsam',
      'Das Projekt kann nichts, was die Konsole nicht konnte. Genau das ist sein Zweck.',
      'Der Quellcode liegt offen, samt den Vergleichen mit dem echten Gerät.',
    ],
  ],
  reports: [
    [
      '{game}: Freiwillige veröffentlichen einen Server für zu Hause',
      'Ein Doppelklick genügt, eine Anleitung in sechs Sprachen liegt bei.',
    ],
    [
      'Offline-Modus von {game} geht in den letzten Testlauf',
      'Bis auf die Ranglisten funktioniert alles ohne Verbindung, meldet das Team.',
    ],
    [
      'Noch ein Turnier: Die Gemeinschaft von {game} trifft sich',
      'Vierundsechzig Teams sind gemeldet, das Finale läuft auf einem eigenen Server.',
    ],
    [
      'Musik und Skizzen zu {game} kommen ins Archiv',
      'Das Studio übergab drei Kisten und eine Festplatte, samt Erlaubnis zum Ausstellen.',
    ],
    [
      'Studio verlängert die Pflege von {game} um ein Jahr',
      'Die Zeit soll vorbereiten, was nach dem Ende der Server bleibt.',
    ],
    [
      'Wer hat noch die allererste Fassung von {game}?',
      'Bekannt sind bisher nur Bilder davon, sagen die Suchenden.',
    ],
    [
      '{game} gibt es nun in drei weiteren Sprachen',
      'Fans arbeiteten zwei Jahre daran, mit Zustimmung der Rechteinhaber.',
    ],
    [
      'Schulklasse lernt mit {game}, wie Netze funktionieren',
      'Erst werden Pakete betrachtet, dann entsteht eine kleine eigene Welt.',
    ],
  ],
};
