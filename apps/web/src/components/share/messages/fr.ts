import type { Messages } from '../../../lib/messages.ts';
import type { share as english } from './en.ts';

export const share: Messages<typeof english> = {
  share: 'Partager',
  copyLink: 'Copier le lien',
  copied: 'Lien copié !',
  copyFailed: 'Échec de la copie',
  copyFailedHint: 'Veuillez copier le lien manuellement.',
};
