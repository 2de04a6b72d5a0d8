import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: 'Bientôt',
  back: 'Voir la pétition',
  pages: {
    legal: {
      title: 'Ressources juridiques',
      text: 'De l’aide sur vos droits de consommateur : consultation sur rendez-vous, documents à télécharger et demandes d’aide.',
    },
  },
};
