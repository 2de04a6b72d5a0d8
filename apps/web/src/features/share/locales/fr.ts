import type { Words } from '../../../lib/words.ts';
import type { share as english } from './en.ts';

export const share: Words<typeof english> = {
  share: 'Partager',
  copyLink: 'Copier le lien',
  copied: 'Lien copié !',
  copyFailed: 'Échec de la copie',
  copyFailedHint: 'Veuillez copier le lien manuellement.',
};
