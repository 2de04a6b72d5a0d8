import type { MailMessages } from './en.ts';

export const fr: MailMessages = {
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
  content_decided: {
    kinds: {
      story: 'Témoignage : {{title}}',
      forum_post: 'Sujet du forum : {{title}}',
      forum_reply: 'Une réponse sur le forum',
    },
    reason: 'Motif : {{reason}}',
    reasons: {
      spam: 'publicité ou message indésirable',
      abuse: 'insultes ou harcèlement',
      illegal: 'contraire à la loi',
      off_topic: 'hors sujet',
      personal_data: 'données personnelles d’autrui',
      duplicate: 'déjà publié ici',
      other: 'autre motif',
    },
    note: 'Message de la modération : {{note}}',
    approve: {
      subject: 'Votre contribution est maintenant publique',
      why: 'La modération de {{brand}} a examiné votre contribution. Tout le monde peut maintenant la lire.',
    },
    reject: {
      subject: 'Votre contribution n’a pas été publiée',
      why: 'La modération de {{brand}} a examiné votre contribution et a décidé de ne pas la publier.',
    },
    hide: {
      subject: 'Votre contribution a été masquée',
      why: 'La modération de {{brand}} a examiné votre contribution et a décidé de ne plus l’afficher.',
    },
    restore: {
      subject: 'Votre contribution est de nouveau publique',
      why: 'La modération de {{brand}} a réexaminé votre contribution. Tout le monde peut de nouveau la lire.',
    },
    undo: {
      subject: 'Une décision sur votre contribution a été annulée',
      why: 'La modération de {{brand}} est revenue sur sa dernière décision concernant votre contribution.',
    },
    status: 'État actuel : {{status}}',
    statuses: {
      pending: 'en attente de modération',
      published: 'publiée',
      hidden: 'masquée',
      rejected: 'non publiée',
    },
    read: 'Lire sur le site',
    own: 'Voir mes contributions',
    notYou:
      'Vous voyez où en est votre texte dans votre profil, sous « Mes contributions ». S’il n’est pas public, vous pouvez le modifier ; la modération le réexaminera alors.',
  },
  moderation_digest: {
    subject: 'En attente de modération : {{waiting}}',
    why: 'Voici ce qui attend une décision sur {{brand}} le {{day}}.',
    waiting: 'En attente au total : {{waiting}}',
    reported: 'Signalés par des lecteurs : {{reported}}',
    oldest: 'Plus longue attente en heures : {{hours}}',
    kinds: {
      story: 'Témoignages : {{count}}',
      forum_post: 'Sujets du forum : {{count}}',
      forum_reply: 'Réponses sur le forum : {{count}}',
    },
    action: 'Ouvrir la file d’attente',
    notYou:
      'Les équipes de modération et d’administration reçoivent ce message une fois par jour, et seulement quand quelque chose attend.',
  },
  forum_reply: {
    subject: 'Nouvelle réponse : {{title}}',
    why: 'Un sujet suivi sur {{brand}} a reçu une nouvelle réponse.',
    post: 'Sujet : {{title}}',
    reply: 'Réponse : {{excerpt}}',
    action: 'Lire la réponse',
    notYou: 'Aucun autre e-mail sur ce sujet ne sera envoyé avant votre prochaine visite.',
    stop: 'Ne plus recevoir d’e-mails sur ce sujet',
  },
};
