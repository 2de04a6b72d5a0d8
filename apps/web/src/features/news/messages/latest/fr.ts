import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: 'Dernières actualités',
  all: 'Toutes les actualités',
  empty: 'Aucun article disponible.',
  emptyHint: 'Les nouveaux articles apparaîtront ici dès leur parution.',
  failed: 'Impossible de charger les actualités',
  more: 'Lire la suite',
  dateDoubt: {
    unknown: 'date de découverte ; la source n’en indique aucune',
    future: 'date de découverte ; la source en indique une dans le futur',
    old: 'date douteuse : indiquée par la source, avant 1995',
  },
};
