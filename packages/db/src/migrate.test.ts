import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';

import type { Database } from './client.ts';
import { migrateDown, migrateUp } from './migrate.ts';
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
  const up = await contents(db);
  expect(names.length).toBeGreaterThan(0);
  expect(up.length).toBeGreaterThan(30);
  expect(await migrateUp(db)).toEqual([]);

  expect(await migrateDown(db)).toEqual(names.toReversed());
  expect(await contents(db)).toEqual([]);
  expect(await migrateDown(db)).toEqual([]);

  expect(await migrateUp(db)).toEqual(names);
  expect(await contents(db)).toEqual(up);
});
