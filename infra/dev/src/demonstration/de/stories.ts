// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, Story, SubmittedGame } from '../texts.ts';

export const storiesDe: readonly Story[] = [
  {
    by: 'jonte',
    game: 'Moss & Thunder',
    title: 'Neun Jahre Freitagabend',
    content:
      'Freitag, 20 Uhr, immer dieselben fünf. Einer ist nach Kanada gezogen und stand dann eben um 14 Uhr in der Mittagspause am Amboss. Zwei haben Kinder bekommen und mit Baby auf dem Arm geheilt.\n\nSeit der Abschaltung haben wir es mit Videotelefonie versucht. Man sitzt sich gegenüber und weiß nicht, wohin mit den Händen.',
    loss: [147.96, 'EUR'],
    hoursAgo: 8,
  },
  {
    by: 'wiebke',
    game: 'The Glass Orchard',
    title: 'Gekauft am Samstag, abgekündigt am Montag',
    content:
      'Im Laden stand es noch im Schaufenster, mit rotem Angebotsschild. Am Montag kam die Meldung: Abschaltung in 60 Tagen. Der Verkäufer wusste von nichts und war netter als die Hotline.\n\nIch habe den Kassenzettel laminiert. Kein Witz, er hängt jetzt über dem Schreibtisch.',
    loss: [29.99, 'EUR'],
    hoursAgo: 31,
  },
  {
    by: 'kalle',
    game: 'Lantern Tide',
    title: 'Meine Tochter dachte, sie hätte etwas falsch gemacht',
    content:
      'Sie ist sechs und hatte in Lantern Tide einen Drachen, der Herr Müller hieß. Als das Spiel nicht mehr startete, hat sie sich bei mir entschuldigt. Sie hätte wohl auf den falschen Knopf gedrückt.\n\nErklär einem Kind mal, dass Erwachsene in einem Büro auf den Knopf gedrückt haben.',
    loss: [19.99, 'EUR'],
    hoursAgo: 76,
  },
  {
    by: 'jonte',
    game: 'Brasshold Arena',
    title: 'Drei Kartons Sammlerausgabe',
    content:
      'Figur, Stoffkarte, Stahlhülle, nummeriert: 0417 von 2000. Alles noch da, alles noch schön. Nur die Scheibe in der Hülle ist jetzt ein Untersetzer für 130 Euro.',
    loss: [129.9, 'EUR'],
    hoursAgo: 410,
  },
  {
    by: 'neele',
    game: 'Tin Rally',
    title: 'Bester Fahrer der Jugendfeuerwehr',
    content:
      'Wir hatten das im Gerätehaus auf der alten Konsole, für die Zeit nach der Übung. Jetzt steht da „Verbindung wird hergestellt“. Der Gerätewart hat ein Schild drangehängt: „Außer Dienst“.',
    hoursAgo: 5,
    waits: 'pending',
  },
];

export const memoriesDe: readonly Memory[] = [
  {
    by: 'jonte',
    game: 'The Crew',
    yearsPlayed: '2014-2018',
    content:
      'Wir sind zu viert quer über die Karte gefahren, ohne Schnellreise, das war die Abmachung. Irgendwo in der Wüste haben wir angehalten und nur geredet.',
    hoursAgo: 5,
  },
  {
    by: 'wiebke',
    game: 'WildStar',
    yearsPlayed: '2014-2017',
    content:
      'Mein Haus dort hatte einen Garten mit Rutsche. Meine Tochter hat ihn eingerichtet, ich durfte die Kämpfe machen.',
    hoursAgo: 31,
  },
  {
    by: 'kalle',
    game: 'Need for Speed World',
    yearsPlayed: '2011-2015',
    content:
      'Freitagabend, drei Brüder, ein Rechner. Wer verlor, musste abwaschen. Ich habe viel abgewaschen.',
    hoursAgo: 83,
  },
  {
    by: 'neele',
    game: 'Anthem',
    yearsPlayed: '2019-2021',
    content: 'Ich mochte den Regen. Ich bin manchmal nur gelandet, um zuzuhören.',
    hoursAgo: 128,
  },
];

export const gamesDe: readonly SubmittedGame[] = [
  {
    by: 'wiebke',
    name: 'Papierreiche',
    developer: 'Studio Falzbein',
    shutdownDate: '2022-06-30',
    shutdownReason: 'Der Betrieb hat sich nicht mehr gelohnt.',
    content: 'Ein Aufbauspiel, in dem jede Klasse ihr eigenes Parlament gründen konnte.',
    waits: 'pending',
    hoursAgo: 16,
  },
];
