import * as contracts from '@kga/contracts';
import {
  type Database,
  type StoryCursor,
  searchStories,
  selectStories,
  selectStoriesByIds,
  selectStoryGames,
  selectStoryTotals,
} from '@kga/db';
import type { z } from 'zod';

import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import {
  createdCursor,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../platform/pagination.ts';
import { presentStory } from './presenter.ts';

export type StoryQuery = z.infer<typeof contracts.listStories.schema.querystring>;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** Suggested games. */
const gamesMax = 10;

export const storiesUrl = ({ limit, q, cursor }: StoryQuery): string =>
  listUrl(contracts.listStories.url, { limit, q, cursor });

type Page = { limit: number; after: StoryCursor | undefined };

async function loadNewest(db: Database, { limit, after }: Page) {
  const [found, { stories: total }] = await Promise.all([
    selectStories(db, { limit: limit + 1, after }),
    selectStoryTotals(db),
  ]);
  const { rows, last } = splitPage(found, limit);
  return { rows, next: last && { createdAt: last.created_at, id: last.id }, total };
}

async function loadSearch(db: Database, text: string, { limit, after }: Page) {
  const { found, ...totals } = await searchStories(db, text, { limit: limit + 1, after });
  const { rows: cursors, last } = splitPage(found, limit);
  const rows = await selectStoriesByIds(
    db,
    cursors.map(({ id }) => id),
  );
  return { rows, next: last && { createdAt: last.createdAt, id: last.id }, ...totals };
}

/**
 * Validates a query and returns what loads its page of the list or of a search.
 *
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function prepareList(db: Database, query: StoryQuery): () => Promise<LoadResult> {
  const text = query.q?.trim() ?? '';
  const page = { limit: query.limit, after: decodeCursor(query.cursor, createdCursor) };
  return async () => {
    const { rows, ...neighbours } = await (text === ''
      ? loadNewest(db, page)
      : loadSearch(db, text, page));
    return responseBody(contracts.listStories, rows.map(presentStory), {
      cacheControl,
      headers: pageHeaders({ url: storiesUrl(query), ...neighbours }),
    });
  };
}

export async function loadStory(db: Database, id: string): Promise<LoadResult> {
  const [row] = await selectStoriesByIds(db, [id]);
  return row ? responseBody(contracts.getStory, presentStory(row), { cacheControl }) : notFound;
}

export const loadTotals = async (db: Database): Promise<LoadResult> =>
  responseBody(contracts.getStoryTotals, await selectStoryTotals(db), { cacheControl });

/** Games that stories are about, for suggestions while typing. */
export const loadGames = async (db: Database, text: string): Promise<LoadResult> =>
  responseBody(contracts.listStoryGames, await selectStoryGames(db, text, gamesMax), {
    cacheControl,
  });
