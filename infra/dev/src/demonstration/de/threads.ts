// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Thread } from '../texts.ts';

export const threadsDe: readonly Thread[] = [
  {
    category: 'legal-rights',
    by: 'wiebke',
    title: 'Was steht bei euch auf der Packung?',
    content:
      'Ich fotografiere gerade Rückseiten. Bei The Glass Orchard steht „Internetverbindung erforderlich“ in einer Schrift, für die ich die Lesebrille meiner Mutter brauche. Bis wann, steht nirgends.\n\nSchickt mir Abschriften von euren Packungen: Titel, Jahr, Wortlaut. Ich mache eine Tabelle daraus.',
    hoursAgo: 52,
    views: 301,
    replies: [
      {
        by: 'jonte',
        content:
          'Moss & Thunder, PC: „Online-Dienste können jederzeit geändert werden.“ Geändert ist ein schönes Wort.',
      },
      {
        by: 'kalle',
        content:
          'Lantern Tide hatte gar keine Packung, nur eine Kaufseite. Hat die jemand abgespeichert, bevor sie verschwunden ist?',
      },
      {
        by: 'wiebke',
        content:
          'Für Kaufseiten mache ich eine zweite Spalte auf. Am besten gleich beim Kauf als PDF sichern, das dauert zehn Sekunden.',
        quotes: 1,
      },
    ],
  },
  {
    category: 'game-cases',
    by: 'kalle',
    title: 'Lantern Tide: Hat jemand noch die letzte Version?',
    content:
      'Ich suche niemanden, der etwas hochlädt. Ich möchte nur wissen, ob sie überhaupt noch irgendwo existiert, und welche Nummer auf dem Titelbild stand. Bei uns war es 3.8.1.',
    hoursAgo: 15,
    views: 94,
    replies: [
      {
        by: 'jonte',
        content: '3.8.2 hier, auf einem Tablet, das ich seitdem nicht mehr ans Netz lasse.',
      },
      {
        by: 'wiebke',
        content:
          'Schreib das Datum des letzten Starts dazu. Sonst weiß in fünf Jahren keiner mehr, was es beweist.',
      },
    ],
  },
  {
    category: 'action-organization',
    by: 'jonte',
    title: 'Brief an die Abgeordneten: kurz oder lang?',
    content:
      'Mein Entwurf hat zwei Seiten. Meine Schwester, die in so einem Büro gearbeitet hat, sagt: eine halbe, und der Name des Spiels gehört in den ersten Satz.\n\nWie habt ihr es gemacht, und kam eine Antwort?',
    hoursAgo: 120,
    views: 260,
    replies: [
      {
        by: 'wiebke',
        content:
          'Eine halbe Seite, Kassenzettel als Kopie dazu. Nach drei Wochen kam ein Anruf. Die Mitarbeiterin hatte dasselbe Spiel gespielt.',
      },
      {
        by: 'kalle',
        content: 'Per Hand geschrieben. Klingt albern, wurde aber gelesen.',
      },
      {
        by: 'neele',
        content: 'Das sind doch alles Verbrecher in dem Büro, man sollte da mal vorbeifahren.',
        waits: { reason: 'abuse', note: 'Klingt wie eine Drohung.' },
      },
    ],
  },
  {
    category: 'cultural-protection',
    by: 'wiebke',
    title: 'Spieleabende im Heimatmuseum, wer macht so etwas schon?',
    content:
      'Unser Heimatmuseum hat Spinnräder, Milchkannen und seit Neuestem eine Konsole von 2006. Der Leiter fragt, ob man „so etwas Verbundenes“ überhaupt ausstellen kann, wenn es ohne Netz nicht läuft.\n\nIch habe gesagt: Stell es trotzdem hin. Die Fehlermeldung ist das Exponat.',
    hoursAgo: 33,
    views: 148,
    replies: [
      {
        by: 'kalle',
        content:
          'Dazu eine Hörstation: drei Leute erzählen, was hinter der Fehlermeldung war. Ich mache mit.',
      },
    ],
  },
];
