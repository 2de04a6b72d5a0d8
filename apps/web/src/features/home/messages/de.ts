import type { Messages } from '../../../lib/messages.ts';
import type { home as english } from './en.ts';

export const home: Messages<typeof english> = {
  title: 'Start',
  welcome: 'Willkommen, {{name}}',
  welcomeUnnamed: 'Willkommen',
  lead: 'Wie die Petition steht, was es Neues gibt und was andere verloren haben.',
  petitionAll: 'Zur Petition',
};
