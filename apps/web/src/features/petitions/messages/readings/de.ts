// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Messages } from '../../../../lib/messages.ts';

export const messages: Messages<'readingsPetitions'> = {
  title: 'Auffällige Zahlen',
  description: 'Zahlen der Petition, die noch bestätigt werden müssen.',
  intro:
    'Springen die Zahlen, zeigen wir die neuen erst, wenn {{n}} Abrufe in Folge übereinstimmen. Du kannst früher entscheiden. Jede Entscheidung wird unter deinem Namen protokolliert.',
  loading: 'Auffällige Zahlen werden geladen',
  failed: 'Die auffälligen Zahlen konnten nicht geladen werden',
  empty: 'Nichts Auffälliges',
  emptyText: 'Sprünge der Zahlen werden hier 90 Tage lang aufgeführt.',
  change: '{{total}} statt {{last}} Unterschriften',
  states: {
    waiting: 'Wartet auf Bestätigung',
    rejected: 'Abgelehnt',
    accepted: 'Übernommen',
    confirmed: 'Durch spätere Abrufe bestätigt',
    superseded: 'Durch andere Zahlen überholt',
  },
  reasons: {
    total_rose: 'Die Gesamtzahl ist schneller gestiegen als üblich.',
    total_fell: 'Die Gesamtzahl ist stark gefallen.',
    states_rose: 'Die Summe der Länder ist schneller gestiegen als üblich.',
    states_fell: 'Die Summe der Länder ist stark gefallen.',
    states_differ: 'Die Summe der Länder passt nicht zur Gesamtzahl.',
  },
  sum: 'Summe der Länder',
  pace: 'Übliches Tempo',
  perDay: '{{n}} pro Tag',
  polls: 'Übereinstimmende Abrufe',
  pollsOf: '{{n}} ({{needed}} nötig)',
  firstReceived: 'Zuerst empfangen',
  lastReceived: 'Zuletzt empfangen',
  actionOn: '{{action}}: {{total}} Unterschriften',
  decisions: {
    accept: {
      action: 'Übernehmen',
      question: '{{total}} Unterschriften anzeigen?',
      text: 'Alle sehen sofort diese Zahlen statt der bisherigen.',
      button: 'Zahlen übernehmen',
      busy: 'Wird übernommen',
      done: '{{total}} Unterschriften werden jetzt angezeigt',
    },
    reject: {
      action: 'Ablehnen',
      question: '{{total}} Unterschriften ablehnen?',
      text: 'Spätere Abrufe bestätigen diese Zahlen dann nicht mehr. Du kannst sie noch übernehmen, solange der Anbieter sie meldet.',
      button: 'Zahlen ablehnen',
      busy: 'Wird abgelehnt',
      done: '{{total}} Unterschriften abgelehnt',
    },
  },
  outdated:
    'Über diese Zahlen wurde schon entschieden, oder neuere haben sie ersetzt. Schließ dieses Fenster, um die aktuelle Liste zu sehen.',
};
