import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'latestStories'> = {
  title: 'Témoignages récents',
  all: 'Tous les témoignages',
  empty: 'Aucun témoignage disponible.',
  emptyHint: 'Les témoignages apparaîtront ici dès leur publication.',
  failed: 'Impossible de charger les témoignages',
  lost: '{{amount}} perdus',
  deletedUser: 'utilisateur supprimé',
  share: 'Partager votre témoignage',
};
