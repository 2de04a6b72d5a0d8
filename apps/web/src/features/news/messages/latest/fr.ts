import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: 'Dernières actualités',
  all: 'Toutes les actualités',
  empty: 'Aucun article disponible.',
  emptyHint: 'Les nouveaux articles apparaîtront ici dès leur parution.',
  failed: 'Impossible de charger les actualités',
  more: 'Lire la suite',
};
