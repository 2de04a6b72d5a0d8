import type { Messages } from '../../../lib/messages.ts';
import type { share as english } from './en.ts';

export const share: Messages<typeof english> = {
  share: 'Teilen',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert!',
  copyFailed: 'Kopieren fehlgeschlagen',
  copyFailedHint: 'Bitte den Link von Hand kopieren.',
};
