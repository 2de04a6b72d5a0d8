import { type Database, selectStoryGames, selectStoriesByIds, selectStoryTotals } from '@kga/db';

import type { EncodedResponse, ResponseBody } from '../../platform/cache/encoded-response.ts';
import { createListCache } from '../../platform/cache/list-cache.ts';
import { createResponseCache } from '../../platform/cache/response-cache.ts';
import { createSemaphore } from '../../platform/cache/semaphore.ts';
import { createSwrEntry } from '../../platform/cache/swr-entry.ts';
import { AppError } from '../../platform/errors.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { throttle } from '../../platform/throttle.ts';
import { type StoryQuery, addressOf, cacheControl, loadList, placeOf } from './load-list.ts';
import { presentStory } from './presenter.ts';

/** How many answers of each kind are kept. */
const kept = { firstPages: 100, otherPages: 100, stories: 500, games: 200 } as const;

/** Bytes of each kind, kept together with their encodings. */
const bytesMax = 32 * 1_024 ** 2;

/**
 * Loads at a time: who asks for everything leaves the database to the others, and who searches
 * leaves it to those who read.
 */
const loadsMax = { firstPages: 2, otherPages: 2, stories: 2 } as const;

/** So many wait for their turn; all first pages that are kept may be made anew at once. */
const waitingMax = 50;

/** Games that are suggested. */
const gamesMax = 10;

const contentOf = (answer: unknown): ResponseBody => ({
  text: JSON.stringify(answer),
  cacheControl,
  headers: securityHeaders.closed,
});

/** The answers about stories, kept in memory. */
export function createStoryCache({
  db,
  metrics,
  changesMs,
}: {
  db: Database;
  metrics: Metrics;
  changesMs: number;
}) {
  type Outcome = 'changed' | 'same' | 'failed';
  const counted = (read: string) => (outcome: Outcome) =>
    metrics.cacheRefreshes.inc({ read, outcome });
  const keep = (
    read: string,
    max: number,
    isKept: (content: ResponseBody) => boolean = () => true,
  ) => createResponseCache({ max, bytesMax, isKept, onRefresh: counted(read) });
  const firstPages = keep('stories', kept.firstPages);
  const otherPages = keep('stories-page', kept.otherPages);
  // Without text it says that there is no such story.
  const stories = keep('story', kept.stories, ({ text }) => text !== '');
  const games = keep('story-games', kept.games);
  const inTurn = createSemaphore(loadsMax.firstPages, kept.firstPages + waitingMax);
  const amongPages = createSemaphore(loadsMax.otherPages, waitingMax);
  const amongStories = createSemaphore(loadsMax.stories, waitingMax);
  const totals = createSwrEntry({
    load: () => inTurn(async () => contentOf(await selectStoryTotals(db))),
    onRefresh: counted('story-totals'),
  });

  const list = createListCache<StoryQuery>({
    first: { reads: firstPages, gate: inTurn },
    others: { reads: otherPages, gate: amongPages },
    addressOf,
    prepare(query) {
      const after = placeOf(query);
      return () => loadList(db, query, after);
    },
  });
  const takeIn = throttle(async () => {
    for (const [, read] of [...games.all(), ...otherPages.all()]) read.invalidate();
    const hot = [totals, ...firstPages.all().map(([, read]) => read)];
    await Promise.all(hot.map((read) => read.refresh()));
  }, changesMs);

  return {
    list,

    /** @throws AppError `not_found` where there is none for readers */
    async story(asked: string): Promise<EncodedResponse> {
      const id = asked.toLowerCase();
      const answer = await stories.get(id, () =>
        amongStories(async () => {
          const [row] = await selectStoriesByIds(db, [id]);
          return row ? contentOf(presentStory(row)) : { ...contentOf(null), text: '' };
        }),
      );
      if (answer.content.text === '') throw new AppError('not_found');
      return answer;
    },

    totals: totals.get,

    games(words: string): EncodedResponse | Promise<EncodedResponse> {
      const wanted = words.trim();
      return games.get(wanted, () =>
        amongPages(async () => contentOf(await selectStoryGames(db, wanted, gamesMax))),
      );
    },

    /** Makes what many ask for anew before it is too old to be sent. */
    renew(): void {
      totals.renew();
      for (const [, read] of firstPages.all()) read.renew();
    },

    /** Takes in that a story changed, or where `id` is not told, that any may have. */
    changed(id?: string): void {
      for (const [name, read] of stories.all()) {
        if (id === undefined || name === id.toLowerCase()) read.invalidate();
      }
      takeIn();
    },
  };
}
