// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'members'> = {
  title: 'Membre',
  description: 'Les témoignages, souvenirs, sujets et réponses d’un membre.',
  loading: 'Chargement du membre',
  failed: 'Impossible de charger ce membre',
  listFailed: 'Impossible de charger les contributions',
  since: 'Membre depuis le {{day}}',
  filter: 'Afficher',
  all: 'Tout',
  kinds: {
    story: 'Témoignages',
    forum_post: 'Sujets',
    forum_reply: 'Réponses',
    memory: 'Souvenirs',
    reason: 'Raisons de signer',
    letter_answer: 'Réponses à des lettres',
    correction: 'Corrections',
    game: 'Jeux',
  },
  empty: 'Rien pour l’instant',
  emptyText: 'Les témoignages, souvenirs, sujets et réponses publiés apparaîtront ici.',
  you: 'Voici comment les autres vous voient.',
  edit: 'Modifier le nom public',
  reset: {
    button: 'Retirer le nom',
    title: 'Retirer ce nom public ?',
    text: 'Ce membre apparaîtra sous {{id}}. Personne ne pourra reprendre ce nom, et le retrait sera inscrit au journal sous votre nom.',
    reason: 'Motif',
    reasonHint: 'Seules la modération et l’administration le voient. Au moins 3 caractères.',
    missing: 'Indiquez un motif de 3 à 500 caractères.',
    saving: 'Retrait du nom',
    done: 'Nom retiré',
    doneText: 'Le nom « {{name}} » ne peut plus être choisi.',
  },
};
