import type { Messages } from '../../../lib/messages.ts';
import type { guests as english } from './en.ts';

export const guests: Messages<typeof english> = {
  name: 'Invité',
  hint: 'Les contributions d’un invité sont conservées et rejoignent le compte à la connexion.',
};
