// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestForum'> = {
  title: 'Forum',
  all: 'Voir le forum',
  empty: 'Aucune catégorie du forum disponible.',
  emptyHint: 'Les catégories apparaîtront ici.',
  failed: 'Impossible de charger le forum',
  noPosts: 'aucun sujet',
  posts_one: '{{n}} sujet',
  posts_other: '{{n}} sujets',
  replies_one: '{{n}} réponse',
  replies_other: '{{n}} réponses',
  views_one: '{{n}} vue',
  views_other: '{{n}} vues',
};
