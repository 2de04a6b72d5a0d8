import type { Messages } from '../../../lib/messages.ts';
import type { home as english } from './en.ts';

export const home: Messages<typeof english> = {
  title: 'Accueil',
  welcome: 'Bienvenue, {{name}}',
  welcomeUnnamed: 'Bienvenue',
  lead: 'Où en est la pétition, les nouveautés, et ce que d’autres ont perdu.',
  petitionAll: 'Voir la pétition',
};
