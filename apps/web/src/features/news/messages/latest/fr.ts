import type { Messages } from '../../../../lib/messages.ts';
import type { latestNews as english } from './en.ts';

export const latestNews: Messages<typeof english> = {
  title: 'Dernières actualités',
  all: 'Toutes les actualités',
  empty: 'Aucun article disponible.',
  emptyHint: 'Les nouveaux articles apparaîtront ici dès leur parution.',
  failed: 'Impossible de charger les actualités',
  failedText: 'La connexion ou le serveur a fait défaut. Vous pouvez réessayer.',
  more: 'Lire la suite',
  categories: {
    policy: 'Politique',
    industry: 'Industrie',
    consumer: 'Consommation',
    technology: 'Technologie',
  },
};
