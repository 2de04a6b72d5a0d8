// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Petition: {{region}}',
  description: {
    none: '{{region}}: no petition is open yet. Sign the international one today, and let us tell you when yours opens.',
    over: '{{region}}: the petitions to keep games playable, and what you can sign today.',
    open: '{{region}}: the petitions to keep games playable that you can sign today.',
  },
  lead: {
    none: 'No petition is open here yet.',
    over: 'No petition is collecting signatures here right now.',
    open: 'You can sign today:',
  },
  subscribe: {
    title: 'Tell me when it opens',
    lead: 'We’ll email you once, when you can sign a petition here ({{region}}). Then we delete your address. We keep it for two years at most.',
    submit: 'Tell me',
    confirmLead: 'Confirm that you want an email when a petition opens here: {{region}}.',
    confirmed: 'Done. We’ll email you when you can sign.',
  },
  more: 'What else you can do',
  legal: 'Know your rights and write a letter',
  widget: 'Show the international petition on your site',
  sign: 'What you can sign today',
  international: 'The international petition',
  everyone: 'People in every country can sign it.',
  share: {
    title: 'The European initiative',
    text: '{{region}}: {{n}} signatures. Its threshold is {{needed}}.',
    link: 'Figures and progress: {{region}}',
  },
  counts: '{{regions}} countries and regions, {{n}} to sign today',
  own: {
    label: 'Your country',
    none: 'No country',
    hint: 'Your choice stays in this browser. Nothing is sent.',
    guessed: 'We guess it from your device’s time zone. Nothing is sent.',
    forget: 'Forget my choice',
    noPetition: 'No petition is open here yet.',
    page: 'View the page',
  },
  sections: {
    open: 'To sign today',
    over: 'Other petitions',
    none: 'No petition yet',
  },
  noneHint:
    'Each has a page where you can sign the international petition and be told when one opens.',
  groups: {
    world: 'All the world',
    union: 'European Union',
    europe: 'Europe outside the European Union',
    africa: 'Africa',
    america: 'The Americas',
    asia: 'Asia',
    oceania: 'Oceania',
  },
  empty: {
    title: '{{region}}: nothing matches',
    text: 'Its page shows what you can sign today.',
    page: 'View the page: {{region}}',
  },
  widgets: {
    none: 'No petition is open yet: {{region}}. This widget shows the international petition.',
    page: 'What you can do there: {{region}}',
  },
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    regions: typeof messages;
  }
}
