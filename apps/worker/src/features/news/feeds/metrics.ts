// SPDX-License-Identifier: AGPL-3.0-or-later
import type { countFeedStates } from '@kga/db/news';
import { Counter, Gauge, type Registry } from 'prom-client';

type FeedCounts = Awaited<ReturnType<typeof countFeedStates>>;

export type FeedMetrics = ReturnType<typeof createFeedMetrics>;

export function createFeedMetrics(registry: Registry) {
  const registers = [registry];
  let states: FeedCounts = [];

  const feedStates = new Gauge({
    name: 'kga_feeds',
    help: 'Enabled sources of news by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const { state, feeds } of states) this.set({ state }, feeds);
    },
  });
  const feedLag = new Gauge({
    name: 'kga_feeds_lag_seconds',
    help: 'For how long the source that is due the longest has been',
    registers,
    collect() {
      this.set(Math.max(0, ...states.map(({ lagSeconds }) => lagSeconds)));
    },
  });

  return {
    feedStates,
    feedLag,
    feedPolls: new Counter({
      name: 'kga_feed_polls_total',
      help: 'Polls of sources of news by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    feedItems: new Counter({
      name: 'kga_feed_items_total',
      help: 'Items of sources that became an article, joined one, or changed',
      labelNames: ['kind'],
      registers,
    }),
    /** Updates the gauges of all feeds. */
    noteFeeds(counts: FeedCounts) {
      states = counts;
    },
  };
}
