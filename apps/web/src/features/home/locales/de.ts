import type { Words } from '../../../lib/words.ts';
import type { home as english } from './en.ts';

export const home: Words<typeof english> = {
  title: 'Start',
  welcome: 'Willkommen, {{name}}',
  welcomeUnnamed: 'Willkommen',
  lead: 'Wie die Petition steht, was es Neues gibt und was andere verloren haben.',
  petitionAll: 'Zur Petition',
  stories: {
    title: 'Neue Geschichten',
    all: 'Alle Geschichten',
    empty: 'Keine Geschichten vorhanden.',
    emptyHint: 'Geschichten von Spielenden erscheinen hier, sobald sie veröffentlicht sind.',
    failed: 'Die Geschichten konnten nicht geladen werden',
    lost: '{{amount}} verloren',
    deletedUser: 'gelöschtes Konto',
  },
};
