import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'submitArchive'> = {
  title: 'Proposer un jeu',
  description:
    'Ajoutez aux archives un jeu qui a été débranché ou va bientôt l’être. Aucun compte n’est nécessaire.',
  lead: 'Aidez-nous à garder la mémoire d’un jeu qui a été débranché ou va bientôt l’être. La modération vérifie chaque fiche avant qu’elle ne rejoigne les archives.',
  prompt: 'Il manque un jeu ? Dites-nous ce que vous en savez.',
  form: {
    name: 'Nom du jeu',
    developer: 'Studio',
    publisher: 'Éditeur',
    coverUrl: 'Adresse de l’image de couverture',
    coverHint:
      'Une adresse qui commence par https://. Nous vérifions l’image et en affichons une copie.',
    coverUploaded: 'L’image est envoyée. Elle remplace l’adresse.',
    coverUpload: 'Image envoyée',
    coverRemove: 'Retirer l’image',
    coverExpired: 'Nous n’avons plus cette image. Envoyez-la de nouveau ou retirez-la.',
    releaseDate: 'Date de sortie',
    shutdownDate: 'Date d’arrêt',
    dateHint: 'Ce que vous savez : 2024-03-31, 2024-03 ou 2024.',
    dateWrong:
      'Saisissez une date comme 2024-03-31, 2024-03 ou 2024, de 1970 à dans cinq ans au plus.',
    datesSwapped: 'Saisissez une date qui existe et précède l’arrêt.',
    stillAhead: 'La date d’arrêt est encore à venir. Choisissez « Arrêt annoncé ».',
    genre: 'Genre',
    platform: 'Plateforme',
    unknown: 'Je ne sais pas',
    description: 'Description',
    descriptionHint: 'Quel genre de jeu était-ce ? {{most}} caractères au plus.',
    shutdownReason: 'Raison de l’arrêt',
    shutdownReasonHint: 'Ce qu’a dit l’éditeur, ou ce que l’on sait.',
    sourceUrl: 'Lien vers la source',
    sourceHint:
      'Une page qui confirme les dates, l’annonce par exemple. C’est ce qui nous aide le plus.',
    urlWrong: 'Saisissez une adresse complète qui commence par https://.',
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
};
