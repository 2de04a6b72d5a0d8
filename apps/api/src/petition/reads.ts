import type { HistoryRange } from '@kga/contracts';
import type { Database } from '@kga/db';

import type { Answer, Content } from '../cache/answer.ts';
import { createGate } from '../cache/gate.ts';
import { type Read, createRead } from '../cache/read.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { loadDetails, loadForecast, loadHistory, loadLatest } from './load.ts';

export type HistoryQuery = { range: HistoryRange; limit: number };

export type PetitionReads = ReturnType<typeof createPetitionReads>;

/** Histories read at a time: who asks for all of them leaves the database to the others. */
const historyLoadsMax = 2;

/** The petition's answers, kept in memory. */
export function createPetitionReads(options: {
  db: Database;
  metrics: Metrics;
  now?: () => number;
  onLatest?: (answer: Answer) => void;
}) {
  const { db, metrics, now, onLatest } = options;

  const read = (name: string, load: () => Promise<Content>, onChange?: typeof onLatest): Read =>
    createRead({
      load,
      ...(now && { now }),
      ...(onChange && { onChange }),
      onRefresh: (outcome) => metrics.cacheRefreshes.inc({ read: name, outcome }),
    });

  const latest = read('latest', () => loadLatest(db), onLatest);
  const details = read('details', () => loadDetails(db));
  const forecast = read('forecast', () => loadForecast(db));
  /** By range and limit: no more than there are different ones of these. */
  const histories = new Map<string, Read>();
  const inTurn = createGate(historyLoadsMax);

  function historyRead(query: HistoryQuery): Read {
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
      await latest.changed({ eager: true });
      for (const each of [details, forecast, ...histories.values()]) await each.changed();
    },
  };
}
