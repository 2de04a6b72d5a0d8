// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import type { Transaction } from '../client.ts';
import type { Page } from '../lists.ts';

/**
 * Rows at the beginning of a list that a search reads one by one. They contain a page of every common
 * word; rarer words are looked up in the search index.
 */
export const windowSize = 3_000;

/** How the planner may read a list: in its order, or by the search index. */
type Plan = 'list-order' | 'search-index';

/** A bitmap that does not fit becomes lossy, and every row of its pages is checked again. */
const bitmapMemory = '64MB';

/**
 * Restricts the planner for the rest of the transaction. It cannot estimate how many rows contain a
 * word, and a wrong estimate reads the whole table or compiles a query that takes a millisecond.
 */
export async function setPlan(trx: Transaction, plan: Plan): Promise<void> {
  const [listOrder, searchIndex] = plan === 'list-order' ? ['on', 'off'] : ['off', 'on'];
  await sql`select
    set_config('jit', 'off', true),
    set_config('enable_seqscan', 'off', true),
    set_config('enable_sort', ${searchIndex}, true),
    set_config('enable_indexscan', ${listOrder}, true),
    set_config('enable_bitmapscan', ${searchIndex}, true),
    set_config('work_mem', ${bitmapMemory}, true)`.execute(trx);
}

/** Sorts matches and takes the page after the cursor. */
export function pageOf<Cursor>(
  matches: readonly Cursor[],
  compare: (a: Cursor, b: Cursor) => number,
  { limit, after }: Page<Cursor>,
): Cursor[] {
  return matches
    .filter((match) => after === undefined || compare(after, match) < 0)
    .toSorted(compare)
    .slice(0, limit);
}
