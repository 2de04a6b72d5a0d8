import { type RawBuilder, sql } from 'kysely';

/** A bitmap that does not fit forgets which rows of a page it means. */
const bitmapMemory = '64MB';

/**
 * Plans for the rest of a transaction that go down the listing, or through the search index. Left
 * alone, the planner guesses how many hold a word, and a wrong guess reads the whole table.
 */
export const plans = (through: 'listing' | 'index'): RawBuilder<unknown> => {
  const down = through === 'listing' ? 'on' : 'off';
  const across = through === 'listing' ? 'off' : 'on';
  return sql`
    set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
    set_config('enable_indexscan', ${down}, true), set_config('enable_bitmapscan', ${across}, true),
    set_config('work_mem', ${bitmapMemory}, true)`;
};
