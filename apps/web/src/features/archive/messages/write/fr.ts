// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'writeArchive'> = {
  submit: {
    description:
      'Ajoutez aux archives un jeu qui a été débranché ou va bientôt l’être. Aucun compte n’est nécessaire.',
    lead: 'Aidez-nous à garder la mémoire d’un jeu qui a été débranché ou va bientôt l’être. La modération vérifie chaque fiche avant qu’elle ne rejoigne les archives.',
    form: {
      coverUrl: 'Adresse de l’image de couverture',
      coverHint:
        'Une adresse qui commence par https://. Nous vérifions l’image et en affichons une copie.',
      coverUploaded: 'L’image est envoyée. Elle remplace l’adresse.',
      coverUpload: 'Image envoyée',
      coverRemove: 'Retirer l’image',
      coverExpired: 'Nous n’avons plus cette image. Envoyez-la de nouveau ou retirez-la.',
      dateHint: 'Ce que vous savez : 2024-03-31, 2024-03 ou 2024.',
      dateWrong:
        'Saisissez une date comme 2024-03-31, 2024-03 ou 2024, de 1970 à dans cinq ans au plus.',
      datesSwapped: 'Saisissez une date qui existe et précède l’arrêt.',
      stillAhead: 'La date d’arrêt est encore à venir. Choisissez « Arrêt annoncé ».',
      unknown: 'Je ne sais pas',
      descriptionHint: 'Quel genre de jeu était-ce ? {{most}} caractères au plus.',
      shutdownReasonHint: 'Ce qu’a dit l’éditeur, ou ce que l’on sait.',
      sourceUrl: 'Lien vers la source',
      sourceHint:
        'Une page qui confirme les dates, l’annonce par exemple. C’est ce qui nous aide le plus.',
      urlWrong: 'Saisissez l’adresse complète d’une page publique, qui commence par https://.',
      language: 'Langue de vos textes',
      trap: 'Laissez ce champ vide',
      send: 'Proposer le jeu',
      sending: 'Envoi du jeu',
    },
    missing: {
      title: 'Informations manquantes',
      text: 'Veuillez indiquer le nom du jeu, le studio et la date d’arrêt.',
    },
    similar: {
      title: 'Déjà dans les archives ?',
      text: 'Si c’est l’un de ces jeux, inutile de le proposer à nouveau.',
    },
    done: {
      title: 'Jeu proposé !',
      text: 'Merci de contribuer à préserver l’histoire du jeu vidéo. Nous examinons votre proposition.',
      again: 'Proposer un autre jeu',
      back: 'Retour aux archives',
    },
    own: {
      pending: 'Nous examinons votre proposition',
      hidden: 'Votre proposition est masquée',
      rejected: 'Nous ne l’avons pas ajoutée aux archives',
      text: 'Seuls vous et la modération voyez cette page.',
      withdraw: 'Retirer',
      withdrawTitle: 'Retirer cette proposition ?',
      withdrawText: 'Nous la supprimerons définitivement.',
      withdrawing: 'Retrait',
      withdrawn: 'Proposition retirée',
    },
    suspended: {
      title: 'Votre compte est suspendu',
      text: 'Tant qu’il est suspendu, vous ne pouvez pas proposer de jeu.',
    },
  },
  correct: {
    of: 'Corriger « {{name}} »',
    description: 'Proposer une correction d’un jeu des archives.',
    lead: 'Modifiez ce qui est faux ou manquant. La modération vérifie, et l’historique de la fiche vous cite.',
    note: 'Pourquoi est-ce faux ?',
    noteHint: 'Facultatif. Seule la modération le lit.',
    source: 'Lien vers la source',
    sourceHint: 'Une page qui confirme la correction.',
    language: 'Langue de vos textes',
    send: 'Envoyer la correction',
    sending: 'Envoi de la correction',
    unchanged: 'Vous n’avez encore rien modifié.',
    back: 'Retour au jeu',
    trap: 'Laissez ce champ vide',
    done: {
      title: 'Merci pour la correction',
      text: 'La modération va la vérifier. Une fois approuvée, elle paraîtra dans les archives.',
    },
  },
  memory: {
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
    delete: {
      title: 'Supprimer ce souvenir ?',
      text: 'Cette action est définitive.',
    },
    suspended: 'Votre compte est suspendu : vous pouvez lire, mais pas écrire.',
  },
  check: {
    title: 'Arrêts annoncés à vérifier',
    description: 'Jeux dont la date d’arrêt annoncée est passée.',
    intro:
      'La date annoncée pour ces jeux est passée. Ont-ils vraiment fermé ? Ouvrez un jeu, cherchez une source, puis corrigez son état et sa date.',
    announced: 'Date annoncée',
    shown_one: '{{n}} jeu sur {{total}}',
    shown_other: '{{n}} jeux sur {{total}}',
    loading: 'Chargement des jeux',
    failed: 'Impossible de charger les jeux',
    empty: 'Rien à vérifier',
    emptyText: 'Les jeux apparaissent ici une fois la date annoncée passée.',
  },
  review: {
    mergedInto: 'Fusionné avec',
    undoMerge: 'Annuler la fusion',
    undoHint:
      'Ce jeu attendra alors de nouveau la modération. Ce que l’autre fiche a repris y reste.',
    undoing: 'Annulation de la fusion',
    undone: 'Fusion annulée',
    title: 'Vérifier un jeu',
    description: 'Vérifier et corriger un jeu proposé.',
    back: 'Retour à la file',
    lead: {
      pending:
        'Proposé le {{day}}. Corrigez ce qui est faux, puis approuvez-le ou fusionnez-le avec la fiche qui existe déjà.',
      published:
        'Dans les archives depuis le {{day}}. Corrigez ce qui est faux, ou fusionnez-le avec la fiche dont il est le doublon. Chaque modification figure dans l’historique de la fiche.',
      closed:
        'Proposé le {{day}}. Il n’est pas dans les archives, mais vous pouvez encore corriger ses informations.',
    },
    facts: 'Informations',
    sourcesHint: 'Une adresse par ligne.',
    stepsHint:
      'Une étape demande une date et une page qui la confirme. L’arrêt des serveurs suit la date d’arrêt.',
    language: 'Langue des textes',
    save: 'Enregistrer les corrections',
    saving: 'Enregistrement',
    saved: 'Corrections enregistrées',
    approve: 'Approuver',
    approving: 'Approbation',
    approved: 'Le jeu est dans les archives',
    late: 'Quelqu’un d’autre a déjà décidé ou modifié. Actualisez la page.',
    similar: 'Doublons probables',
    similarText: 'Ce qui diffère de ce jeu est en gras.',
    none: 'Rien de semblable dans les archives.',
    merge: 'Fusionner avec cette fiche',
    merging: 'Fusion',
    mergeTitle: 'Fusionner avec « {{name}} » ?',
    mergeText:
      'La fiche reprend ce qui lui manque, ainsi que les mentions J’aime, les souvenirs et les abonnements. Ce jeu est classé comme doublon, et nous indiquons à la personne qui l’a proposé où se trouve la fiche.',
    merged: 'Fusionné',
    cover: 'Couverture',
    removeCover: 'Retirer la couverture',
    status: {
      pending: 'En attente de modération',
      published: 'Dans les archives',
      hidden: 'Masqué',
      rejected: 'Non publié',
    },
  },
};
