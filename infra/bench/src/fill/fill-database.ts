import { type Database, createDatabase } from '@kga/db';
import { weeklyFigures } from '@kga/db/initiative';
import { sql } from 'kysely';

import { fillForum } from './forum.ts';
import { fillNews } from './news.ts';
import { fillStories } from './stories.ts';

/** Replaces all content by `count` rows of each kind, up to now; deterministic. */
export async function fillDatabase(url: string, count: number): Promise<void> {
  // Filling takes longer than the default timeout of a statement.
  const db = createDatabase(url, { maxConnections: 1, statementTimeout: 0 });
  try {
    await sql`set maintenance_work_mem = '1GB'`.execute(db);
    await fillNews(db, count);
    await fillSnapshots(db, count);
    await fillStories(db, count);
    await fillForum(db, count);
    await fillModerationQueue(db);
    await sql`vacuum analyze`.execute(db);
  } finally {
    await db.destroy();
  }
}

/** Days of history, so that every range of `selectHistory` has more snapshots than it returns. */
const days = 60;

/** Replaces the petition's snapshots by `count` of them. */
async function fillSnapshots(db: Database, count: number): Promise<void> {
  const counts = JSON.stringify(weeklyFigures.at(-1)?.counts);
  await db.deleteFrom('petition_snapshot').execute();
  await sql`
    insert into petition_snapshot
      (petition_id, taken_at, signature_count, country_sum, goal, country_counts)
    select petition.id,
      ${new Date()}::timestamptz
        - make_interval(days => ${days}) * ((${count}::int - number)::float8 / ${count}::int),
      number, number, petition.goal, ${counts}::jsonb
    from petition, generate_series(1, ${count}::int) as number`.execute(db);
}

/**
 * Opens a moderation case for every existing story: three of four are open, one of a hundred is
 * reported twice.
 */
async function fillModerationQueue(db: Database): Promise<void> {
  await sql`truncate moderation_case, content_report`.execute(db);
  await sql`delete from tally where starts_with(name, 'cases:')`.execute(db);
  await sql`
    insert into moderation_case (kind, item_id, state, causes, language, since, decided_at,
      report_count)
    select 'story', id, case when number % 4 = 0 then 'decided' else 'open' end,
      case when number % 100 = 1 then '{reported}'::text[] else '{pending}' end,
      language, created_at, case when number % 4 = 0 then created_at end,
      case when number % 100 = 1 then 2 else 0 end
    from (select id, language, created_at, row_number() over (order by id) as number from story)
      as numbered`.execute(db);
  await sql`
    insert into content_report (id, kind, item_id, reason, weight)
    select gen_random_uuid(), kind, item_id, 'spam', 1
    from moderation_case cross join generate_series(1, 2)
    where causes = '{reported}'`.execute(db);
}
