// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: 'Témoignages récents',
  all: 'Tous les témoignages',
  empty: 'Aucun témoignage disponible.',
  emptyHint: 'Les témoignages des joueurs apparaîtront ici.',
  failed: 'Impossible de charger les témoignages',
  amountLost: 'Perdu',
  share: 'Partagez votre témoignage',
};
