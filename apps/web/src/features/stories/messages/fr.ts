// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'stories'> = {
  title: 'Témoignages',
  description:
    'Ce que des joueurs ont perdu quand les jeux qu’ils avaient achetés ont été débranchés : leurs propres témoignages, avec une recherche par jeu.',
  lead: 'Ce que des joueurs ont perdu quand un jeu qu’ils avaient acheté a été débranché, avec leurs mots.',
  totals: {
    lost: 'Perdus au total',
    rates: 'En yens, au taux de change du jour',
    stories: 'Témoignages',
    games: 'Jeux',
  },
  search: 'Rechercher dans les témoignages',
  placeholder: 'Jeu, titre ou mots',
  find: 'Rechercher',
  list: 'Témoignages publiés',
  shown_one: '{{current}} témoignage affiché sur {{n}}',
  shown_other: '{{current}} témoignages affichés sur {{n}}',
  shownAtLeast: '{{current}} témoignages affichés sur plus de {{total}}',
  loading: 'Chargement des témoignages',
  read: 'Lire le témoignage',
  readOf: 'Lire le témoignage : {{title}}',
  empty: {
    title: 'Aucun témoignage trouvé',
    text: 'Essayez avec moins de mots, une partie du nom du jeu ou plus de langues.',
    none: 'Un jeu que vous aviez acheté a été débranché ? Publiez le premier témoignage.',
    clear: 'Afficher tous les témoignages',
  },
  story: {
    back: 'Tous les témoignages',
    next: 'Témoignage suivant',
    sign: 'Soutenir la pétition',
    reply: 'Répondre sur le forum',
    edited: 'Modifié le {{day}}',
    given: '{{amount}}, au taux de change du {{day}}',
    more: 'Témoignages sur ce jeu',
    share: 'Partager ce témoignage',
    failed: 'Impossible de charger le témoignage',
  },
  own: {
    title: 'Partagez votre témoignage',
    description:
      'Racontez ce que vous avez perdu quand un jeu que vous aviez acheté a été débranché, avec ou sans compte.',
    lead: 'Qu’avez-vous perdu quand un jeu que vous aviez acheté a été débranché ? D’autres liront votre témoignage ici, et le montant s’ajoute au total.',
    review:
      'La modération vérifie les témoignages des invités, et le premier de chaque membre, avant leur publication.',
    asGuest:
      'Vous n’avez pas ouvert de session : votre témoignage paraîtra sous {{id}}. Si vous vous inscrivez plus tard dans ce navigateur, il sera transféré vers votre compte.',
    asMember:
      'Votre témoignage paraîtra sous {{id}}, le début de votre identifiant de membre. Nous ne montrons jamais votre nom.',
    asNamed:
      'Votre témoignage paraîtra sous {{name}}, avec {{id}}, le début de votre identifiant de membre. Nous ne montrons jamais vos prénom et nom.',
    form: {
      game: 'Jeu',
      gameHint: 'Le titre sous lequel il était vendu. Nous suggérons ceux que d’autres ont saisis.',
      title: 'Titre',
      content: 'Votre témoignage',
      contentHint:
        'De {{least}} à {{most}} caractères. Merci de n’y mettre ni le nom ni l’adresse d’autres personnes.',
      amount: 'Montant perdu',
      amountHint: 'Ce que vous avez payé, par exemple 59,99. Nous l’affichons aussi en yens.',
      amountWrong: 'Saisissez un montant comme 59,99, jusqu’à {{most}}.',
      currency: 'Devise',
      language: 'Langue du témoignage',
      optional: 'facultatif',
      trap: 'Laissez ce champ vide',
      send: 'Envoyer le témoignage',
      sending: 'Envoi du témoignage',
      save: 'Enregistrer les modifications',
      saving: 'Enregistrement',
      back: 'Retour au témoignage',
    },
    suspended: {
      title: 'Votre compte est suspendu',
      text: 'Tant qu’il est suspendu, vous ne pouvez ni publier ni modifier de témoignage.',
    },
    done: {
      published: 'Votre témoignage est publié',
      pending: 'Merci. Nous avons bien reçu votre témoignage.',
      pendingText: 'Il paraîtra dès que la modération l’aura vérifié.',
      saved: 'Modifications enregistrées',
    },
    standing: {
      published: 'Ce témoignage est le vôtre',
      pending: 'Votre témoignage est en attente de vérification',
      pendingText:
        'Personne d’autre que vous ne le voit tant que la modération ne l’a pas vérifié.',
      held: 'Nous examinons votre témoignage de plus près',
      hidden: 'Votre témoignage est masqué',
      hiddenText: 'La modération l’a masqué. Personne d’autre ne le voit.',
      reported: 'Votre témoignage est masqué pour le moment',
      reportedText:
        'Plusieurs personnes l’ont signalé. Il reste masqué jusqu’à la décision de la modération.',
      rejected: 'Nous n’avons pas publié votre témoignage',
      rejectedText: 'Personne d’autre ne le voit. Vous pouvez le modifier et l’envoyer à nouveau.',
      reason: 'Motif : {{reason}}',
      note: 'La modération écrit : {{note}}',
      keep: 'Ajoutez cette page à vos favoris pour suivre son état. Cela ne marche que dans ce navigateur, tant que vous n’effacez pas ses données.',
    },
    edit: {
      button: 'Modifier',
      title: 'Modifier votre témoignage',
      review:
        'Après une modification, la modération devra peut-être le vérifier à nouveau avant que d’autres ne le voient.',
      failed: 'Impossible de charger votre témoignage',
      loading: 'Chargement de votre témoignage',
    },
    withdraw: {
      button: 'Retirer',
      title: 'Retirer ce témoignage ?',
      text: 'Nous supprimerons le témoignage et toutes ses versions antérieures. C’est irréversible.',
      confirm: 'Retirer le témoignage',
      busy: 'Retrait du témoignage',
      done: 'Témoignage retiré',
    },
  },
};
