// SPDX-License-Identifier: AGPL-3.0-or-later
import { Counter, type Registry } from 'prom-client';

/** Whether a response was in memory, or had to be loaded. */
export type CacheOutcome = 'hit' | 'miss';

/** Requests of a route so far; plain numbers, because a label of prom-client costs more than a hit. */
type CacheCounts = Record<CacheOutcome, number>;

export type CacheRequests = ReturnType<typeof registerCacheRequests>;

/** Counts requests for responses that are cached, by route and outcome. */
export function registerCacheRequests(registry: Registry) {
  const routes = new Map<string, CacheCounts>();
  const counter = new Counter({
    name: 'kga_cache_requests_total',
    help: 'Requests for cached responses, by whether they were in memory',
    labelNames: ['route', 'outcome'],
    registers: [],
    collect() {
      this.reset();
      for (const [route, { hit, miss }] of routes) {
        this.inc({ route, outcome: 'hit' }, hit);
        this.inc({ route, outcome: 'miss' }, miss);
      }
    },
  });
  registry.registerMetric(counter);
  return {
    /** The counts of a route, which its requests add to. */
    of(route: string): CacheCounts {
      const counts = routes.get(route) ?? { hit: 0, miss: 0 };
      routes.set(route, counts);
      return counts;
    },
  };
}
