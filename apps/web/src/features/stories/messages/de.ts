import type { Messages } from '../../../lib/messages.ts';
import type { stories as english } from './en.ts';

export const stories: Messages<typeof english> = {
  title: 'Geschichten',
  description:
    'Was Menschen verloren haben, als gekaufte Spiele abgeschaltet wurden: von ihnen selbst erzählt, nach Spielen durchsuchbar.',
  lead: 'Was verloren ging, als ein gekauftes Spiel abgeschaltet wurde, von denen erzählt, die es gespielt haben.',
  totals: {
    lost: 'Insgesamt verloren',
    rates: 'In Yen, jeder Betrag zum Referenzkurs des jeweiligen Tages',
    stories: 'Geschichten',
    games: 'Spiele',
  },
  search: 'Nach Spiel suchen',
  placeholder: 'Name eines Spiels',
  find: 'Suchen',
  list: 'Veröffentlichte Geschichten',
  shown_one: '{{current}} von {{n}} Geschichte',
  shown_other: '{{current}} von {{n}} Geschichten',
  more: 'Mehr laden',
  loading: 'Geschichten werden geladen',
  loadingMore: 'Weitere werden geladen',
  moreFailed: 'Weitere Geschichten konnten nicht geladen werden',
  retry: 'Erneut versuchen',
  read: 'Geschichte lesen',
  readOf: 'Geschichte lesen: {{title}}',
  empty: {
    title: 'Keine Geschichten zu diesem Spiel',
    text: 'Noch hat niemand eine erzählt. Mit einem Teil des Namens lässt sich vielleicht mehr finden.',
    none: 'Ein gekauftes Spiel wurde abgeschaltet? Hier ist Platz für die erste Geschichte.',
    clear: 'Alle Geschichten zeigen',
  },
  story: {
    back: 'Alle Geschichten',
    edited: 'Geändert am {{day}}',
    given: '{{amount}} zum Referenzkurs vom {{day}}',
    more: 'Geschichten zu diesem Spiel',
    share: 'Diese Geschichte teilen',
    failed: 'Die Geschichte konnte nicht geladen werden',
  },
};
