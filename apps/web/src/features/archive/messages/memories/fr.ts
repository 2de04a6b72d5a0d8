import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'memoriesArchive'> = {
  pageTitle: 'Souvenirs de {{name}}',
  pageDescription:
    'Ce dont les joueurs de {{name}} se souviennent : leurs soirées, leurs amis, ce qui leur manque.',
  back: 'Retour à {{name}}',
  list: 'Souvenirs',
  count_one: '{{n}} souvenir',
  count_other: '{{n}} souvenirs',
  all: 'Tous les souvenirs',
  share: 'Partager un souvenir',
  played: 'Joué en {{years}}',
  waiting: 'Vos souvenirs en attente de vérification',
  loading: 'Chargement des souvenirs',
  more: 'Afficher plus',
  loadingMore: 'Chargement de la suite',
  moreFailed: 'Impossible de charger d’autres souvenirs',
  retry: 'Réessayer',
  failed: 'Impossible de charger les souvenirs',
  shown_one: '{{current}} souvenir affiché sur {{n}}',
  shown_other: '{{current}} souvenirs affichés sur {{n}}',
  empty: {
    title: 'Aucun souvenir pour l’instant',
    text: 'Personne n’a encore partagé de souvenir de ce jeu. Soyez la première personne à en partager un.',
  },
  sort: { label: 'Trier par', newest: 'Plus récents', helpful: 'Plus utiles' },
  form: {
    content: 'Votre souvenir',
    contentHint:
      'Avec qui jouiez-vous, qu’est-ce qui vous manque ? Texte brut ; les liens fonctionnent.',
    years: 'Années de jeu',
    yearsHint: 'Par exemple 2014 ou 2014–2019',
    yearsWrong: 'Indiquez une année ou une période, par exemple 2014–2019.',
    language: 'Langue',
    trap: 'Laissez ce champ vide',
    review: 'La modération vérifie votre première contribution avant sa publication.',
    asGuest:
      'Vous écrivez en tant qu’invité. La modération vérifie votre souvenir avant sa publication.',
    logIn: 'Se connecter',
    send: 'Partager le souvenir',
    sending: 'Envoi en cours',
    save: 'Enregistrer',
  },
  done: {
    published: 'Votre souvenir est en ligne',
    pending: 'Merci. Nous avons bien reçu votre souvenir.',
    pendingText: 'Il apparaîtra dès que la modération l’aura vérifié.',
  },
  delete: { title: 'Supprimer ce souvenir ?', text: 'Cette action est définitive.' },
  suspended: 'Votre compte est suspendu : vous pouvez lire, mais pas écrire.',
};
