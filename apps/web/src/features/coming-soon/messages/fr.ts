import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: 'Bientôt',
  back: 'Voir la pétition',
  pages: {
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
