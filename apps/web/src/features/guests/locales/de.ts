import type { Words } from '../../../lib/words.ts';
import type { guests as english } from './en.ts';

export const guests: Words<typeof english> = {
  name: 'Gast',
  hint: 'Beiträge als Gast bleiben erhalten und kommen mit der Anmeldung ins Konto.',
};
