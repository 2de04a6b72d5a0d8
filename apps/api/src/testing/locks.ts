import type { Database } from '@kga/db';
import { sql } from 'kysely';

/** How many of a database's connections wait for what another one holds. */
export async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
