import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';

import type { Database } from './client.ts';
import { migrateDown, migrateTo, migrateUp } from './migrate.ts';
import { countCases, selectCases } from './moderation/queue.ts';
import { selectStoryTotals } from './stories/queries.ts';
import { selectStoryGames } from './stories/search.ts';
import { emptyDatabase } from './testing.ts';

/** Everything that a migration can leave in a database, one line each. */
async function contents(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by line`.execute(db);
  return rows.map(({ line }) => line).filter((line) => !line.includes('kysely_'));
}

test('goes up from empty, down to empty, and up to the same again', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  const names = await migrateUp(db);
  const before = await contents(db);
  expect(names.length).toBeGreaterThan(0);
  expect(before.length).toBeGreaterThan(30);
  expect(await migrateUp(db)).toEqual([]);

  expect(await migrateDown(db)).toEqual(names.toReversed());
  expect(await contents(db)).toEqual([]);
  expect(await migrateDown(db)).toEqual([]);

  expect(await migrateUp(db)).toEqual(names);
  expect(await contents(db)).toEqual(before);
});

test('existing stories appear in lists, sums and the queue', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  await migrateTo(db, '20261121172000_outbox_lanes');
  await sql`
    insert into story (id, game_name, title, content, amount_lost_yen, language, status)
    select uuidv7(), game, 'Gone', 'Gone', 100, 'en', status
    from (values ('The Crew', 'published'), ('the crew', 'published'), ('Anthem', 'pending'))
      as told (game, status)`.execute(db);
  await migrateUp(db);
  expect(await selectStoryTotals(db)).toEqual({ stories: 2, games: 1, yen: 200 });
  expect(await selectStoryGames(db, '', 10)).toMatchObject([{ stories: 2 }]);
  const waiting = await selectCases(db, { status: 'pending' }, { limit: 10 });
  expect(waiting).toMatchObject([{ kind: 'story', state: 'open', causes: ['pending'] }]);
  expect(await countCases(db, { status: 'open' })).toBe(1);
});
