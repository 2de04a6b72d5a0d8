import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: 'Bientôt',
  back: 'Voir la pétition',
  pages: {
    archive: {
      title: 'Archives des jeux',
      text: 'Un mémorial pour les jeux débranchés : quand ils ont existé, pourquoi ils ont disparu et ce dont les joueurs se souviennent. Vous pourrez y faire des recherches, y laisser des souvenirs et proposer des jeux.',
    },
    archiveSubmit: {
      title: 'Proposer un jeu',
      text: 'Vous pourrez proposer ici un jeu débranché. Nous l’examinerons avant qu’il ne rejoigne les archives.',
    },
    archiveGame: {
      title: 'Mémorial',
      text: 'Chaque jeu des archives aura sa propre page, avec ses dates, la raison de sa fin et les souvenirs de ses joueurs.',
    },
    archiveMemories: {
      title: 'Souvenirs',
      text: 'Les souvenirs que les joueurs gardent d’un jeu seront rassemblés ici.',
    },
    legal: {
      title: 'Ressources juridiques',
      text: 'De l’aide sur vos droits de consommateur : consultation sur rendez-vous, documents à télécharger et demandes d’aide.',
    },
    petitionDetail: {
      title: 'Pétition régionale',
      text: 'Les pétitions d’environ 80 pays et régions auront leurs propres pages. L’initiative européenne se trouve sur la page de la pétition.',
    },
    widgets: {
      title: 'Widgets',
      text: 'Affichez la pétition sur votre propre site, pour toute l’Europe ou pour un seul pays. Vous trouverez ici le code à intégrer.',
    },
  },
};
