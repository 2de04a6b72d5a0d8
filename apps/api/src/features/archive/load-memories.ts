import * as contracts from '@kga/contracts';
import {
  type AuthorRef,
  type Database,
  type MemoryRow,
  countMemories,
  noModeration,
  selectHelpfulMemories,
  selectMemoryCursor,
  selectModerationStatuses,
  selectNewestMemories,
  selectOwnMemories,
} from '@kga/db';
import { z } from 'zod';

import { notFound, responseBody } from '../../platform/cache/response-body.ts';
import type { LoadResult } from '../../platform/cache/swr-entry.ts';
import { found } from '../../platform/errors.ts';
import {
  createdCursor,
  createdCursorOf,
  decodeCursor,
  listUrl,
  pageHeaders,
  splitPage,
} from '../../platform/pagination.ts';
import { presentMemory, presentOwnMemory } from './presenter.ts';

export type MemoriesQuery = z.infer<typeof contracts.listMemories.schema.querystring> &
  z.infer<typeof contracts.listMemories.schema.params>;

/** Most of one's own memories of a game that are returned: the newest. */
const ownMax = 100;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

const helpfulCursor = z.object({ helpful: z.int32(), id: z.uuid() });

export const memoriesPath = (id: string): string => contracts.listMemories.url.replace(':id', id);

export const memoriesUrl = ({ id, limit, sort, cursor, at }: MemoriesQuery): string =>
  listUrl(memoriesPath(id), {
    limit,
    ...(sort === 'helpful' ? { sort } : { at: cursor === undefined ? at : undefined }),
    cursor,
  });

type Found = { found: MemoryRow[]; nextOf: (row: MemoryRow) => unknown };

/** Validates the cursor of a query and returns what selects a page and more. */
function prepareOrder(
  db: Database,
  { id: gameId, sort, cursor, at }: MemoriesQuery,
): (limit: number) => Promise<Found> {
  if (sort === 'helpful') {
    const after = decodeCursor(cursor, helpfulCursor);
    return async (limit) => ({
      found: await selectHelpfulMemories(db, gameId, { limit, after }),
      nextOf: ({ helpful, id }) => ({ helpful, id }),
    });
  }
  const after = decodeCursor(cursor, createdCursor);
  return async (limit) => {
    const isAt = at !== undefined && !after;
    const from = isAt ? await selectMemoryCursor(db, { gameId, id: at }) : undefined;
    return {
      found: await selectNewestMemories(db, gameId, { limit, after, from }),
      nextOf: createdCursorOf,
    };
  };
}

/**
 * Validates a query and returns what loads its page of a game's memories.
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export function prepareMemories(db: Database, query: MemoriesQuery): () => Promise<LoadResult> {
  const select = prepareOrder(db, query);
  const url = memoriesUrl({ ...query, cursor: undefined, at: undefined });
  return async () => {
    const [total, page] = await Promise.all([countMemories(db, query.id), select(query.limit + 1)]);
    if (total === undefined) return notFound;
    const { rows, last } = splitPage(page.found, query.limit);
    const next = last && page.nextOf(last);
    return responseBody(contracts.listMemories, rows.map(presentMemory), {
      cacheControl,
      headers: pageHeaders({ url, total, next }),
    });
  };
}

/** An author's newest memories of a game, or one of them, newest first. */
export async function loadOwnMemories(
  db: Database,
  author: AuthorRef,
  which: { gameId: string } | { id: string },
): Promise<contracts.OwnMemory[]> {
  const rows = await selectOwnMemories(db, author, { which, limit: ownMax });
  const refs = rows.map(({ id }) => ({ kind: 'memory', id }) as const);
  const statuses = await selectModerationStatuses(db, refs);
  return rows.map((row) => presentOwnMemory(row, statuses.get(row.id) ?? noModeration));
}

/** @throws AppError `not_found` if it is not the author's */
export const loadOwnMemory = async (
  db: Database,
  author: AuthorRef,
  id: string,
): Promise<contracts.OwnMemory> => found((await loadOwnMemories(db, author, { id }))[0]);
