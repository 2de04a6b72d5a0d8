import type { MailWords } from '../words.ts';

export const fr: MailWords = {
  greeting: 'Bonjour {{name}},',
  greetingAlone: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  code: 'Ou saisissez ce code sur le site :',
  expires: 'Le lien et le code sont valables une seule fois, jusqu’au {{time}}.',
  method: 'Mode de connexion : {{method}}',
  password: 'mot de passe',
  device: 'Appareil : {{device}}',
  unknownDevice: 'inconnu',
  time: 'Date : {{time}}',
  footer:
    'Ce message a été envoyé à {{to}} parce que cette adresse est utilisée sur {{brand}}. Il s’agit d’un envoi automatique.',
  verify_email: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    why: 'Un compte a été créé sur {{brand}} avec cette adresse, sans doute par vous. Un clic suffit pour confirmer qu’elle est bien la vôtre.',
    action: 'Confirmer l’adresse',
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire : l’adresse restera simplement non confirmée.',
  },
  change_email: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    why: 'Cette adresse a été indiquée comme nouvelle adresse d’un compte sur {{brand}}. Elle sera prise en compte dès que vous l’aurez confirmée.',
    action: 'Confirmer la nouvelle adresse',
    notYou:
      'Si ce n’était pas vous, vous n’avez rien à faire : le compte conserve son ancienne adresse.',
  },
  email_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    why: 'Votre compte sur {{brand}} a une nouvelle adresse e-mail. L’ancienne ne permet plus de se connecter.',
    action: 'Nous contacter',
    notYou:
      'Si ce n’était pas vous, quelqu’un a peut-être accès à votre compte. Contactez-nous sans attendre.',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    why: 'Un nouveau mot de passe a été demandé pour votre compte sur {{brand}}, sans doute par vous.',
    action: 'Choisir un nouveau mot de passe',
    notYou: 'Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    why: 'Le mot de passe de votre compte sur {{brand}} a été modifié.',
    action: 'Réinitialiser le mot de passe',
    notYou:
      'Si ce n’était pas vous, réinitialisez le mot de passe sans attendre. Tous les appareils seront alors déconnectés.',
  },
  signed_in: {
    subject: 'Nouvelle connexion à votre compte',
    why: 'Quelqu’un s’est connecté à votre compte sur {{brand}} d’une nouvelle manière ou depuis un nouvel appareil.',
    action: 'Réinitialiser le mot de passe',
    notYou:
      'Si ce n’était pas vous, réinitialisez le mot de passe sans attendre. Tous les appareils seront alors déconnectés.',
  },
  identity_linked: {
    subject: 'Nouveau moyen de se connecter à votre compte',
    why: 'Il est désormais possible de se connecter à votre compte sur {{brand}} par un autre service.',
    action: 'Voir le profil',
    notYou:
      'Si ce n’était pas vous, retirez ce service dans votre profil, puis choisissez-y un nouveau mot de passe.',
  },
  identity_unlinked: {
    subject: 'Un moyen de se connecter à votre compte a été retiré',
    why: 'Il n’est plus possible de se connecter à votre compte sur {{brand}} par le service ci-dessous.',
    action: 'Voir le profil',
    notYou:
      'Si ce n’était pas vous, choisissez un nouveau mot de passe dans votre profil. Cela déconnecte aussi tous les autres appareils.',
  },
};
