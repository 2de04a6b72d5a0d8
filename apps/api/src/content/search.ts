// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Database,
  type ListFilter,
  type Listing,
  relaxQuery,
  searchListing,
} from '@kga/db/core';
import { z } from 'zod';

import type { DerivedKeys } from '../platform/derived-keys.ts';
import { createdCursor, decodeCursor, pageHeaders, splitPage } from '../platform/pagination.ts';

export type SearchDeps = { db: Database; keys: Pick<DerivedKeys, 'hash'> };

/** Cursor of a search, with the total that was counted for its first page. */
const searchCursor = z.object({
  ...createdCursor.shape,
  inTitle: z.boolean(),
  total: z.object({ total: z.int().min(0), atLeast: z.boolean() }),
  /** The words of the search that are found together, where nothing has all of them. */
  words: z.string().max(200).optional(),
  /** Proves that the total was counted here, for this search. */
  seal: z.string().optional(),
});

type SearchInput = {
  /** URL of the first page, which identifies the search. */
  url: string;
  text: string;
  filter: ListFilter;
  limit: number;
  cursor: string | undefined;
  /** Matches are counted up to this number. */
  countMax?: number;
  /** Whether some of the words are enough where no item has all of them. */
  relaxed?: boolean;
};

/**
 * Validates the cursor of a search and returns what finds the ids of its page.
 * @throws AppError `validation_failed` where the cursor is not one of a search
 */
export function prepareSearch(
  { db, keys }: SearchDeps,
  listing: Listing,
  { url, text, filter, limit, cursor, relaxed = false, ...options }: SearchInput,
) {
  const after = decodeCursor(cursor, searchCursor);
  const sealOf = (total: unknown, words: string | undefined) =>
    keys.hash('cursor', `${url} ${JSON.stringify([total, words])}`).toString('base64url');
  // What is not ours, or was sealed by a key that is gone, is found out again.
  const isOurs = after !== undefined && after.seal === sealOf(after.total, after.words);
  const known = isOurs ? after.total : undefined;
  return async () => {
    const page = { filter, limit: limit + 1, after, known, ...options };
    const find = (query: string) => searchListing(db, listing, { ...page, query });
    let words = isOurs ? after.words : undefined;
    let { found, total } = await find(words ?? text);
    if (relaxed && words === undefined && found.length === 0) {
      words = await relaxQuery(db, listing, { query: text, filter });
      if (words !== undefined) ({ found, total } = await find(words));
    }
    const { rows, last } = splitPage(found, limit);
    const next = last && { ...last, total, words, seal: sealOf(total, words) };
    return {
      ids: rows.map(({ id }) => id),
      /** Whether something has all words, only some of them, or none. */
      match: found.length === 0 ? 'none' : words === undefined ? 'all' : 'some',
      headers: {
        ...pageHeaders({ url, ...total, next }),
        ...(words !== undefined && { 'x-match-relation': 'some-words' }),
      },
    };
  };
}
