// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'readingsPetitions'> = {
  title: 'Chiffres suspects',
  description: 'Les chiffres de la pétition en attente de confirmation.',
  intro:
    'Quand les chiffres font un bond, nous n’affichons les nouveaux que si {{n}} relevés consécutifs concordent. Vous pouvez décider plus tôt. Chaque décision est inscrite au journal d’audit sous votre nom.',
  loading: 'Chargement des chiffres suspects',
  failed: 'Impossible de charger les chiffres suspects',
  empty: 'Rien de suspect',
  emptyText: 'Les chiffres qui font un bond restent listés ici pendant 90 jours.',
  change: '{{total}} signatures au lieu de {{last}}',
  states: {
    waiting: 'En attente de confirmation',
    rejected: 'Rejetés',
    accepted: 'Acceptés',
    confirmed: 'Confirmés par des relevés ultérieurs',
    superseded: 'Remplacés par d’autres chiffres',
  },
  reasons: {
    total_rose: 'Le total a augmenté plus vite que d’habitude.',
    total_fell: 'Le total a fortement baissé.',
    states_rose: 'La somme des pays a augmenté plus vite que d’habitude.',
    states_fell: 'La somme des pays a fortement baissé.',
    states_differ: 'La somme des pays ne correspond pas au total.',
  },
  sum: 'Somme des pays',
  pace: 'Rythme habituel',
  perDay: '{{n}} par jour',
  polls: 'Relevés concordants',
  pollsOf: '{{n}} ({{needed}} nécessaires)',
  firstReceived: 'Premier relevé',
  lastReceived: 'Dernier relevé',
  actionOn: '{{action}} : {{total}} signatures',
  decisions: {
    accept: {
      action: 'Accepter',
      question: 'Afficher {{total}} signatures ?',
      text: 'Tout le monde verra aussitôt ces chiffres à la place des actuels.',
      button: 'Accepter ces chiffres',
      busy: 'Acceptation en cours',
      done: '{{total}} signatures sont désormais affichées',
    },
    reject: {
      action: 'Rejeter',
      question: 'Rejeter {{total}} signatures ?',
      text: 'Les relevés suivants ne confirmeront plus ces chiffres. Vous pourrez encore les accepter tant que le fournisseur les indique.',
      button: 'Rejeter ces chiffres',
      busy: 'Rejet en cours',
      done: '{{total}} signatures rejetées',
    },
  },
  outdated:
    'Ces chiffres ont déjà fait l’objet d’une décision ou ont été remplacés. Fermez cette fenêtre pour voir la liste à jour.',
};
