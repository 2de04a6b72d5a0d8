// SPDX-License-Identifier: AGPL-3.0-or-later
import type { PollState } from '@kga/db/petitions';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

import { type BreakerState, breakerState } from './breaker.ts';

type KnownState = Pick<PollState, 'succeeded_at' | 'failures' | 'paused_until'>;

const breakerValues: Record<BreakerState, number> = { closed: 0, 'half-open': 0.5, open: 1 };

export type PetitionMetrics = ReturnType<typeof createPetitionMetrics>;

export function createPetitionMetrics(registry: Registry, now: () => Date) {
  const registers = [registry];
  const states = new Map<string, KnownState>();

  const figuresAge = new Gauge({
    name: 'kga_petition_figures_age_seconds',
    help: 'Time since the provider last confirmed the figures; infinite where it never did',
    labelNames: ['petition'],
    registers,
    collect() {
      this.reset();
      for (const [petition, { succeeded_at: at }] of states) {
        this.set({ petition }, at ? (now().getTime() - at.getTime()) / 1_000 : Infinity);
      }
    },
  });
  const breaker = new Gauge({
    name: 'kga_petition_breaker',
    help: '0 where polls go on, 1 where they are paused, 0.5 where the next one is a trial',
    labelNames: ['petition'],
    registers,
    collect() {
      this.reset();
      for (const [petition, state] of states) {
        this.set({ petition }, breakerValues[breakerState(state, now())]);
      }
    },
  });

  return {
    figuresAge,
    breaker,
    polls: new Counter({
      name: 'kga_petition_polls_total',
      help: 'Polls of a provider by outcome',
      labelNames: ['petition', 'outcome'],
      registers,
    }),
    pollSeconds: new Histogram({
      name: 'kga_petition_poll_duration_seconds',
      help: 'Time from the first request of a poll to the figures being kept',
      labelNames: ['petition'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers,
    }),
    /** Updates the gauges of one petition. */
    notePollState: (petition: string, state: KnownState) => void states.set(petition, state),
    /** Removes the gauges of petitions that are no longer polled. */
    keepPetitions(slugs: readonly string[]) {
      for (const slug of states.keys()) if (!slugs.includes(slug)) states.delete(slug);
    },
  };
}
