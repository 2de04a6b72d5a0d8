// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'openData'> = {
  title: 'Données ouvertes',
  description:
    'Téléchargez les pétitions, les signatures, les pays et les archives de jeux en JSON ou CSV, librement réutilisables.',
  lead: 'Tout ce que nous comptons et recueillons, à télécharger et à réutiliser : sans clé, sans inscription.',
  license:
    'Nous renonçons à tous nos droits sur ces données. Vous n’avez ni à demander ni à nous citer :',
  dataSets: 'Jeux de données',
  schema: 'Schéma',
  download: '{{what}} : {{format}}',
  sets: {
    petitions: {
      title: 'Pétitions',
      text: 'Toutes les pétitions avec leur statut, leurs dates, leur objectif, le nombre de signatures et les sources.',
    },
    countries: {
      title: 'Pays',
      text: 'Les signatures par pays, avec les seuils de l’initiative européenne.',
    },
    history: {
      title: 'Historique',
      text: 'Les signatures à la fin de chaque jour, sur les 400 derniers jours renseignés.',
    },
    moderation: {
      title: 'Modération',
      text: 'Ce qui a été signalé, retiré et rétabli au cours des 30 derniers jours.',
    },
    'tree-heads': {
      title: 'Têtes d’arbre',
      text: 'La dernière tête signée de chaque jour des journaux qui permettent à chacun de vérifier combien de personnes ont signé ici.',
    },
    games: {
      title: 'Archives de jeux',
      text: 'Les jeux fermés ou sur le point de l’être, avec dates et sources.',
    },
    commitments: {
      title: 'Registre des promesses',
      text: 'Ce que les institutions et les éditeurs ont promis, et ce qu’il en est advenu.',
    },
  },
  examples: {
    title: 'Exemples',
    latest: 'Les derniers chiffres de l’initiative européenne',
    table: 'Tous les pays sous forme de tableau',
    unchanged: 'Télécharger seulement si quelque chose a changé',
    stream: 'Chaque changement en direct',
    index: 'La liste de tous les jeux de données',
  },
  rules: {
    title: 'Bon à savoir',
    open: 'N’importe quel site peut lire ces données directement dans le navigateur (CORS).',
    etag: 'Les réponses portent un ETag. Renvoyez-le et vous ne recevrez que les nouveautés.',
    limits:
      'Merci de ne pas demander le même fichier plus d’une fois par minute. En cas de requêtes bien trop nombreuses, nous répondons 429 et indiquons quand revenir.',
    sources:
      'Les chiffres des pétitions officielles viennent des sources citées. Les lignes marquées comme démonstration sont fictives.',
  },
  documentation: 'Documentation de l’API',
  widgets: 'Widgets pour votre site',
};
