import type { Messages } from '../../../lib/messages.ts';
import type { guests as english } from './en.ts';

export const guests: Messages<typeof english> = {
  name: 'Gast',
  hint: 'Beiträge als Gast bleiben erhalten und kommen mit der Anmeldung ins Konto.',
};
