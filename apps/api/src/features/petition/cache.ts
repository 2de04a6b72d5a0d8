import type { HistoryRange } from '@kga/contracts';
import type { Database } from '@kga/db';

import type { EncodedResponse, ResponseBody } from '../../platform/cache/encoded-response.ts';
import { createSemaphore } from '../../platform/cache/semaphore.ts';
import { type SwrEntry, createSwrEntry } from '../../platform/cache/swr-entry.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { loadDetails, loadForecast, loadHistory, loadLatest } from './load.ts';

export type HistoryQuery = { range: HistoryRange; limit: number };

export type PetitionCache = ReturnType<typeof createPetitionCache>;

/** Histories read at a time: who asks for all of them leaves the database to the others. */
const historyLoadsMax = 2;

/** The petition's answers, kept in memory. */
export function createPetitionCache(options: {
  db: Database;
  metrics: Metrics;
  now?: () => number;
  onLatest?: (answer: EncodedResponse) => void;
}) {
  const { db, metrics, now, onLatest } = options;

  const read = (
    name: string,
    load: () => Promise<ResponseBody>,
    onChange?: typeof onLatest,
  ): SwrEntry =>
    createSwrEntry({
      load,
      ...(now && { now }),
      ...(onChange && { onChange }),
      onRefresh: (outcome) => metrics.cacheRefreshes.inc({ read: name, outcome }),
    });

  const latest = read('latest', () => loadLatest(db), onLatest);
  const details = read('details', () => loadDetails(db));
  const forecast = read('forecast', () => loadForecast(db));
  /** By range and limit: no more than there are different ones of these. */
  const histories = new Map<string, SwrEntry>();
  const inTurn = createSemaphore(historyLoadsMax);

  function historyRead(query: HistoryQuery): SwrEntry {
    const key = `${query.range} ${query.limit}`;
    const known = histories.get(key);
    if (known) return known;
    const made = read('history', () => inTurn(() => loadHistory(db, query)));
    histories.set(key, made);
    return made;
  }

  return {
    latest: latest.get,
    details: details.get,
    forecast: forecast.get,
    history: (query: HistoryQuery) => historyRead(query).get(),
    /** Makes what is asked for anew before it is too old to be sent. */
    renew(): void {
      for (const each of [latest, details, forecast, ...histories.values()]) each.renew();
    },
    /** Takes in a change: the latest figures at once, the rest one after the other. */
    async changed(): Promise<void> {
      await latest.refresh({ eager: true });
      for (const each of [details, forecast, ...histories.values()]) await each.refresh();
    },
  };
}
