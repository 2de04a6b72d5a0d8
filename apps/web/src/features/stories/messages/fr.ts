import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'stories'> = {
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
  own: {
    title: 'Partager votre témoignage',
    description:
      'Racontez ce que vous avez perdu quand un jeu que vous aviez acheté a été débranché, avec ou sans compte.',
    lead: 'Qu’avez-vous perdu quand un jeu que vous aviez acheté a été débranché ? Votre témoignage est lu ici, et compte dans ce qui a été perdu au total.',
    review:
      'La modération lit les témoignages des invités, et le premier de chaque membre, avant qu’ils ne paraissent ici.',
    asGuest:
      'Vous n’êtes pas connecté : le témoignage paraîtra sous {{id}}. Si vous vous inscrivez plus tard dans ce navigateur, il sera à vous.',
    asMember:
      'Le témoignage paraîtra sous {{id}}, le début de votre identifiant de membre, jamais sous votre nom.',
    form: {
      game: 'Jeu',
      gameHint: 'Tel qu’il était vendu. Les noms donnés par d’autres sont suggérés.',
      title: 'Titre',
      content: 'Votre témoignage',
      contentHint:
        'De {{least}} à {{most}} caractères. Merci de n’y mettre ni le nom ni l’adresse d’autres personnes.',
      amount: 'Montant perdu',
      amountHint: 'Ce que vous avez payé, par exemple 59,99. Il est affiché en yens.',
      amountWrong: 'Un montant ressemble à 59,99 et ne dépasse pas {{most}}.',
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
    failed: {
      title: 'Échec de l’envoi',
      unable: 'Envoi impossible',
      unableText: 'Veuillez actualiser la page et réessayer.',
      conflict:
        'Le témoignage a été modifié ailleurs entre-temps. Votre saisie est conservée ; un nouvel enregistrement remplacera cette modification.',
    },
    suspended: {
      title: 'Ce compte est suspendu',
      text: 'Il ne permet ni de publier ni de modifier un témoignage.',
    },
    done: {
      published: 'Votre témoignage est publié',
      pending: 'Votre témoignage est bien arrivé',
      pendingText: 'Il paraîtra dès que la modération l’aura lu.',
      saved: 'Modifications enregistrées',
    },
    standing: {
      published: 'Ce témoignage est le vôtre',
      pending: 'Votre témoignage est en cours d’examen',
      pendingText: 'Personne d’autre ne le voit tant que la modération ne l’a pas lu.',
      held: 'Votre témoignage attend un examen plus attentif',
      heldText:
        'Une vérification automatique demande un regard plus attentif, par exemple à cause de ses liens ou de sa ressemblance avec un autre texte. Ce n’est pas un refus : la modération va le lire, et personne d’autre ne le voit d’ici là.',
      hidden: 'Votre témoignage est masqué',
      hiddenText: 'La modération l’a masqué. Personne d’autre ne le voit.',
      reported: 'Votre témoignage est masqué pour le moment',
      reportedText:
        'Plusieurs personnes l’ont signalé. Il reste masqué jusqu’à la décision de la modération.',
      rejected: 'Votre témoignage n’a pas été retenu',
      rejectedText: 'Personne d’autre ne le voit. Vous pouvez le modifier et l’envoyer à nouveau.',
      reason: 'Motif : {{reason}}',
      note: 'La modération écrit : {{note}}',
      keep: 'Revenez à cette adresse dans ce navigateur pour savoir ce qu’il devient, tant que ses données ne sont pas effacées.',
    },
    edit: {
      button: 'Modifier',
      title: 'Modifier votre témoignage',
      review:
        'Après une modification, la modération devra peut-être le relire avant que d’autres ne le voient.',
      failed: 'Impossible de charger votre témoignage',
      loading: 'Chargement de votre témoignage',
    },
    withdraw: {
      button: 'Retirer',
      title: 'Retirer ce témoignage ?',
      text: 'Il est supprimé, avec toutes ses versions antérieures. C’est irréversible.',
      confirm: 'Retirer le témoignage',
      busy: 'Retrait du témoignage',
      done: 'Témoignage retiré',
    },
  },
};
