import type { Database } from '@kga/db';
import { sql } from 'kysely';

/**
 * Opens a moderation case for every existing story: three of four are open, one of a hundred is
 * reported twice.
 */
export async function fillModerationQueue(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`truncate moderation_case, content_report`.execute(connection);
    await sql`delete from tally where starts_with(name, 'cases:')`.execute(connection);
    await sql`
      insert into moderation_case (kind, item_id, state, causes, language, since, decided_at,
        report_count)
      select 'story', id, case when number % 4 = 0 then 'decided' else 'open' end,
        case when number % 100 = 1 then '{reported}'::text[] else '{pending}' end,
        language, created_at, case when number % 4 = 0 then created_at end,
        case when number % 100 = 1 then 2 else 0 end
      from (select id, language, created_at, row_number() over (order by id) as number from story)
        as numbered`.execute(connection);
    await sql`
      insert into content_report (id, kind, item_id, reason, weight)
      select gen_random_uuid(), kind, item_id, 'spam', 1
      from moderation_case cross join generate_series(1, 2)
      where causes = '{reported}'`.execute(connection);
    for (const table of ['moderation_case', 'content_report', 'tally']) {
      await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    }
  });
}
