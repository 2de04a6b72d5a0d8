import type { Memory, SubmittedGame } from '../texts.ts';

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
