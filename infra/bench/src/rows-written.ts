import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '@kga/db';
import { sql } from 'kysely';

/** An idle connection tells Postgres what it wrote after ten seconds at the latest. */
const untilTold = 11_000;

/** How many rows were ever inserted, updated and deleted, by table. */
export async function rowsWritten(db: Database): Promise<ReadonlyMap<string, number>> {
  await delay(untilTold);
  const { rows } = await sql<{ table: string; written: number }>`
    select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::float8 as written
    from pg_stat_user_tables`.execute(db);
  return new Map(rows.map(({ table, written }) => [table, written]));
}
