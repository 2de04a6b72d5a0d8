export const messages = {
  title: 'Suspicious figures',
  description: 'Figures of the petition that wait for confirmation.',
  intro:
    'Figures that jump are shown only after {{n}} polls in a row agree on them. You can decide sooner. Every decision is written to the audit log with your name.',
  loading: 'Loading suspicious figures',
  failed: 'The suspicious figures could not be loaded',
  empty: 'Nothing suspicious',
  emptyText: 'Figures that jump are listed here for 90 days.',
  change: '{{total}} signatures instead of {{last}}',
  states: {
    waiting: 'Waiting for confirmation',
    rejected: 'Rejected',
    accepted: 'Accepted',
    confirmed: 'Confirmed by further polls',
    superseded: 'Superseded by other figures',
  },
  reasons: {
    total_rose: 'The total rose faster than usual.',
    total_fell: 'The total fell steeply.',
    states_rose: 'The sum of the states rose faster than usual.',
    states_fell: 'The sum of the states fell steeply.',
    states_differ: 'The states do not add up to the total.',
  },
  sum: 'Sum of the states',
  pace: 'Usual pace',
  perDay: '{{n}} a day',
  polls: 'Polls in agreement',
  pollsOf: '{{n}} ({{needed}} needed)',
  firstReceived: 'First received',
  lastReceived: 'Last received',
  actionOn: '{{action}}: {{total}} signatures',
  decisions: {
    accept: {
      action: 'Accept',
      question: 'Show {{total}} signatures?',
      text: 'These figures replace the current ones for everyone at once.',
      button: 'Accept the figures',
      busy: 'Accepting',
      done: '{{total}} signatures are shown now',
    },
    reject: {
      action: 'Reject',
      question: 'Reject {{total}} signatures?',
      text: 'Further polls will not confirm these figures. You can still accept them while the provider reports them.',
      button: 'Reject the figures',
      busy: 'Rejecting',
      done: '{{total}} signatures rejected',
    },
  },
  outdated:
    'These figures were decided on or superseded in the meantime. Close this window to see the current list.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    readingsPetition: typeof messages;
  }
}
