// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: 'Petition: {{region}}',
  description: {
    none: '{{region}}: Noch läuft keine Petition. Unterschreib heute die internationale und lass dir Bescheid geben, sobald es bei dir losgeht.',
    over: '{{region}}: Petitionen dafür, dass Spiele spielbar bleiben, und was du heute unterschreiben kannst.',
    open: '{{region}}: Was du heute unterschreiben kannst, damit Spiele spielbar bleiben.',
  },
  lead: {
    none: 'Hier läuft noch keine Petition.',
    over: 'Hier werden im Moment keine Unterschriften gesammelt.',
    open: 'Das kannst du heute unterschreiben:',
  },
  subscribe: {
    title: 'Lass dir Bescheid geben, wenn es losgeht',
    lead: 'Wir schreiben dir ein einziges Mal, sobald du hier ({{region}}) eine Petition unterschreiben kannst. Danach löschen wir deine Adresse, spätestens aber nach zwei Jahren.',
    submit: 'Bescheid bekommen',
    confirmLead:
      'Bestätige, dass du eine E-Mail möchtest, wenn hier eine Petition startet: {{region}}.',
    confirmed: 'Fertig. Wir schreiben dir, sobald du unterschreiben kannst.',
  },
  more: 'Was du noch tun kannst',
  legal: 'Deine Rechte kennenlernen und einen Brief schreiben',
  widget: 'Die internationale Petition auf deiner Website zeigen',
  sign: 'Was du heute unterschreiben kannst',
  international: 'Die internationale Petition',
  everyone: 'Alle können sie unterschreiben, egal in welchem Land.',
  share: {
    title: 'Die europäische Initiative',
    text: '{{region}}: {{n}} Unterschriften bei einer Mindestzahl von {{needed}}.',
    link: 'Zahlen und Fortschritt: {{region}}',
  },
  counts: '{{regions}} Länder und Regionen, laufende Petitionen: {{n}}',
  own: {
    label: 'Dein Land',
    none: 'Kein Land',
    hint: 'Deine Wahl bleibt in diesem Browser. Nichts wird gesendet.',
    guessed: 'Wir vermuten es anhand der Zeitzone deines Geräts. Nichts wird gesendet.',
    forget: 'Meine Wahl löschen',
    noPetition: 'Hier läuft noch keine Petition.',
    page: 'Seite ansehen',
  },
  sections: {
    open: 'Das kannst du heute unterschreiben',
    over: 'Weitere Petitionen',
    none: 'Noch keine Petition',
  },
  noneHint:
    'Jedes Land und jede Region hat eine Seite: Dort kannst du die internationale Petition unterschreiben und dir Bescheid geben lassen, wenn eine eigene startet.',
  groups: {
    world: 'Weltweit',
    union: 'Europäische Union',
    europe: 'Europa außerhalb der Europäischen Union',
    africa: 'Afrika',
    america: 'Amerika',
    asia: 'Asien',
    oceania: 'Ozeanien',
  },
  empty: {
    title: '{{region}}: nichts gefunden',
    text: 'Die Seite zeigt, was du heute unterschreiben kannst.',
    page: 'Seite ansehen: {{region}}',
  },
  widgets: {
    none: '{{region}}: Noch läuft keine Petition. Dieses Widget zeigt die internationale Petition.',
    page: 'Was du dort tun kannst: {{region}}',
  },
};
