// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestNews'> = {
  title: 'Dernières actualités',
  all: 'Toutes les actualités',
  empty: 'Aucun article disponible.',
  emptyHint: 'Les nouveaux articles apparaîtront ici.',
  failed: 'Impossible de charger les actualités',
  more: 'Lire la suite',
  dateDoubt: {
    unknown: 'date à laquelle nous l’avons trouvé ; la source n’en indique aucune',
    future: 'date à laquelle nous l’avons trouvé ; celle de la source est dans le futur',
    old: 'date douteuse : avant 1995 selon la source',
  },
};
