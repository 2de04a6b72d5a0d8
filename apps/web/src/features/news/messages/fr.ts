// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'news'> = {
  title: 'Actualités',
  description:
    'L’actualité de la campagne et du jeu vidéo, rédigée par nous ou reprise d’autres sources, avec une recherche et des rubriques, en six langues.',
  lead: 'Nos articles sur la campagne et le secteur, et ce que d’autres en écrivent.',
  search: 'Rechercher dans les actualités',
  placeholder: 'Rechercher des articles…',
  find: 'Rechercher',
  categories: 'Rubriques',
  all: 'Toutes',
  list: 'Articles',
  shown_one: '{{current}} article affiché sur {{n}}',
  shown_other: '{{current}} articles affichés sur {{n}}',
  shownAtLeast: '{{current}} articles affichés sur plus de {{total}}',
  remaining: 'Il en reste {{n}}',
  remainingAtLeast: 'Il en reste plus de {{n}}',
  loading: 'Chargement des articles',
  empty: {
    title: 'Aucun article trouvé',
    text: 'Rien ne correspond à cette recherche et à ces filtres. Essayez avec moins de mots, une autre rubrique ou davantage de langues.',
    none: 'Les nouveaux articles apparaîtront ici.',
    clear: 'Afficher toutes les actualités',
  },
  feeds: { label: 'S’abonner', atom: 'Flux Atom', json: 'JSON Feed' },
  article: {
    back: 'Toutes les actualités',
    updated: 'Mis à jour le {{day}}',
    by: 'Par {{author}}',
    readFull: 'Lire l’article complet',
    continueAt: 'Poursuivre la lecture sur {{source}}',
    excerpt: 'Ceci est un extrait. L’article a été publié par {{source}}.',
    alsoAt: 'Également rapporté par',
    related: 'Articles liés',
    translations: 'Cet article dans d’autres langues',
    source: 'Source : {{url}}',
    failed: 'Impossible de charger l’article',
    share: 'Partager cet article',
  },
  publishedBy: 'Cet article a été publié par {{source}}.',
};
