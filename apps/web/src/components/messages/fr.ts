// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'shared'> = {
  category: 'Catégorie',
  language: 'Langue',
  search: 'Recherche',
  find: 'Rechercher',
  all: 'Tout',
  clear: 'Tout effacer',
  more: 'Afficher plus',
  loadingMore: 'Chargement de la suite',
  moreFailed: 'Impossible de charger la suite',
  nextPage: 'Page suivante',
  firstPage: 'Retour à la première page',
  retry: 'Réessayer',
  failedText: 'Problème de connexion ou de serveur. Rien n’a été modifié.',
  close: 'Fermer',
  cancel: 'Annuler',
  optional: 'facultatif',
  notDone: 'L’opération a échoué',
  loadFailedText: 'Problème de connexion ou de serveur. Vérifiez votre connexion et réessayez.',
  replay: 'Rediffusion de {{year}}',
  newsCategories: {
    policy: 'Politique',
    industry: 'Industrie',
    consumer: 'Consommation',
    technology: 'Technologie',
  },
  guest: {
    name: 'Utilisateur invité',
    hint: 'Ce que vous publiez en tant qu’invité est conservé et rejoint votre compte quand vous vous connectez.',
  },
  author: {
    deleted: 'utilisateur supprimé',
    guest: 'Invité {{number}}',
    member: 'Membre {{id}}',
    team: 'Équipe',
    original: 'A lancé le sujet',
    you: 'Vous',
  },
  share: {
    share: 'Partager',
    copyLink: 'Copier le lien',
    copied: 'Lien copié !',
    copyFailed: 'Échec de la copie',
    copyFailedHint: 'Veuillez copier le lien manuellement.',
  },
};
