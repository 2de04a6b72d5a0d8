// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'legalRequests'> = {
  title: 'Votre demande',
  description: 'La page de suivi privée d’une demande.',
  loading: 'Chargement de votre demande',
  back: 'Retour aux ressources juridiques',
  request: {
    fullName: 'Nom complet',
    fullNameHint: 'Le nom que nous devons utiliser.',
    email: 'E-mail',
    emailHint: 'Nous y envoyons le lien de votre page de suivi et nos réponses.',
    phone: 'Téléphone',
    phoneHint: 'Au format international, par exemple +33 1 23 45 67 89.',
    issueTypes: {
      refund: 'Remboursement refusé',
      game_shut_down: 'Jeu débranché',
      features_removed: 'Fonctions retirées',
      account_blocked: 'Compte bloqué',
      misleading_sale: 'Vente trompeuse',
      other: 'Autre chose',
    },
    guest: 'Vous n’avez pas besoin de compte.',
    member: 'Nous avons rempli votre nom et votre adresse e-mail. Vous pouvez les changer.',
    optional: 'facultatif',
    attachments: {
      label: 'Pièces jointes',
      hint: '5 fichiers au plus : PDF, JPEG, PNG ou WebP, 10 Mo chacun. Enregistrez d’abord les photos HEIC en JPEG. Masquez d’abord les mots de passe et numéros de carte.',
      add: 'Ajouter des fichiers',
      remove: 'Retirer {{name}}',
      uploading: 'Contrôle de {{name}}',
      privacy:
        'Nous les chiffrons. Nous retirons les informations cachées, comme le lieu d’une photo, des images, mais pas des PDF.',
      tooMany: 'Vous pouvez joindre 5 fichiers au plus',
      tooBig: '« {{name}} » dépasse 10 Mo',
      wrongType: '« {{name}} » n’est ni un PDF ni une image que nous acceptons',
      active:
        'Nous ne pouvons pas accepter « {{name}} » : ce PDF contient un script, un autre fichier ou une commande qui lance un programme. Imprimez-le dans un nouveau PDF, puis ajoutez celui-ci.',
      convert:
        'Nous n’acceptons pas le format de « {{name}} ». Exportez l’image en JPEG ou faites-en une capture d’écran, puis ajoutez celle-ci.',
      unreadable:
        'Impossible de lire « {{name}} ». Enregistrez-le de nouveau, ou laissez-le de côté.',
    },
    consent: {
      name: 'Accord',
      label: 'J’accepte que l’équipe de conseil lise mon envoi pour m’aider.',
      text: 'Nous le chiffrons, ne le montrons qu’à cette équipe et l’effaçons 12 mois après la clôture ou, sans clôture, 24 mois après le dernier message. Retirez-le à tout moment : nous l’effaçons aussitôt. Les sauvegardes chiffrées le conservent jusqu’à 30 jours de plus.',
      error: 'Donnez votre accord, sans quoi nous ne pouvons pas lire votre demande',
    },
    draft: {
      keep: 'Garder un brouillon dans ce navigateur',
      shared:
        'Ne cochez pas cette case sur un appareil partagé : d’autres pourraient lire votre brouillon.',
      restored:
        'Nous avons retrouvé votre brouillon. Les pièces jointes et votre accord ne sont pas conservés ; ajoutez les pièces et donnez votre accord de nouveau.',
      discard: 'Supprimer le brouillon',
    },
    errors: {
      fullName: 'Saisissez votre nom complet',
      email: 'Saisissez une adresse e-mail comme nom@example.org',
      phone: 'Saisissez un numéro avec l’indicatif du pays, comme +33 1 23 45 67 89',
    },
    done: {
      title: 'Merci. Nous avons votre demande.',
      reference: 'Votre référence',
      email:
        'Nous avons envoyé le lien de votre page de suivi privée à {{email}}. Regardez aussi dans les indésirables.',
      nextTitle: 'Et maintenant',
      next: 'Une personne de l’équipe de conseil prend votre demande, la lit et répond par e-mail. Votre page de suivi montre chaque étape.',
      nextTime:
        'Nous ne pouvons pas promettre de délai. Si une échéance approche, ne nous attendez pas.',
      status: 'Ouvrir la page de suivi',
      keep: 'Gardez ce lien pour vous : avec lui, on peut lire nos réponses.',
    },
    trap: 'Laissez ce champ vide',
  },
  consultation: {
    title: 'Réserver une consultation',
    description:
      'Interrogez une personne qui connaît le droit de la consommation au sujet d’un jeu acheté.',
    lead: 'Dites-nous ce qui s’est passé et quand vous souhaitez parler. L’équipe de conseil vous répond et propose un rendez-vous.',
    preferredDate: 'Date souhaitée',
    preferredDateHint: 'Un souhait, pas un rendez-vous. Nous confirmerons par e-mail.',
    preferredTime: 'Heure souhaitée',
    timeZone: 'Fuseau horaire',
    timeZoneHint: 'Les heures sont celles de {{zone}}. Changez-le si vous êtes ailleurs.',
    issueType: 'Type de problème',
    issueTypeChoose: 'Choisissez un problème',
    caseDescription: 'Description du cas',
    caseDescriptionHint:
      'Quel jeu, ce qui s’est passé et quand, ce que vous avez déjà fait, ce que vous souhaitez. Laissez de côté les noms d’autres personnes.',
    submit: 'Envoyer la demande',
    submitting: 'Envoi de la demande',
    errors: {
      preferredDate: 'Choisissez un jour qui n’est pas passé',
      issueType: 'Choisissez un problème',
      caseDescription: 'Décrivez votre cas',
    },
    aidInstead: 'Pas les moyens de payer un avocat ? Demandez plutôt une aide.',
  },
  aid: {
    title: 'Demander une aide',
    description: 'Demandez un soutien si vous n’avez pas les moyens d’engager une procédure.',
    lead: 'Dites-nous de quoi il s’agit et quelle est votre situation. Nous cherchons l’aide qui vous convient.',
    limits:
      'Nous ne pouvons promettre ni argent ni avocat. Ce n’est pas une demande auprès d’un service public d’aide juridictionnelle ; si l’un d’eux peut vous aider, nous vous dirons comment le joindre.',
    monthlyIncome: 'Revenu mensuel',
    monthlyIncomeHint: 'Net, environ. Il aide à trouver les dispositifs soumis à un plafond.',
    currency: 'Devise',
    preferNotToSay: 'Je préfère ne pas répondre',
    legalIssue: 'Problème juridique',
    legalIssueChoose: 'Choisissez un problème',
    detailedDescription: 'Description détaillée',
    detailedDescriptionHint:
      'Ce qui s’est passé, ce que cela vous a coûté, les lettres envoyées et reçues, et tout délai.',
    submit: 'Envoyer la demande',
    submitting: 'Envoi de la demande',
    errors: {
      monthlyIncome:
        'Saisissez un montant comme 1800, ou choisissez « Je préfère ne pas répondre »',
      currency: 'Choisissez une devise',
      legalIssue: 'Choisissez un problème',
      detailedDescription: 'Décrivez votre situation',
    },
    consultationInstead: 'Juste une question ? Réservez plutôt une consultation.',
  },
  status: {
    private: 'Cette page est privée. Ne transmettez pas son lien.',
    reference: 'Référence',
    sent: 'Envoyée',
    kinds: {
      consultation: 'Consultation',
      aid: 'Aide aux démarches',
    },
    states: {
      received: 'Reçue',
      assigned: 'Prise en charge',
      answered: 'Avec réponse',
      closed: 'Close',
    },
    stateTexts: {
      received: 'Nous avons votre demande. L’équipe de conseil va la prendre en charge.',
      assigned: 'Une personne de l’équipe de conseil la lit.',
      answered: 'Vous avez une réponse. Lisez-la ci-dessous ou dans notre e-mail.',
      closed: 'C’est terminé. Nous effacerons tout le {{date}}.',
    },
    history: 'Étapes passées',
    replies: 'Réponses',
    noReply: 'Pas encore de réponse',
    noReplyText: 'Nous vous enverrons un e-mail dès qu’il y en aura une.',
    fromCounsel: 'De l’équipe de conseil, le {{date}}',
    date: {
      proposed: 'Rendez-vous proposé',
      confirmed: 'Rendez-vous confirmé',
      accept: 'Accepter ce rendez-vous',
      decline: 'Demander un autre moment',
      accepted: 'Vous avez accepté ce rendez-vous. Nous le confirmerons par e-mail.',
      declined: 'Nous proposerons un autre moment',
      calendar: 'Ajouter à l’agenda',
    },
    outcome: 'Résultat',
    withdraw: {
      action: 'Retirer la demande',
      title: 'Retirer votre demande ?',
      text: 'Nous effaçons aussitôt et définitivement votre envoi, vos fichiers et nos réponses.',
      confirm: 'Retirer et effacer',
      cancel: 'Garder la demande',
      working: 'Effacement',
      done: 'Demande retirée et effacée',
      doneText:
        'Nous n’en gardons qu’un décompte sans aucun détail. Une copie reste jusqu’à 30 jours dans nos sauvegardes chiffrées.',
    },
    gone: 'Il n’y a rien ici',
    goneText:
      'Le lien est erroné, ou nous avons effacé la demande. Vérifiez que vous avez copié tout le lien.',
    failed: 'Impossible de charger votre demande. Veuillez réessayer.',
    answering: 'Enregistrement de votre réponse',
  },
  outcomes: {
    advised: 'Informations données',
    letter_sent: 'Lettre préparée ensemble',
    referred: 'Renvoi vers un autre organisme',
    resolved: 'Réglé avec le vendeur',
    no_contact: 'Pas de réponse de la personne',
    out_of_scope: 'Hors de ce que nous pouvons faire',
  },
};
