import type { Messages } from '../../../lib/messages.ts';

export const messages: Messages<'comingSoon'> = {
  label: 'Demnächst',
  back: 'Zur Petition',
  pages: {
    legal: {
      title: 'Hilfe bei Rechtsfragen',
      text: 'Hilfe bei deinen Verbraucherrechten: Beratung buchen, Dokumente herunterladen und Rechtshilfe beantragen.',
    },
  },
};
