// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Thread } from '../texts.ts';

export const threadsFr: readonly Thread[] = [
  {
    category: 'legal-rights',
    by: 'ines',
    title: 'Acheter, louer, s’abonner\u202F: quel mot avez-vous vu\u202F?',
    content:
      'Petit relevé entre nous. Sur le bouton de Velvet Circuit, il y avait «\u202FAcheter\u202F». Dans les conditions, douze pages plus loin, «\u202Flicence révocable\u202F».\n\nRecopiez le mot du bouton et celui des conditions, avec la date. Pas besoin de commenter, la comparaison suffit.',
    hoursAgo: 40,
    views: 276,
    replies: [
      {
        by: 'bastien',
        content:
          'Nightferry\u202F: bouton «\u202FAjouter à ma collection\u202F». Conditions\u202F: «\u202Faccès temporaire\u202F». Une collection temporaire, donc.',
      },
      {
        by: 'maelle',
        content:
          'J’ai fait le test avec ma grand-mère\u202F: je lui ai lu les deux mots sans dire de quoi on parlait. Elle a demandé si c’était pour un appartement.',
      },
      {
        by: 'ines',
        content:
          'C’est la meilleure explication que j’aie lue jusqu’ici. Je peux la citer sur notre affiche\u202F?',
        quotes: 1,
      },
    ],
  },
  {
    category: 'game-cases',
    by: 'bastien',
    title: 'Nightferry\u202F: peut-on encore ouvrir les chapitres déjà téléchargés\u202F?',
    content:
      'Chez moi, les chapitres 1 à 3 se lancent hors ligne, le 4 demande une connexion alors qu’il est bien sur le disque. Quelqu’un a la même chose\u202F?',
    hoursAgo: 22,
    views: 119,
    replies: [
      {
        by: 'maelle',
        content:
          '1 à 5 chez moi, mais je les avais finis. Peut-être que seuls les chapitres terminés restent ouverts\u202F?',
      },
      {
        by: 'bastien',
        content:
          'Bien vu, c’est exactement ça. Donc le jeu récompense ceux qui n’en ont plus besoin.',
        quotes: 0,
      },
      {
        by: 'gratuit77',
        content: 'tous les chapitres ici >>> lien en privé >>> 100% gratuit >>> rapide',
        waits: { reason: 'illegal', note: '' },
      },
    ],
  },
  {
    category: 'action-organization',
    by: 'maelle',
    title: 'Une affiche pour les boutiques de jeux d’occasion',
    content:
      'Le vendeur de mon quartier veut bien coller quelque chose à côté de la caisse, à condition que ça tienne sur une feuille A5 et que ça ne gronde personne.\n\nMon essai\u202F: «\u202FCe jeu marchera-t-il encore dans cinq ans\u202F? Demandez-nous, on ne sait pas non plus.\u202F»',
    hoursAgo: 90,
    views: 203,
    replies: [
      { by: 'ines', content: 'Garde la phrase telle quelle. J’en prends dix pour le bar.' },
      {
        by: 'bastien',
        content:
          'Une version avec un QR code vers la pétition, et c’est parfait. Je peux m’occuper de la mise en page ce week-end.',
      },
    ],
  },
  {
    category: 'cultural-protection',
    by: 'ines',
    title: 'Sauver un mardi soir\u202F: par où commencer\u202F?',
    content:
      'Je voudrais garder une trace de nos soirées\u202F: qui s’asseyait où, les surnoms, les règles maison. J’ai des photos floues et un cahier de scores. Est-ce que ça intéresse une médiathèque, ou est-ce que je suis sentimentale\u202F?',
    hoursAgo: 260,
    views: 167,
    replies: [
      {
        by: 'maelle',
        content:
          'Les deux, et tant mieux. Le cahier de scores, c’est une archive. Numérise-le avant la prochaine tournée de bière.',
      },
    ],
  },
];
