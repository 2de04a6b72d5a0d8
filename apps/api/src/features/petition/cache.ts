import type { HistoryRange } from '@kga/contracts';
import type { Database } from '@kga/db';
import { bulkhead } from 'cockatiel';

import type { EncodedResponse } from '../../platform/cache/encoded-response.ts';
import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import { loadDetails, loadForecast, loadHistory, loadLatest } from './load.ts';

export type HistoryQuery = { range: HistoryRange; limit: number };

/** Four ranges with limits from 1 to 100. */
const seriesMax = 400;

/** Cached responses of the petition. */
export function createPetitionCache(
  cache: FeatureCache,
  { db, onLatest }: { db: Database; onLatest?: (latest: EncodedResponse) => void },
) {
  return {
    latest: cache.entry({
      name: 'latest',
      load: () => loadLatest(db),
      ...hot,
      onChange: 'refresh-eagerly',
      ...(onLatest && { onLoaded: onLatest }),
    }),
    details: cache.entry({ name: 'details', load: () => loadDetails(db), ...hot }),
    forecast: cache.entry({ name: 'forecast', load: () => loadForecast(db), ...hot }),
    history: cache.keyed<HistoryQuery>({
      name: 'history',
      max: seriesMax,
      // Requests for all series leave connections to others.
      bulkhead: bulkhead(2, Infinity),
      key: ({ range, limit }) => `${range} ${limit}`,
      prepare: (query) => () => loadHistory(db, query),
      ...hot,
    }),
  };
}
