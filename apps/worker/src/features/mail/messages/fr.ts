// SPDX-License-Identifier: AGPL-3.0-or-later
import type { MailMessages } from './en.ts';

export const fr: MailMessages = {
  greeting: 'Bonjour {{name}},',
  greetingAlone: 'Bonjour,',
  linkHint: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  code: 'Ou saisissez ce code :',
  expires: 'Le lien et le code ne sont utilisables qu’une fois et expirent le {{time}}.',
  method: 'Connexion avec : {{method}}',
  password: 'mot de passe',
  device: 'Appareil : {{device}}',
  unknownDevice: 'inconnu',
  time: 'Date : {{time}}',
  footer: 'Vous recevez cet e-mail parce que l’adresse {{to}} est enregistrée sur {{brand}}.',
  linkCode: 'Si une page vous demande un code, c’est {{code}}. Il est valable jusqu’au {{time}}.',
  choose: 'Choisir les e-mails que vous recevez',
  stop: 'Ne plus recevoir ce type d’e-mails',
  verify_email: {
    subject: 'Veuillez confirmer votre adresse e-mail',
    why: 'Merci de rejoindre {{brand}}. Confirmez que cette adresse e-mail est bien la vôtre.',
    action: 'Confirmer l’adresse e-mail',
    notYou: 'Si vous n’avez pas créé de compte, vous pouvez ignorer cet e-mail.',
  },
  change_email: {
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    why: 'Quelqu’un, vous sans doute, souhaite utiliser cette adresse pour un compte sur {{brand}}. Veuillez la confirmer.',
    action: 'Confirmer la nouvelle adresse',
    notYou:
      'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Le compte conserve son ancienne adresse.',
  },
  email_changed: {
    subject: 'Votre adresse e-mail a été modifiée',
    why: 'Votre compte sur {{brand}} a une nouvelle adresse e-mail. Vous ne pouvez plus vous connecter avec celle-ci.',
    action: 'Nous contacter',
    notYou:
      'Si ce n’était pas vous, quelqu’un a peut-être accès à votre compte. Contactez-nous sans attendre.',
  },
  reset_password: {
    subject: 'Choisissez un nouveau mot de passe',
    why: 'Un nouveau mot de passe a été demandé pour votre compte sur {{brand}}, sans doute par vous.',
    action: 'Choisir un nouveau mot de passe',
    notYou:
      'Si ce n’était pas vous, vous pouvez ignorer cet e-mail. Votre mot de passe reste inchangé.',
  },
  password_changed: {
    subject: 'Votre mot de passe a été modifié',
    why: 'Le mot de passe de votre compte sur {{brand}} a été modifié.',
    action: 'Réinitialiser le mot de passe',
    notYou:
      'Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre. Cela ferme aussi toutes vos sessions.',
  },
  signed_in: {
    subject: 'Nouvelle connexion à votre compte',
    why: 'Quelqu’un s’est connecté à votre compte sur {{brand}} d’une nouvelle manière ou depuis un nouvel appareil.',
    action: 'Réinitialiser le mot de passe',
    notYou:
      'Si ce n’était pas vous, réinitialisez votre mot de passe sans attendre. Cela ferme aussi toutes vos sessions.',
  },
  identity_linked: {
    subject: 'Nouveau moyen de se connecter à votre compte',
    why: 'Vous pouvez désormais aussi vous connecter à {{brand}} avec {{method}}.',
    action: 'Voir le profil',
    notYou: 'Si ce n’était pas vous, dissociez-le dans votre profil et changez de mot de passe.',
  },
  identity_unlinked: {
    subject: 'Un moyen de connexion a été retiré',
    why: 'Vous ne pouvez plus vous connecter à {{brand}} avec {{method}}.',
    action: 'Voir le profil',
    notYou:
      'Si ce n’était pas vous, changez de mot de passe dans votre profil. Cela ferme aussi vos autres sessions.',
  },
  export_ready: {
    subject: 'Vos données sont prêtes à être téléchargées',
    why: 'Le fichier contenant tout ce que {{brand}} détient sur vous est prêt. Vous pouvez le télécharger dans votre profil.',
    action: 'Ouvrir mon profil',
    notYou:
      'Si vous ne l’avez pas demandé, quelqu’un d’autre est peut-être connecté à votre compte. Changez votre mot de passe dans votre profil.',
    until: 'Nous supprimons le fichier : {{time}}',
  },
  content_decided: {
    kinds: {
      story: 'Témoignage : {{title}}',
      forum_post: 'Sujet du forum : {{title}}',
      forum_reply: 'Réponse à « {{title}} »',
      memory: 'Souvenir de {{title}}',
      reason: 'Raison de signer « {{title}} »',
      letter_answer: 'Réponse à une lettre : {{title}}',
      correction: 'Correction : {{title}}',
      game: 'Jeu pour les archives : {{title}}',
    },
    reply: 'Réponse sur le forum',
    excerpt: 'Votre texte : {{excerpt}}',
    several: {
      subject: 'Décisions au sujet de {{count}} de vos contributions',
      why: 'La modération de {{brand}} a pris une décision au sujet de ces contributions.',
      notYou: 'Vous pouvez suivre l’état de chacune dans votre profil.',
      editable:
        'Vous pouvez suivre l’état de chacune dans votre profil. Vous pouvez aussi y modifier vos textes ; nous les examinerons alors à nouveau.',
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
    note: 'La modération écrit : {{note}}',
    approve: {
      subject: {
        story: 'Votre témoignage « {{title}} » est en ligne',
        forum_post: 'Votre sujet « {{title}} » est en ligne',
        forum_reply: 'Votre réponse à « {{title}} » est en ligne',
        memory: 'Votre souvenir de {{title}} est en ligne',
        reason: 'Votre raison de signer « {{title}} » est en ligne',
        letter_answer: 'La réponse de {{title}} est en ligne',
        correction: 'Votre correction de « {{title}} » est dans les archives',
        game: '« {{title}} » est maintenant dans les archives',
      },
      reply: 'Votre réponse sur le forum est en ligne',
      why: 'La modération de {{brand}} a vérifié et approuvé votre texte. Tout le monde peut le lire.',
    },
    reject: {
      subject: {
        story: 'Nous n’avons pas publié « {{title}} »',
        forum_post: 'Nous n’avons pas publié « {{title}} »',
        forum_reply: 'Nous n’avons pas publié votre réponse à « {{title}} »',
        memory: 'Nous n’avons pas publié votre souvenir de {{title}}',
        reason: 'Nous n’avons pas publié votre raison de signer « {{title}} »',
        letter_answer: 'Nous n’avons pas publié la réponse de {{title}}',
        correction: 'Nous n’avons pas retenu votre correction de « {{title}} »',
        game: 'Nous n’avons pas ajouté « {{title}} » aux archives',
      },
      reply: 'Nous n’avons pas publié votre réponse',
      why: 'La modération de {{brand}} a vérifié votre texte et a décidé de ne pas le publier.',
    },
    hide: {
      subject: {
        story: 'Nous avons masqué votre témoignage « {{title}} »',
        forum_post: 'Nous avons masqué votre sujet « {{title}} »',
        forum_reply: 'Nous avons masqué votre réponse à « {{title}} »',
        memory: 'Nous avons masqué votre souvenir de {{title}}',
        reason: 'Nous avons masqué votre raison de signer « {{title}} »',
        letter_answer: 'Nous avons masqué la réponse de {{title}}',
        correction: 'Nous avons retiré votre correction de « {{title}} »',
        game: 'Nous avons masqué « {{title}} » dans les archives',
      },
      reply: 'Nous avons masqué votre réponse sur le forum',
      why: 'La modération de {{brand}} a vérifié votre texte et a décidé de le masquer.',
    },
    restore: {
      subject: {
        story: 'Nous avons rétabli votre témoignage « {{title}} »',
        forum_post: 'Nous avons rétabli votre sujet « {{title}} »',
        forum_reply: 'Nous avons rétabli votre réponse à « {{title}} »',
        memory: 'Nous avons rétabli votre souvenir de {{title}}',
        reason: 'Nous avons rétabli votre raison de signer « {{title}} »',
        letter_answer: 'Nous avons rétabli la réponse de {{title}}',
        correction: 'Votre correction de « {{title}} » est de nouveau dans les archives',
        game: 'Nous avons rétabli « {{title}} » dans les archives',
      },
      reply: 'Nous avons rétabli votre réponse sur le forum',
      why: 'La modération de {{brand}} a réexaminé votre texte et l’a rétabli.',
    },
    undo: {
      subject: {
        story: 'Décision annulée au sujet de « {{title}} »',
        forum_post: 'Décision annulée au sujet de « {{title}} »',
        forum_reply: 'Décision annulée au sujet de votre réponse à « {{title}} »',
        memory: 'Décision annulée au sujet de votre souvenir de {{title}}',
        reason: 'Décision annulée au sujet de votre raison de signer « {{title}} »',
        letter_answer: 'Décision annulée au sujet de la réponse de {{title}}',
        correction: 'Décision annulée au sujet de votre correction de « {{title}} »',
        game: 'Décision annulée au sujet de « {{title}} »',
      },
      reply: 'Décision annulée au sujet de votre réponse',
      why: 'La modération de {{brand}} est revenue sur sa dernière décision concernant votre texte.',
    },
    status: 'État actuel : {{status}}',
    statuses: {
      pending: 'en attente de vérification',
      published: 'en ligne',
      hidden: 'masqué',
      rejected: 'non publié',
    },
    read: 'Lire sur le site',
    own: 'Voir mes contributions',
    notYou: 'Vous pouvez suivre son état dans votre profil.',
    editable:
      'Vous pouvez suivre son état dans votre profil. Vous pouvez aussi l’y modifier ; nous l’examinerons alors à nouveau.',
  },
  game_changed: {
    subject: '« {{title}} » a changé dans les archives',
    why: 'Vous suivez « {{title}} » dans les archives de {{brand}}. Voici ce qui a changé :',
    unknown: 'inconnu',
    statuses: {
      announced: 'Arrêt annoncé',
      shut_down: 'Arrêté',
      playable_again: 'De nouveau jouable',
      unknown: 'État inconnu',
    },
    facts: {
      status: 'Statut : {{before}} → {{after}}',
      releaseDate: 'Sortie : {{before}} → {{after}}',
      shutdownDate: 'Arrêt : {{before}} → {{after}}',
    },
    action: 'Voir le jeu',
    notYou: 'Nous ne vous écrivons au sujet de ce jeu que si son statut ou ses dates changent.',
    stop: 'Ne plus recevoir d’e-mails sur ce jeu',
  },
  moderation_digest: {
    subject_one: '{{waiting}} élément à vérifier',
    subject_other: '{{waiting}} éléments à vérifier',
    why: 'Voici ce qui attend une décision sur {{brand}} le {{day}}.',
    waiting: 'En attente au total : {{waiting}}',
    reported: 'Signalées par des lecteurs : {{reported}}',
    oldest: 'Plus longue attente : {{wait}}',
    kinds: {
      story: 'Témoignages : {{count}}',
      forum_post: 'Sujets du forum : {{count}}',
      forum_reply: 'Réponses sur le forum : {{count}}',
      memory: 'Souvenirs : {{count}}',
      reason: 'Raisons de signer : {{count}}',
      letter_answer: 'Réponses à des lettres : {{count}}',
      correction: 'Corrections : {{count}}',
      game: 'Jeux pour les archives : {{count}}',
    },
    bursts: {
      game_like: 'Jeux avec un nombre inhabituel de « J’aime » : {{count}}',
      helpful: 'Textes jugés « Utile » inhabituellement souvent : {{count}}',
      letter_written: 'Régions avec un nombre inhabituel de lettres : {{count}}',
    },
    action: 'Ouvrir la file d’attente',
    notYou:
      'La modération et l’administration reçoivent cet e-mail une fois par jour, et seulement quand quelque chose attend.',
  },
  signature: {
    footer:
      'Vous recevez cet e-mail parce que l’adresse {{to}} a servi à signer une pétition sur {{brand}}.',
    petition: 'Pétition : {{title}}',
    withdraw: 'Retirer ma signature',
    remove: 'Ce n’était pas moi : supprimer la signature',
    signature_confirm: {
      subject: 'Confirmez votre signature',
      why: 'Merci d’avoir signé ! Votre signature comptera dès que vous l’aurez confirmée.',
      action: 'Confirmer ma signature',
      notYou:
        'Si vous n’avez pas signé, vous pouvez ignorer cet e-mail. Nous supprimons les signatures non confirmées au bout de 7 jours.',
    },
    signature_reminder: {
      subject: 'Votre signature n’est pas encore confirmée',
      why: 'Vous avez signé une pétition sur {{brand}}, mais votre signature ne compte qu’une fois confirmée.',
      action: 'Confirmer ma signature',
      notYou: 'Si vous n’avez pas signé, vous pouvez ignorer cet e-mail. C’est notre seul rappel.',
    },
    signature_counts: {
      subject: 'Votre signature compte',
      why: 'Merci d’avoir signé ! Votre signature est confirmée et comptée.',
      action: 'Voir la pétition',
      notYou: 'Si vous changez d’avis, vous pouvez retirer votre signature à tout moment.',
    },
    signature_held: {
      subject: 'Nous vérifions votre signature',
      why: 'Merci d’avoir signé ! Votre signature est confirmée. Nous la vérifions avant de la compter, comme quelques autres. Si nous ne la comptons pas, nous l’effaçons et vous pouvez signer à nouveau. Votre reçu montre si elle compte. Vous n’avez rien à faire.',
      action: 'Voir la pétition',
      notYou: 'Si vous changez d’avis, vous pouvez retirer votre signature à tout moment.',
    },
    signature_again: {
      subject: 'Vous avez déjà signé',
      why: 'Quelqu’un, sans doute vous, a voulu signer cette pétition une nouvelle fois. Votre signature compte déjà : rien n’a changé.',
      action: 'Voir la pétition',
      notYou: 'Si ce n’était pas vous, vous n’avez rien à faire.',
    },
    signature_update: {
      why: 'Vous avez demandé des nouvelles d’une pétition signée sur {{brand}}. Les voici :',
      action: 'Voir la pétition',
      notYou:
        'Nous ne vous écrivons au sujet de cette pétition que pour vous donner des nouvelles.',
      unsubscribe: 'Ne plus recevoir de nouvelles de cette pétition',
    },
  },
  subscription: {
    footer:
      'Vous recevez cet e-mail parce que quelqu’un a indiqué {{to}} pour recevoir des nouvelles d’une pétition sur {{brand}}.',
    confirm: {
      subject: 'Confirmez que vous voulez des nouvelles de cette pétition',
      why: 'Quelqu’un, vous sans doute, a demandé à {{brand}} de vous écrire quand il y a du nouveau sur une pétition. Confirmez, et nous vous écrirons dès que la campagne publiera une actualité.',
      action: 'Confirmer',
      notYou:
        'Si cette demande ne vient pas de vous, ignorez cet e-mail. Nous effaçons votre adresse après 7 jours.',
    },
    updateWhy: 'Vous avez demandé à {{brand}} des nouvelles d’une pétition. Les voici :',
    opening: {
      region: 'Pays ou région : {{region}}',
      footer:
        'Vous recevez cet e-mail parce que quelqu’un a indiqué {{to}} pour que {{brand}} le prévienne de l’ouverture d’une pétition.',
      stop: 'Ne plus m’écrire',
      confirm: {
        subject: 'Confirmez que vous voulez un e-mail à l’ouverture d’une pétition ({{region}})',
        why: 'Quelqu’un, vous sans doute, a demandé à {{brand}} un e-mail à l’ouverture d’une pétition dans ce pays ou cette région. Confirmez, et nous vous écrirons une seule fois : quand vous pourrez signer.',
      },
      open: {
        subject: 'Vous pouvez signer : {{region}}',
        why: 'Vous avez demandé à {{brand}} de vous prévenir de l’ouverture d’une pétition. Vous pouvez maintenant signer :',
        action: 'Signer la pétition',
        notYou:
          'Voici l’e-mail que vous aviez demandé. Nous n’en enverrons pas d’autre et effacerons votre adresse dans 7 jours.',
      },
    },
  },
  legal_request: {
    reference: 'Référence : {{reference}}',
    action: 'Ouvrir la page de suivi',
    calendar: 'Ajouter à l’agenda',
    notYou:
      'Gardez ce lien pour vous : avec lui, on peut lire nos réponses. Si cette demande ne vient pas de vous, ouvrez la page et retirez-la.',
    footer:
      'Vous recevez cet e-mail parce que l’adresse {{to}} a été indiquée dans une demande d’aide juridique sur {{brand}}.',
    legal_received: {
      subject: 'Nous avons votre demande',
      why: 'Merci d’avoir écrit à {{brand}}. Une personne de l’équipe de conseil va prendre votre demande en charge et vous répondre par e-mail. Votre page de suivi privée montre chaque étape ; vous pouvez aussi y retirer votre demande.',
    },
    legal_reply: {
      subject: 'Réponse à votre demande {{reference}}',
      why: 'L’équipe de conseil de {{brand}} a répondu à votre demande :',
    },
    legal_proposed: {
      subject: 'Un rendez-vous pour votre consultation',
      why: 'L’équipe de conseil de {{brand}} vous propose un rendez-vous. Acceptez-le sur votre page de suivi, ou demandez un autre moment.',
    },
    legal_confirmed: {
      subject: 'Votre rendez-vous est confirmé',
      why: 'Votre consultation avec {{brand}} est confirmée. Vous pouvez l’ajouter à votre agenda depuis votre page de suivi.',
    },
    legal_closed: {
      subject: 'Votre demande {{reference}} est close',
      why: 'L’équipe de conseil de {{brand}} a clos votre demande. Le résultat se trouve sur votre page de suivi. Nous effaçons tout après 12 mois.',
    },
    legal_reopened: {
      subject: 'Votre demande {{reference}} est rouverte',
      why: 'L’équipe de conseil de {{brand}} a rouvert votre demande et la traite. Ce que nous avions dit de son effacement ne vaut plus : nous effaçons tout 12 mois après sa clôture, ou aussitôt si vous la retirez sur votre page de suivi.',
    },
  },
  legal_counsel: {
    accepted: {
      subject: '{{reference}} : rendez-vous accepté',
      why: 'Le rendez-vous que vous avez proposé a été accepté. Confirmez-le, s’il vous plaît.',
    },
    declined: {
      subject: '{{reference}} : rendez-vous refusé',
      why: 'Le rendez-vous que vous avez proposé a été refusé. Proposez-en un autre, s’il vous plaît.',
    },
    handed_over: {
      subject: 'La demande {{reference}} vous a été confiée',
      why: 'Une demande juridique vous a été confiée.',
    },
    action: 'Ouvrir la demande',
    notYou:
      'Vous recevez cet e-mail parce que vous faites partie de l’équipe de conseil et traitez cette demande.',
  },
  legal_digest: {
    subject_one: '{{n}} demande juridique en attente',
    subject_other: '{{n}} demandes juridiques en attente',
    text: 'La plus ancienne attend depuis {{age}}.',
    action: 'Voir les demandes',
    notYou:
      'Vous recevez cet e-mail parce que vous faites partie de l’équipe de conseil. Il arrive une fois par semaine tant que des demandes attendent.',
  },
  forum_reply: {
    subjects: {
      mention: 'On vous mentionne : {{title}}',
      quote: 'On vous cite : {{title}}',
      reply: 'Nouvelle réponse à votre sujet : {{title}}',
      follow: 'Nouvelle réponse : {{title}}',
    },
    why: {
      mention: 'Quelqu’un vous mentionne sur {{brand}}.',
      quote: 'Quelqu’un a cité votre réponse sur {{brand}}.',
      reply: 'Quelqu’un a répondu à votre sujet sur {{brand}}.',
      follow: 'Un sujet que vous suivez sur {{brand}} a reçu une nouvelle réponse.',
    },
    post: 'Sujet : {{title}}',
    reply: 'Réponse : {{excerpt}}',
    action: 'Lire la réponse',
    notYou: 'Nous ne vous écrirons plus sur ce sujet avant votre prochaine visite.',
    stop: 'Ne plus recevoir d’e-mails sur ce sujet',
  },
};
