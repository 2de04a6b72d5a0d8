// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'legal'> = {
  title: 'Ressources juridiques',
  description:
    'Des lettres, des guides et des personnes pour vous aider quand un jeu acheté ne fonctionne plus. Avec le droit de la consommation de chaque pays et une source pour chaque information.',
  lead: 'Un jeu que vous avez acheté ne fonctionne plus ? Voyez ce que dit le droit de votre pays, écrivez une lettre ou interrogez une personne qui connaît le droit de la consommation.',
  consultation: {
    title: 'Consultation juridique',
    text: 'Parlez à une personne qui connaît le droit de la consommation.',
    action: 'Réserver une consultation',
  },
  documents: {
    title: 'Documents juridiques',
    text: 'Des guides et des lettres pour un éditeur ou une boutique.',
    action: 'Télécharger des documents',
  },
  aid: {
    title: 'Aide aux démarches',
    text: 'Un soutien si vous n’avez pas les moyens d’engager une procédure.',
    action: 'Demander une aide',
  },
  letter: {
    title: 'Écrire une lettre',
    text: 'Répondez à quelques questions et obtenez une lettre dans la langue du vendeur. Rien ne quitte votre navigateur.',
    action: 'Commencer la lettre',
  },
  locker: {
    title: 'Coffre à preuves',
    text: 'Reçus et captures réunis, intacts et sur votre propre appareil.',
    action: 'Ouvrir le coffre',
  },
  commitments: {
    title: 'Registre des promesses',
    text: 'Ce que parlements, autorités et éditeurs ont annoncé, et ce qu’ils en ont fait.',
    action: 'Voir les promesses',
  },
  notAdvice: {
    title: 'Ceci n’est pas un conseil juridique',
    text: 'Vous lisez ici des informations générales, et nos réponses sont l’aide de personnes qui connaissent le sujet. Ni les unes ni les autres ne remplacent un avocat, et nous ne pouvons pas promettre de résultat.',
  },
  who: {
    title: 'Qui vous aide',
    counsel:
      'Les demandes de consultation ou d’aide vont à notre équipe de conseil : des personnes à qui l’administration de ce site a confié ce rôle. Elles lisent votre envoi, répondent par écrit et peuvent proposer un rendez-vous.',
    notTitle: 'Ce que nous ne faisons pas',
    not: 'Nous ne sommes pas un cabinet d’avocats. Nous ne vous représentons pas, n’allons pas en justice pour vous et ne payons pas vos frais. Si vous demandez une aide, nous cherchons celle qui vous convient, par exemple une association de consommateurs ou un service public.',
    otherTitle: 'Qui d’autre peut aider',
    other:
      'L’autorité de la consommation, les associations de consommateurs, les organismes de règlement des litiges, les Centres européens des consommateurs et les avocats. La fiche de votre pays cite ceux dont nous avons la source.',
    urgentTitle: 'Un délai expire bientôt ?',
    urgent:
      'Ne nous attendez pas. Contactez dès aujourd’hui un avocat, une association de consommateurs ou le tribunal.',
  },
  figures: {
    title: 'En chiffres',
    received: 'Demandes reçues',
    answered: 'Demandes qui ont reçu une réponse',
    medianDays: 'Jours jusqu’à la première réponse (médiane)',
    medianTime: 'Délai jusqu’à la première réponse (médiane)',
    underADay: 'Moins d’un jour',
  },
  data: {
    title: 'Ce que deviennent vos données',
    browser: 'Votre lettre et vos preuves restent dans ce navigateur. Nous ne les recevons jamais.',
    requests:
      'Nous chiffrons ce que vous envoyez avec une demande. Seule l’équipe de conseil peut le lire. Nous l’effaçons 12 mois après la clôture ou, sans clôture, 24 mois après le dernier message.',
    withdraw:
      'Retirez votre demande à tout moment : nous l’effaçons aussitôt. Les sauvegardes chiffrées la conservent jusqu’à 30 jours de plus.',
    audit: 'Chaque fois qu’une personne de l’équipe ouvre une demande, nous notons qui et quand.',
    privacy: 'Politique de confidentialité',
  },
  countries: {
    title: 'Le droit de la consommation par pays',
    text: 'Chaque fiche donne les lois, les délais et les organismes à contacter. Chaque information a sa source.',
    open: 'Ouvrir la fiche',
    complete: 'Avec sources',
    partial: 'Sources partielles',
    none: 'Pas encore de source',
    failed: 'Impossible de charger les fiches',
  },
  guides: {
    title: 'Guides et modèles',
    text: 'À télécharger, imprimer et partager, avec leur version et leur date.',
    version: 'Version {{version}}, {{date}}',
    download: 'Télécharger « {{title}} » en {{format}}',
    pdf: 'PDF',
    docx: 'Word (DOCX)',
    read: 'Lire en ligne',
    print: 'Imprimer',
    back: 'Retour aux ressources juridiques',
    failed: 'Impossible de charger les guides',
  },
  loading: 'Chargement',
};
