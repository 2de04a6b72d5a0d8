// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Memory, Story } from '../texts.ts';

export const storiesFr: readonly Story[] = [
  {
    by: 'maelle',
    game: 'Velvet Circuit',
    title: 'Ma grand-mère avait le meilleur temps',
    content:
      'Elle a 81 ans et des mains plus sûres que les miennes. Chaque dimanche, un tour de piste chacun avant le café. Elle m’a battue pendant quatre ans.\n\nQuand le jeu s’est éteint, elle a demandé si on pouvait appeler quelqu’un. J’ai appelé. On m’a répondu que le produit avait «\u202Fatteint la fin de son cycle de vie\u202F». Ma grand-mère a trouvé la formule très mal élevée.',
    loss: [44.99, 'EUR'],
    hoursAgo: 12,
  },
  {
    by: 'bastien',
    game: 'Paper Kingdoms',
    title: 'Deux cents heures de cartes à la poubelle',
    content:
      'Je dessinais des cartes pour notre royaume, une par semaine. L’éditeur de cartes ne marchait que connecté, et l’export était «\u202Fprévu pour une prochaine mise à jour\u202F».\n\nLa prochaine mise à jour a été la dernière. Il me reste les brouillons au crayon, et c’est finalement la seule version qui ne dépend de personne.',
    loss: [34.5, 'EUR'],
    hoursAgo: 58,
  },
  {
    by: 'ines',
    game: 'Harbour Lights',
    title: 'Le bar fermait plus tôt que le port',
    content:
      'On tenait un petit bar à jeux à Rennes, douze postes. Harbour Lights, c’était notre mardi\u202F: des habitués qui ne se parlaient pas ailleurs. Douze licences, douze écrans noirs, et une affiche à refaire.',
    loss: [479.88, 'EUR'],
    hoursAgo: 150,
  },
  {
    by: 'bastien',
    game: 'Nightferry',
    title: 'J’étais au chapitre 7 sur 9',
    content:
      'Un jeu d’aventure. Tout seul. Sans adversaires, sans classement, sans rien. Et pourtant il fallait un serveur pour ouvrir chaque chapitre.\n\nSi quelqu’un sait qui a volé le journal de bord, écrivez-moi. Je suis prêt à tout entendre, même une mauvaise fin.',
    loss: [24.99, 'EUR'],
    hoursAgo: 510,
  },
  {
    by: 'loulou',
    game: 'Lantern Tide',
    title: 'Premier message, pour ma petite sœur',
    content:
      'Elle n’ose pas écrire alors je le fais. Elle avait dessiné toutes ses lanternes en vrai, au feutre, avant de les faire dans le jeu. On les a accrochées au plafond. C’est joli, mais ce n’est pas pareil, elles ne bougent pas.',
    hoursAgo: 4,
    waits: 'pending',
  },
];

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
