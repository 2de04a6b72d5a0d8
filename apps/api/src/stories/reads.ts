import { type Database, namedGames, publishedStoriesById, storyTotals } from '@kga/db';

import type { Answer, Content } from '../cache/answer.ts';
import { combine } from '../cache/combine.ts';
import { createGate } from '../cache/gate.ts';
import { keepList } from '../cache/kept-list.ts';
import { keepReads } from '../cache/kept-reads.ts';
import { createRead } from '../cache/read.ts';
import { AppError } from '../errors.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { securityHeaders } from '../plugins/security.ts';
import { type StoryQuery, addressOf, cacheControl, loadList, placeOf } from './load-list.ts';
import { presentStory } from './present.ts';

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

const contentOf = (answer: unknown): Content => ({
  text: JSON.stringify(answer),
  cacheControl,
  headers: securityHeaders.closed,
});

/** The answers about stories, kept in memory. */
export function createStoryReads({
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
  const keep = (read: string, max: number, isKept: (content: Content) => boolean = () => true) =>
    keepReads({ max, bytesMax, isKept, onRefresh: counted(read) });
  const firstPages = keep('stories', kept.firstPages);
  const otherPages = keep('stories-page', kept.otherPages);
  // Without text it says that there is no such story.
  const stories = keep('story', kept.stories, ({ text }) => text !== '');
  const games = keep('story-games', kept.games);
  const inTurn = createGate(loadsMax.firstPages, kept.firstPages + waitingMax);
  const amongPages = createGate(loadsMax.otherPages, waitingMax);
  const amongStories = createGate(loadsMax.stories, waitingMax);
  const totals = createRead({
    load: () => inTurn(async () => contentOf(await storyTotals(db))),
    onRefresh: counted('story-totals'),
  });

  const list = keepList<StoryQuery>({
    first: { reads: firstPages, gate: inTurn },
    others: { reads: otherPages, gate: amongPages },
    addressOf,
    prepare(query) {
      const after = placeOf(query);
      return () => loadList(db, query, after);
    },
  });
  const takeIn = combine(async () => {
    for (const [, read] of [...games.all(), ...otherPages.all()]) read.expire();
    const hot = [totals, ...firstPages.all().map(([, read]) => read)];
    await Promise.all(hot.map((read) => read.changed()));
  }, changesMs);

  return {
    list,

    /** @throws AppError `not_found` where there is none for readers */
    async story(asked: string): Promise<Answer> {
      const id = asked.toLowerCase();
      const answer = await stories.get(id, () =>
        amongStories(async () => {
          const [row] = await publishedStoriesById(db, [id]);
          return row ? contentOf(presentStory(row)) : { ...contentOf(null), text: '' };
        }),
      );
      if (answer.content.text === '') throw new AppError('not_found');
      return answer;
    },

    totals: totals.get,

    games(words: string): Answer | Promise<Answer> {
      const wanted = words.trim();
      return games.get(wanted, () =>
        amongPages(async () => contentOf(await namedGames(db, wanted, gamesMax))),
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
        if (id === undefined || name === id.toLowerCase()) read.expire();
      }
      takeIn();
    },
  };
}
