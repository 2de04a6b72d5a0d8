// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../lib/messages.ts';

export const messages: Messages<'landing'> = {
  title: 'Un jeu acheté doit rester jouable',
  lead: {
    sold: 'Des éditeurs vendent des jeux, puis coupent les serveurs qui les font tourner.',
    stops: 'Ce que vous avez payé cesse de fonctionner.',
    law: 'Partout en Europe, des joueurs réclament une loi pour l’empêcher.',
  },
  learnMore: 'En savoir plus',
  why: {
    title: 'De quoi s’agit-il ?',
    sold: {
      title: 'Vendus, puis débranchés',
      text: 'Beaucoup de jeux ont besoin d’un serveur de l’éditeur, même pour jouer seul. Quand il disparaît, tous les exemplaires meurent avec lui, quel que soit le prix payé.',
    },
    ask: {
      title: 'Ce que nous demandons',
      text: 'Nous ne demandons pas des serveurs éternels, seulement que les jeux restent jouables à la fin du suivi : grâce à un correctif, ou en laissant les joueurs héberger leurs propres serveurs.',
    },
    matter: {
      title: 'Pourquoi c’est important',
      text: 'Il y va des droits des consommateurs, du sens du mot « acheter » et d’une part de notre culture qui, sinon, serait perdue.',
    },
  },
  legal: {
    title: 'Aide juridique',
    lead: 'Un jeu que vous avez acheté ne fonctionne plus ? Vous avez peut-être des droits. Voici trois façons d’obtenir de l’aide.',
    figures: 'Demandes à ce jour : {{received}}. Avec réponse : {{answered}}.',
    median: 'Jours jusqu’à la première réponse (médiane) : {{days}}.',
    medianUnderADay: 'Délai jusqu’à la première réponse (médiane) : moins d’un jour.',
    consultation: {
      title: 'Consultation juridique',
      text: 'Parlez à quelqu’un qui connaît le droit de la consommation.',
      action: 'Réserver une consultation',
    },
    documents: {
      title: 'Documents juridiques',
      text: 'Lettres et formulaires à envoyer à un éditeur ou à un magasin.',
      action: 'Télécharger des documents',
    },
    aid: {
      title: 'Aide aux démarches',
      text: 'Un soutien si vous n’avez pas les moyens d’engager une procédure.',
      action: 'Demander une aide',
    },
  },
  closing: {
    title: 'Les lois changent quand on le demande',
    text: 'Chaque pays compte. Faites passer le mot.',
  },
  description:
    'Le décompte de l’initiative citoyenne européenne contre la mise hors service des jeux vendus, pays par pays, et ce que vous pouvez faire.',
  home: {
    title: 'Accueil',
    welcome: 'Bienvenue, {{name}}',
    welcomeUnnamed: 'Bienvenue',
    lead: 'La pétition, l’actualité et les derniers témoignages de joueurs.',
    petitionAll: 'Voir la pétition',
  },
};
