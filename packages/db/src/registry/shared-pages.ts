// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SharedPage } from '@kga/contracts/core';

import { type GameRow, selectArchiveFigures, selectGames } from '../archive/index.ts';
import type { Database } from '../core/client.ts';
import { selectCategoryFigures } from '../forum/index.ts';
import { countNews } from '../news/index.ts';
import { selectStoryTotals } from '../stories/index.ts';

/** What a cover is drawn from. */
type CoverFacts = Pick<
  GameRow,
  'name' | 'publisher' | 'genre' | 'release_date' | 'shutdown_date' | 'language'
>;

/** What the image of a page shows. */
type SharedPageSubject = {
  page: SharedPage;
  count: number;
  /** A second figure, such as the replies to the posts. */
  second: number | null;
  /** Whose covers it shows. */
  games: readonly CoverFacts[];
};

declare module '../content/content-type.ts' {
  interface ShareSubjects {
    page: SharedPageSubject;
  }
}

const coversShown = 3;

/** The most remembered of the games that have ended. */
async function selectCovers(db: Database): Promise<CoverFacts[]> {
  const { games } = await selectGames(
    db,
    { sort: 'remembered' },
    { limit: 2 * coversShown, after: undefined },
  );
  const ended = games.filter(({ availability }) => availability !== 'announced');
  return ended
    .slice(0, coversShown)
    .map(({ name, publisher, genre, release_date, shutdown_date, language }) => ({
      name,
      publisher,
      genre,
      release_date,
      shutdown_date,
      language,
    }));
}

type Figures = Pick<SharedPageSubject, 'count' | 'second'>;

const figuresOf = {
  archive: async (db) => {
    const { total, announced, playable } = await selectArchiveFigures(db);
    return { count: total - announced, second: playable };
  },
  stories: async (db) => {
    const { stories, games } = await selectStoryTotals(db);
    return { count: stories, second: games };
  },
  news: async (db) => ({ count: await countNews(db, {}), second: null }),
  forum: async (db) => {
    const categories = Object.values(await selectCategoryFigures(db));
    return {
      count: categories.reduce((sum, { posts }) => sum + posts, 0),
      second: categories.reduce((sum, { replies }) => sum + replies, 0),
    };
  },
} as const satisfies Partial<Record<SharedPage, (db: Database) => Promise<Figures>>>;

const isCounted = (page: string): page is keyof typeof figuresOf => page in figuresOf;

/** What the image of a page shows, where its figures are in the database. */
export async function selectSharedPage(db: Database, page: string) {
  if (!isCounted(page)) return undefined;
  const games = page === 'archive' ? await selectCovers(db) : [];
  return { kind: 'page' as const, page, ...(await figuresOf[page](db)), games };
}
