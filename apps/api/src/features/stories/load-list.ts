import { listStories } from '@kga/contracts';
import {
  type Database,
  type StoryCursor,
  type StoryRow,
  selectStories,
  selectStoriesByIds,
  searchStories,
  selectStoryTotals,
} from '@kga/db';
import { z } from 'zod';

import type { ResponseBody } from '../../platform/cache/encoded-response.ts';
import { nextLink, decodeCursor } from '../../platform/pagination.ts';
import { securityHeaders } from '../../platform/plugins/security.ts';
import { presentStory } from './presenter.ts';

export type StoryQuery = z.infer<typeof listStories.schema.querystring>;

export const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

const place = z.object({ createdAt: z.iso.datetime().pipe(z.coerce.date()), id: z.uuid() });

/** The same list has the same address, whatever else was asked for. */
export function addressOf({ limit, q, cursor }: StoryQuery): string {
  const parameters = new URLSearchParams({ limit: String(limit) });
  if (q !== undefined && q.trim() !== '') parameters.set('q', q.trim());
  if (cursor !== undefined) parameters.set('cursor', cursor);
  return `${listStories.url}?${parameters.toString()}`;
}

/**
 * The place after which a page begins.
 *
 * @throws AppError `validation_failed` where the cursor is none of this list
 */
export const placeOf = ({ cursor }: StoryQuery): StoryCursor | undefined =>
  cursor === undefined ? undefined : decodeCursor(cursor, place);

type Page = {
  rows: readonly StoryRow[];
  /** The place of its last story, where others follow. */
  next: StoryCursor | undefined;
  total: number;
  /** Whether there may be more than `total`. */
  atLeast: boolean;
};

const contentOf = (query: StoryQuery, { rows, next, total, atLeast }: Page): ResponseBody => ({
  text: JSON.stringify(rows.map(presentStory)),
  cacheControl,
  headers: {
    ...securityHeaders.closed,
    'x-total-count': String(total),
    ...(atLeast && { 'x-total-relation': 'at-least' }),
    ...(next && {
      link: nextLink({ url: addressOf(query) }, { createdAt: next.createdAt, id: next.id }),
    }),
  },
});

type Asked = { limit: number; after: StoryCursor | undefined };

async function loadNewest(db: Database, { limit, after }: Asked): Promise<Page> {
  const [rows, { stories: total }] = await Promise.all([
    selectStories(db, { limit: limit + 1, after }),
    selectStoryTotals(db),
  ]);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next = last && { createdAt: last.created_at, id: last.id };
  return { rows: rows.slice(0, limit), next, total, atLeast: false };
}

async function loadFound(db: Database, words: string, { limit, after }: Asked): Promise<Page> {
  const { found, ...totals } = await searchStories(db, words, { limit: limit + 1, after });
  const shown = found.slice(0, limit);
  const rows = await selectStoriesByIds(
    db,
    shown.map(({ id }) => id),
  );
  return { rows, next: found[limit] && shown.at(-1), ...totals };
}

/** A page of all stories, or of those that a search finds. */
export async function loadList(
  db: Database,
  query: StoryQuery,
  after: StoryCursor | undefined,
): Promise<ResponseBody> {
  const words = query.q?.trim() ?? '';
  const asked = { limit: query.limit, after };
  const page = await (words === '' ? loadNewest(db, asked) : loadFound(db, words, asked));
  return contentOf(query, page);
}
