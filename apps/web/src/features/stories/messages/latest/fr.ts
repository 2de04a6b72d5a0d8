import type { Messages } from '../../../../lib/messages.ts';
import type { latestStories as english } from './en.ts';

export const latestStories: Messages<typeof english> = {
  title: 'Témoignages récents',
  all: 'Tous les témoignages',
  empty: 'Aucun témoignage disponible.',
  emptyHint: 'Les témoignages apparaîtront ici dès leur publication.',
  failed: 'Impossible de charger les témoignages',
  lost: '{{amount}} perdus',
  deletedUser: 'utilisateur supprimé',
  share: 'Partager votre témoignage',
};
