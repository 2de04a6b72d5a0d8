import type { Memory } from '../texts.ts';

export const memoriesFr: readonly Memory[] = [
  {
    by: 'maelle',
    game: 'The Crew',
    yearsPlayed: '2015-2020',
    content:
      'On roulait la nuit, sans course, avec la radio. Ma sœur vivait à l’autre bout du pays : c’était notre façon de faire un trajet ensemble.',
    hoursAgo: 4,
  },
  {
    by: 'bastien',
    game: 'Dragalia Lost',
    yearsPlayed: '2019-2022',
    content:
      'J’avais un carnet avec toutes nos équipes. Il est toujours sur l’étagère, à côté de livres que je n’ai jamais autant ouverts.',
    hoursAgo: 38,
  },
  {
    by: 'ines',
    game: 'Club Penguin',
    yearsPlayed: '2009-2013',
    content:
      'Le mardi après l’école, rendez-vous au café. Nous étions douze, nous ne nous sommes jamais vues.',
    hoursAgo: 77,
  },
  {
    by: 'loulou',
    game: 'Rec Room',
    yearsPlayed: '2020-2025',
    content:
      'Mon petit frère m’a appris à lancer une balle là-dedans. Dans la vraie vie, c’était l’inverse.',
    hoursAgo: 133,
  },
];
