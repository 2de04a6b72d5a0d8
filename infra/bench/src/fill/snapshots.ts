import type { Database } from '@kga/db';
import { weeklyFigures } from '@kga/db/initiative';
import { sql } from 'kysely';

/** Days of history, so that every range of `selectHistory` has more snapshots than it returns. */
const days = 60;

/** Replaces the petition's snapshots by `count` of them, up to now. */
export async function fillSnapshots(db: Database, count: number): Promise<void> {
  const now = new Date();
  const counts = JSON.stringify(weeklyFigures.at(-1)?.counts);
  await db.deleteFrom('petition_snapshot').execute();
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
    insert into petition_snapshot
      (petition_id, taken_at, signature_count, country_sum, goal, country_counts)
    select petition.id,
      ${now}::timestamptz
        - make_interval(days => ${days}) * ((${count}::int - number)::float8 / ${count}::int),
      number, number, petition.goal, ${counts}::jsonb
    from petition, generate_series(1, ${count}::int) as number`.execute(connection);
    await sql`vacuum analyze petition_snapshot`.execute(connection);
  });
}
