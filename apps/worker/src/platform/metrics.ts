import type { PollState, countFeedStates, countWaitingOutbox } from '@kga/db';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import { type BreakerState, breakerState } from '../features/petition/breaker.ts';

type KnownState = Pick<PollState, 'succeeded_at' | 'failures' | 'paused_until'>;

type OutboxCounts = Awaited<ReturnType<typeof countWaitingOutbox>>;

type FeedCounts = Awaited<ReturnType<typeof countFeedStates>>;

const breakerValues: Record<BreakerState, number> = { closed: 0, 'half-open': 0.5, open: 1 };

export type Metrics = ReturnType<typeof createMetrics>;

/** The figures that one worker gives about itself. */
export function createMetrics(options: {
  now: () => Date;
  /** Jobs of the queue by state; what cannot be had is left out. */
  queueDepth: () => Promise<Readonly<Record<string, number>>>;
}) {
  const registry = new Registry();
  const registers = [registry];
  const known = new Map<string, KnownState>();
  let feeds: FeedCounts = [];
  let outbox: { counts: OutboxCounts; at: Date } | undefined;
  collectDefaultMetrics({ register: registry });

  const polls = new Counter({
    name: 'kga_petition_polls_total',
    help: 'Polls of a provider by outcome',
    labelNames: ['petition', 'outcome'],
    registers,
  });
  const pollSeconds = new Histogram({
    name: 'kga_petition_poll_duration_seconds',
    help: 'Time from the first request of a poll to the figures being kept',
    labelNames: ['petition'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers,
  });
  const jobFailures = new Counter({
    name: 'kga_job_failures_total',
    help: 'Jobs that ended with an error',
    labelNames: ['job'],
    registers,
  });
  const mails = new Counter({
    name: 'kga_mails_total',
    help: 'Mails by outcome; an uncertain one may have arrived and is not sent again',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['sent', 'postponed', 'failed', 'uncertain']) mails.inc({ outcome }, 0);
  const feedPolls = new Counter({
    name: 'kga_feed_polls_total',
    help: 'Polls of sources of news by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const feedItems = new Counter({
    name: 'kga_feed_items_total',
    help: 'Items of sources that became an article, joined one, or changed',
    labelNames: ['kind'],
    registers,
  });
  const feedStates = new Gauge({
    name: 'kga_feeds',
    help: 'Enabled sources of news by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.reset();
      for (const { state, feeds: count } of feeds) this.set({ state }, count);
    },
  });
  const feedLag = new Gauge({
    name: 'kga_feeds_lag_seconds',
    help: 'For how long the source that is due the longest has been',
    registers: [],
    collect() {
      this.set(Math.max(0, ...feeds.map(({ lagSeconds }) => lagSeconds)));
    },
  });
  const outboxWaiting = new Gauge({
    name: 'kga_outbox_waiting',
    help: 'Rows of the outbox that are not settled',
    labelNames: ['job'],
    registers: [],
    collect() {
      this.reset();
      for (const { job, waiting } of outbox?.counts ?? []) this.set({ job }, waiting);
    },
  });
  const outboxOldest = new Gauge({
    name: 'kga_outbox_oldest_seconds',
    help: 'Time since the oldest unsettled row of the outbox was written',
    labelNames: ['job'],
    registers: [],
    collect() {
      this.reset();
      if (!outbox) return;
      const since = (options.now().getTime() - outbox.at.getTime()) / 1_000;
      for (const { job, oldestSeconds } of outbox.counts) {
        this.set({ job }, oldestSeconds + since);
      }
    },
  });
  const ages = new Gauge({
    name: 'kga_petition_figures_age_seconds',
    help: 'Time since the provider last confirmed the figures',
    labelNames: ['petition'],
    registers: [],
    collect() {
      this.reset();
      for (const [petition, { succeeded_at: at }] of known) {
        if (at) this.set({ petition }, (options.now().getTime() - at.getTime()) / 1_000);
      }
    },
  });
  const breakers = new Gauge({
    name: 'kga_petition_breaker',
    help: '0 where polls go on, 1 where they are paused, 0.5 where the next one is a trial',
    labelNames: ['petition'],
    registers: [],
    collect() {
      this.reset();
      for (const [petition, state] of known) {
        this.set({ petition }, breakerValues[breakerState(state, options.now())]);
      }
    },
  });
  const depth = new Gauge({
    name: 'kga_queue_jobs',
    help: 'Jobs in the queue by state',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      for (const [state, count] of Object.entries(await options.queueDepth())) {
        this.set({ state }, count);
      }
    },
  });
  for (const gauge of [ages, breakers, depth, outboxWaiting, outboxOldest, feedStates, feedLag]) {
    registry.registerMetric(gauge);
  }

  return {
    registry,
    polls,
    pollSeconds,
    jobFailures,
    feedPolls,
    feedItems,
    /** Notes how the sources of news fare, for the gauges. */
    noteFeeds(counts: FeedCounts) {
      feeds = counts;
    },
    mails,
    /** Notes what waits in the outbox, for the gauges. */
    noteOutbox(counts: OutboxCounts) {
      outbox = { counts, at: options.now() };
    },
    /** Notes how polling of a petition goes, for the gauges. */
    notePollState: (petition: string, state: KnownState) => void known.set(petition, state),
    /** Forgets the petitions that are polled no more. */
    keepPetitions(slugs: readonly string[]) {
      for (const slug of known.keys()) if (!slugs.includes(slug)) known.delete(slug);
    },
  };
}
