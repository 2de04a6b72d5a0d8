import type { Messages } from '../../lib/messages.ts';
import type { admin as english } from './en.ts';

export const admin: Messages<typeof english> = {
  nav: {
    label: 'Administration',
    people: 'Comptes',
    articles: 'Articles',
    sources: 'Sources',
    moderation: 'Modération',
    auditLog: 'Journal d’audit',
  },
  category: 'Catégorie',
  language: 'Langue',
  search: 'Recherche',
  find: 'Rechercher',
  all: 'Tous',
  clear: 'Tout effacer',
  more: 'Afficher plus',
  loadingMore: 'Chargement de la suite',
  moreFailed: 'Impossible de charger la suite',
  retry: 'Réessayer',
  failedText: 'La connexion ou le serveur a fait défaut. Rien n’a changé.',
  close: 'Fermer',
  cancel: 'Annuler',
  optional: 'facultatif',
  notDone: 'Cela n’a pas abouti',
};
