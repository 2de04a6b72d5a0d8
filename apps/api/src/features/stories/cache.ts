import type { Database } from '@kga/db';
import { bulkhead } from 'cockatiel';

import { type FeatureCache, hot } from '../../platform/cache/feature-cache.ts';
import {
  type StoryQuery,
  loadGames,
  loadStory,
  loadTotals,
  prepareList,
  storiesUrl,
} from './load.ts';

/** Most entries of each kind. */
const max = { firstPages: 100, otherPages: 100, stories: 500, games: 200 } as const;

/** Loads that may wait; besides, all stored first pages may be reloaded at once. */
const waitingMax = 50;

/** Cached responses about stories. */
export function createStoryCache(cache: FeatureCache, db: Database) {
  // Concurrent loads per kind, so that crawlers and searches cannot starve readers.
  const firstPages = bulkhead(2, max.firstPages + waitingMax);
  const otherPages = bulkhead(2, waitingMax);
  return {
    list: cache.list<StoryQuery>({
      key: storiesUrl,
      prepare: (query) => prepareList(db, query),
      first: { name: 'stories', max: max.firstPages, bulkhead: firstPages },
      others: { name: 'stories-page', max: max.otherPages, bulkhead: otherPages },
    }),

    story: cache.keyed<string>({
      name: 'story',
      max: max.stories,
      bulkhead: bulkhead(2, waitingMax),
      key: (id) => id.toLowerCase(),
      prepare: (id) => () => loadStory(db, id.toLowerCase()),
      isAffected: (key, id) => key === id.toLowerCase(),
    }),

    totals: cache.entry({
      name: 'story-totals',
      bulkhead: firstPages,
      load: () => loadTotals(db),
      ...hot,
    }),

    games: cache.keyed<string>({
      name: 'story-games',
      max: max.games,
      bulkhead: otherPages,
      key: (text) => text.trim(),
      prepare: (text) => () => loadGames(db, text.trim()),
    }),
  };
}
