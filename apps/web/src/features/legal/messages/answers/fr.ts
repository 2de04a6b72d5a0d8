// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'answersLegal'> = {
  title: 'Lettres et réponses',
  text: 'Avez-vous écrit ici à un élu ou à une autorité ? Signalez-le, et partagez la réponse reçue.',
  wrote_one: '{{n}} personne a écrit',
  wrote_other: '{{n}} personnes ont écrit',
  answered_one: '{{n}} réponse',
  answered_other: '{{n}} réponses',
  press: 'J’ai écrit',
  loading: 'Chargement des réponses',
  failed: 'Impossible de charger les réponses',
  empty: 'Personne n’a encore partagé de réponse.',
  waiting: 'Vos réponses que les autres ne voient pas',
  on: 'Réponse du {{date}}',
  share: 'Partager une réponse',
  read: 'Lire et partager des réponses',
  delete: {
    title: 'Supprimer cette réponse ?',
    text: 'Cette action est définitive.',
  },
  form: {
    who: 'Qui a répondu ?',
    whoHint:
      'Nom et fonction, par exemple députée ou député. N’indiquez ni adresse ni téléphone privés.',
    answeredOn: 'Quand la réponse est-elle arrivée ?',
    answeredOnWrong: 'Indiquez un jour qui n’est pas à venir',
    content: 'Quelle a été la réponse ?',
    contentHint:
      'Citez mot pour mot et abrégez avec […]. N’indiquez ni votre nom ni votre adresse.',
    language: 'Langue',
    consentName: 'Accord',
    consent: 'L’auteur de la réponse accepte d’être cité, ou l’a publiée lui-même.',
    consentHint: 'Vous n’en êtes pas certain ? Posez-lui d’abord la question.',
    consentMissing: 'Nous ne montrons que les réponses dont l’auteur accepte d’être cité',
    trap: 'Laissez ce champ vide',
    review: 'La modération vérifie chaque réponse avant sa publication.',
    asGuest: 'Vous écrivez en tant qu’invité.',
    logIn: 'Se connecter',
    send: 'Partager la réponse',
    sending: 'Envoi en cours',
    done: 'Merci. Nous avons bien reçu la réponse.',
    doneText: 'Elle apparaîtra dès que la modération l’aura vérifiée.',
    suspended: 'Votre compte est suspendu : vous pouvez lire, mais pas écrire.',
  },
};
