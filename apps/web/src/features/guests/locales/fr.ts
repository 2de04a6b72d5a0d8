import type { Words } from '../../../lib/words.ts';
import type { guests as english } from './en.ts';

export const guests: Words<typeof english> = {
  name: 'Invité',
  hint: 'Les contributions d’un invité sont conservées et rejoignent le compte à la connexion.',
};
