import type { Messages } from '../../../lib/messages.ts';
import type { stories as english } from './en.ts';

export const stories: Messages<typeof english> = {
  title: 'Témoignages',
  description:
    'Ce que des joueurs ont perdu quand les jeux qu’ils avaient achetés ont été débranchés : leurs propres témoignages, avec une recherche par jeu.',
  lead: 'Ce que des joueurs ont perdu quand un jeu qu’ils avaient acheté a été débranché, raconté par eux-mêmes.',
  totals: {
    lost: 'Perdus au total',
    rates: 'En yens, chaque montant au taux de référence en vigueur à l’époque',
    stories: 'Témoignages',
    games: 'Jeux',
  },
  search: 'Rechercher par jeu',
  placeholder: 'Nom d’un jeu',
  find: 'Rechercher',
  list: 'Témoignages publiés',
  shown_one: '{{current}} témoignage affiché sur {{n}}',
  shown_other: '{{current}} témoignages affichés sur {{n}}',
  more: 'Afficher plus',
  loading: 'Chargement des témoignages',
  loadingMore: 'Chargement de la suite',
  moreFailed: 'Impossible de charger d’autres témoignages',
  retry: 'Réessayer',
  read: 'Lire le témoignage',
  readOf: 'Lire le témoignage : {{title}}',
  empty: {
    title: 'Aucun témoignage sur ce jeu',
    text: 'Personne n’en a encore parlé. Une partie du nom donnera peut-être plus de résultats.',
    none: 'Un jeu que vous aviez acheté a été débranché ? Votre témoignage serait le premier.',
    clear: 'Afficher tous les témoignages',
  },
  story: {
    back: 'Tous les témoignages',
    edited: 'Modifié le {{day}}',
    given: '{{amount}} au taux de référence du {{day}}',
    more: 'Témoignages sur ce jeu',
    share: 'Partager ce témoignage',
    failed: 'Impossible de charger le témoignage',
  },
};
