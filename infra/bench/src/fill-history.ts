import type { Database } from '@kga/db';
import { weeklyFigures } from '@kga/db/initiative';
import { sql } from 'kysely';

/** Days over which the snapshots are spread: every range of `history` then has more than it shows. */
const days = 60;

/** So many at a time: of one that takes longer the client would think that nobody is there. */
const batch = 50_000;

/** Puts so many snapshots, up to now, in the place of the petition's own. */
export async function fillHistory(db: Database, count: number): Promise<void> {
  const now = new Date();
  const counts = JSON.stringify(weeklyFigures.at(-1)?.counts);
  await db.deleteFrom('petition_snapshot').execute();
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    for (let first = 1; first <= count; first += batch) {
      await sql`
        insert into petition_snapshot
          (petition_id, taken_at, signature_count, country_sum, goal, country_counts)
        select petition.id,
          ${now}::timestamptz
            - make_interval(days => ${days}) * ((${count}::int - number)::float8 / ${count}::int),
          number, number, petition.goal, ${counts}::jsonb
        from petition, generate_series(${first}::int, ${Math.min(first + batch - 1, count)}::int)
          as number`.execute(connection);
    }
    await sql`vacuum analyze petition_snapshot`.execute(connection);
  });
}
