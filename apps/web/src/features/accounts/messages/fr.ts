// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'accounts'> = {
  tabs: 'Comment continuer',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  firstName: 'Prénom',
  lastName: 'Nom',
  optional: 'facultatif',
  showPassword: 'Afficher le mot de passe',
  capsLock: 'Le verrouillage des majuscules est activé.',
  passwordRules: 'Au moins 10 caractères. Une phrase courte se retient facilement.',
  code: 'Code',
  codeHint: 'Le code à six chiffres reçu par e-mail',
  working: 'Veuillez patienter',
  backToLogin: 'Retour à la connexion',
  goal: {
    sign: {
      lead: 'Pour signer cette pétition, connectez-vous, inscrivez-vous ou signez sans compte.',
      withoutAccount: 'Signer sans compte',
    },
    tell: {
      lead: 'Pour témoigner, connectez-vous, inscrivez-vous ou continuez sans compte.',
      withoutAccount: 'Témoigner sans compte',
    },
  },
  login: {
    lead: 'Bon retour parmi nous. Vous n’avez pas besoin de compte pour lire.',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    failed: 'Échec de la connexion',
  },
  register: {
    lead: 'Gardez vos témoignages et vos sujets au même endroit. Supprimez votre compte quand vous le souhaitez.',
    submit: 'Créer un compte',
    emailHint:
      'Pour vous connecter et pour les e-mails concernant votre compte. Nous ne la montrons à personne.',
    privacy: 'Ce que nous conservons, pourquoi et combien de temps :',
    done: 'Inscription réussie',
    welcome: 'Votre compte est créé, bienvenue !',
    failed: 'Échec de l’inscription',
  },
  social: {
    title: 'Ou continuer avec',
    with: 'Continuer avec {{provider}}',
    demonstration:
      'Démo : ces boutons mènent à des services fictifs sur cet ordinateur, où vous pouvez vous connecter sous n’importe quelle identité. Google, GitHub et Replit n’interviennent pas.',
    failed: 'Nous n’avons pas pu vous connecter',
    failures: {
      refused:
        'Vous avez annulé la connexion. Réessayez, ou utilisez votre adresse e-mail et votre mot de passe.',
      expired:
        'L’opération a pris trop de temps ou a été ouverte dans une autre fenêtre. Veuillez recommencer.',
      failed:
        'Un problème est survenu chez le fournisseur. Réessayez, ou utilisez votre adresse e-mail et votre mot de passe.',
      unverified:
        'Le fournisseur n’a pas confirmé votre adresse e-mail. Confirmez-la d’abord chez lui, ou inscrivez-vous ici avec une adresse e-mail et un mot de passe. Pour l’associer à un compte que vous avez ici, confirmez d’abord l’adresse de ce compte.',
      address_taken:
        'Un compte existe déjà avec cette adresse, mais elle n’est pas encore confirmée. Connectez-vous avec son mot de passe, puis ajoutez d’autres moyens de connexion dans votre profil.',
      linked_elsewhere:
        'Ce moyen de connexion est déjà associé à un autre compte. Connectez-vous à ce compte, ou dissociez-le d’abord.',
      sign_in_again: 'Par sécurité, reconnectez-vous, puis ajoutez ce moyen de connexion.',
      unavailable:
        'Ce fournisseur est injoignable pour le moment. Réessayez plus tard, ou utilisez votre adresse e-mail et votre mot de passe.',
    },
  },
  verify: {
    title: 'Confirmer l’adresse e-mail',
    lead: 'Saisissez votre adresse et le code reçu par e-mail.',
    leadLink: 'Confirmez que cette adresse est bien la vôtre.',
    submit: 'Confirmer l’adresse e-mail',
    byHand: 'Saisir le code',
    byHandTitle: 'Saisir plutôt le code',
    done: 'Adresse e-mail confirmée',
    doneText: 'L’adresse {{email}} est confirmée.',
    noticeTitle: 'Veuillez confirmer votre adresse e-mail',
    prompt:
      'Nous avons envoyé un e-mail à {{email}}. Saisissez ici le code qu’il contient ou cliquez sur le lien.',
    later: 'Plus tard',
    back: 'Revenir à la page précédente',
    notice:
      'Nous avons envoyé un lien et un code à {{email}}. Confirmez cette adresse pour que nous puissions vous aider si vous perdez votre mot de passe.',
  },
  resend: {
    title: 'Pas d’e-mail, ou lien expiré ?',
    submit: 'Renvoyer l’e-mail',
    sent: 'Nous avons envoyé un nouvel e-mail à {{email}}. Les liens précédents ne sont plus valables.',
    sentMaybe:
      'Si {{email}} n’est pas encore confirmée, nous avons envoyé un nouvel e-mail. Les liens précédents ne sont plus valables.',
  },
  forgot: {
    title: 'Réinitialiser votre mot de passe',
    lead: 'Nous vous enverrons par e-mail un lien pour en choisir un nouveau.',
    submit: 'Envoyer le lien',
    sent: 'Consultez votre boîte de réception',
    sentText:
      'Si un compte correspond à {{email}}, vous recevrez un lien et un code d’ici quelques minutes. Ils sont valables une heure. Regardez aussi dans vos indésirables.',
    byHand: 'Saisir le code',
    again: 'Utiliser une autre adresse',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    lead: 'Saisissez votre adresse, le code reçu par e-mail et un nouveau mot de passe.',
    leadLink: 'Choisissez un nouveau mot de passe. Cela vous déconnecte partout.',
    submit: 'Enregistrer le mot de passe',
    another: 'Recevoir un nouvel e-mail',
    done: 'Mot de passe modifié',
    doneText:
      'Tous vos appareils sont déconnectés. Connectez-vous avec votre nouveau mot de passe.',
  },
  suspended: {
    title: 'Votre compte est suspendu',
    text: 'Vous pouvez consulter, exporter et supprimer vos données. Motif indiqué :',
  },
};
