// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'regions'> = {
  title: 'Petition: {{region}}',
  description: {
    none: '{{region}}: Noch ist keine Petition offen. Unterschreibe heute die internationale und lass dir Bescheid geben, wenn deine startet.',
    over: '{{region}}: die Petitionen für spielbare Spiele, und was du heute unterschreiben kannst.',
    open: '{{region}}: die Petitionen für spielbare Spiele, die du heute unterschreiben kannst.',
  },
  lead: {
    none: 'Hier ist noch keine Petition offen.',
    over: 'Hier sammelt im Moment keine Petition Unterschriften.',
    open: 'Du kannst heute unterschreiben:',
  },
  subscribe: {
    title: 'Gebt mir Bescheid, wenn sie startet',
    lead: 'Wir schreiben dir einmal: sobald du hier ({{region}}) eine Petition unterschreiben kannst. Danach löschen wir deine Adresse. Wir behalten sie höchstens zwei Jahre.',
    submit: 'Bescheid geben',
    confirmLead:
      'Bestätige, dass du eine E-Mail möchtest, wenn hier eine Petition startet: {{region}}.',
    confirmed: 'Fertig. Wir schreiben dir, sobald du unterschreiben kannst.',
  },
  more: 'Was du noch tun kannst',
  legal: 'Deine Rechte kennen und einen Brief schreiben',
  widget: 'Die internationale Petition auf deiner Website zeigen',
  sign: 'Was du heute unterschreiben kannst',
  international: 'Die internationale Petition',
  everyone: 'Menschen in jedem Land können sie unterschreiben.',
  share: {
    title: 'Die europäische Initiative',
    text: '{{region}}: {{n}} Unterschriften. Der Schwellenwert ist {{needed}}.',
    link: 'Zahlen und Fortschritt: {{region}}',
  },
  counts: '{{regions}} Länder und Regionen, {{n}} heute zu unterschreiben',
  own: {
    label: 'Dein Land',
    none: 'Kein Land',
    hint: 'Deine Wahl bleibt in diesem Browser. Nichts wird gesendet.',
    guessed: 'Wir schließen es aus der Zeitzone deines Geräts. Nichts wird gesendet.',
    forget: 'Meine Wahl vergessen',
    noPetition: 'Hier ist noch keine Petition offen.',
    page: 'Seite ansehen',
  },
  sections: {
    open: 'Heute zu unterschreiben',
    over: 'Weitere Petitionen',
    none: 'Noch keine Petition',
  },
  noneHint:
    'Auf jeder Seite kannst du die internationale Petition unterschreiben und dir Bescheid geben lassen, wenn eine startet.',
  groups: {
    world: 'Alle Welt',
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
    none: 'Noch ist keine Petition offen: {{region}}. Dieses Widget zeigt die internationale Petition.',
    page: 'Was du dort tun kannst: {{region}}',
  },
};
