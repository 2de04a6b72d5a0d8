// SPDX-License-Identifier: AGPL-3.0-or-later
export const messages = {
  title: 'Suspicious figures',
  description: 'Petition figures waiting for confirmation.',
  intro:
    'When the figures jump, we show the new ones only after {{n}} polls in a row agree. You can decide sooner. Every decision is logged under your name.',
  loading: 'Loading suspicious figures',
  failed: 'We couldn’t load the suspicious figures',
  empty: 'Nothing suspicious',
  emptyText: 'Figures that jump are listed here for 90 days.',
  change: '{{total}} signatures instead of {{last}}',
  states: {
    waiting: 'Waiting for confirmation',
    rejected: 'Rejected',
    accepted: 'Accepted',
    confirmed: 'Confirmed by later polls',
    superseded: 'Replaced by other figures',
  },
  reasons: {
    total_rose: 'The total rose faster than usual.',
    total_fell: 'The total fell sharply.',
    states_rose: 'The countries’ sum rose faster than usual.',
    states_fell: 'The countries’ sum fell steeply.',
    states_differ: 'The countries don’t add up to the total.',
  },
  sum: 'Sum of the countries',
  pace: 'Usual pace',
  perDay: '{{n}} per day',
  polls: 'Polls in agreement',
  pollsOf: '{{n}} ({{needed}} needed)',
  firstReceived: 'First received',
  lastReceived: 'Last received',
  actionOn: '{{action}}: {{total}} signatures',
  decisions: {
    accept: {
      action: 'Accept',
      question: 'Show {{total}} signatures?',
      text: 'Everyone sees these figures at once instead of the current ones.',
      button: 'Accept figures',
      busy: 'Accepting',
      done: 'Now showing {{total}} signatures',
    },
    reject: {
      action: 'Reject',
      question: 'Reject {{total}} signatures?',
      text: 'Later polls won’t confirm these figures. You can still accept them as long as the provider reports them.',
      button: 'Reject figures',
      busy: 'Rejecting',
      done: '{{total}} signatures rejected',
    },
  },
  outdated:
    'Someone has already decided on these figures, or newer ones have replaced them. Close this window to see the current list.',
} as const;

declare module '../../../../lib/messages.ts' {
  interface EnglishMessages {
    readingsPetitions: typeof messages;
  }
}
