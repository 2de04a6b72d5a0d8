// SPDX-License-Identifier: AGPL-3.0-or-later
import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import { AppError } from './errors.ts';

/** Cursor of a list that is ordered by time of creation. */
export const createdCursor = z.object({
  createdAt: z.iso.datetime().pipe(z.coerce.date()),
  id: z.uuid(),
});

export const createdCursorOf = ({
  created_at: createdAt,
  id,
}: {
  created_at: Date;
  id: string;
}) => ({ createdAt, id });

const encodeCursor = (cursor: unknown): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Decodes a cursor. @throws AppError `validation_failed` where it is not one of this list */
export function decodeCursor<Cursor extends z.ZodType>(
  text: string | undefined,
  schema: Cursor,
): z.infer<Cursor> | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch (cause) {
    const errors = [{ path: 'cursor', code: 'unknown' }];
    throw new AppError('validation_failed', { errors, cause });
  }
}

/**
 * URL of a page of a list with its parameters in a fixed order, so that it also serves as a cache
 * key. Undefined and blank parameters are left out.
 */
export function listUrl(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>>,
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    const text = String(value ?? '').trim();
    if (text !== '') search.set(name, text);
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** Splits `limit + 1` rows into the rows of a page and its last row, where more follow. */
export function splitPage<Row>(found: readonly Row[], limit: number) {
  const rows = found.slice(0, limit);
  return { rows, last: found.length > limit ? rows.at(-1) : undefined };
}

function linkTo(url: string, cursor: unknown, rel: string): string {
  const [path = '', query] = url.split('?', 2);
  const search = new URLSearchParams(query);
  search.set('cursor', encodeCursor(cursor));
  return `<${path}?${search.toString()}>; rel="${rel}"`;
}

/** The headers of a page of a list: how many items it has, and links to its neighbours. */
export function pageHeaders({
  url,
  total,
  atLeast = false,
  allLanguages,
  next,
  prev,
}: {
  url: string;
  total: number | undefined;
  atLeast?: boolean;
  /** How many it has in all languages, where it is filtered by language. */
  allLanguages?: number | undefined;
  /** Cursors of the neighbouring pages, where there are such. */
  next?: unknown;
  prev?: unknown;
}): Record<string, string> {
  const links = [
    ...(next === undefined ? [] : [linkTo(url, next, 'next')]),
    ...(prev === undefined ? [] : [linkTo(url, prev, 'prev')]),
  ];
  return {
    ...(total !== undefined && { 'x-total-count': String(total) }),
    ...(atLeast && { 'x-total-relation': 'at-least' }),
    ...(allLanguages !== undefined && { 'x-total-all-languages': String(allLanguages) }),
    ...(links.length > 0 && { link: links.join(', ') }),
  };
}

type PageRequest = { url: string; query: { limit: number; cursor?: string | undefined } };

type List<Row, Cursor extends z.ZodType> = {
  cursor: Cursor;
  cursorOf: (row: Row) => z.infer<Cursor>;
  count: () => Promise<number | undefined>;
  select: (page: { limit: number; after: z.infer<Cursor> | undefined }) => Promise<Row[]>;
};

/**
 * Reads the requested page of a list and sets the headers of the response.
 * @throws AppError `validation_failed` where the cursor is not one of this list
 */
export async function selectPage<Row, Cursor extends z.ZodType>(
  { url, query: { limit, cursor } }: PageRequest,
  reply: FastifyReply,
  list: List<Row, Cursor>,
): Promise<Row[]> {
  const after = decodeCursor(cursor, list.cursor);
  const [total, found] = await Promise.all([
    list.count(),
    list.select({ limit: limit + 1, after }),
  ]);
  const { rows, last } = splitPage(found, limit);
  reply.headers(pageHeaders({ url, total, next: last && list.cursorOf(last) }));
  return rows;
}
