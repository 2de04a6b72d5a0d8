import { sql } from 'kysely';

import type { Database } from '../client.ts';

/** The running sums whose names start with a prefix. */
export async function selectTallies(
  db: Database,
  prefix: string,
): Promise<{ name: string; value: number }[]> {
  const { rows } = await sql<{ name: string; value: string }>`
    select name, sum(value) as value from tally
    where starts_with(name, ${prefix}) group by name`.execute(db);
  return rows.map(({ name, value }) => ({ name, value: Number(value) }));
}
