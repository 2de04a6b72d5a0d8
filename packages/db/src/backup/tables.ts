// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../core/client.ts';

export type BackupTable = {
  name: string;
  /** Those that are stored, in their order; generated ones are computed again. */
  columns: readonly string[];
};

/** Migrations fill these two themselves. */
const ofMigrations = ['kysely_migration', 'kysely_migration_lock'];

/** All tables of the product, by name. */
export async function selectTables(db: Database): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all(${ofMigrations})
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`.execute(db);
  return rows;
}

/** The next value of a sequence, and whether the present one was given out. */
export type SequenceState = { name: string; value: string; isCalled: boolean };

export async function selectSequences(db: Database): Promise<SequenceState[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`.execute(db);
  return Promise.all(
    names.map(async ({ name }) => {
      const { rows } = await sql<{ value: string; isCalled: boolean }>`
        select last_value as value, is_called as "isCalled" from ${sql.table(name)}`.execute(db);
      return { name, value: rows[0]?.value ?? '1', isCalled: rows[0]?.isCalled ?? false };
    }),
  );
}

export async function updateSequence(db: Database, sequence: SequenceState): Promise<void> {
  const name = sql`format('public.%I', ${sequence.name}::text)::regclass`;
  await sql`select setval(${name}, ${sequence.value}::bigint, ${sequence.isCalled})`.execute(db);
}

/** Rows of each table, counted. */
export async function countRows(
  db: Database,
  tables: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const name of tables) {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(name)}`.execute(db);
    counts.set(name, Number(rows[0]?.count));
  }
  return counts;
}

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Runs `load` without triggers and foreign keys, which are checked again after it. A superuser is not
 * needed for this, unlike for `session_replication_role`.
 */
export async function withoutConstraints(
  trx: Database,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<ForeignKey>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(trx);
  const alter = (table: string, change: RawBuilder<unknown>) =>
    sql`alter table ${sql.table(table)} ${change}`.execute(trx);
  for (const { table, name } of keys) await alter(table, sql`drop constraint ${sql.ref(name)}`);
  for (const table of tables) await alter(table, sql`disable trigger user`);
  await load();
  for (const table of tables) await alter(table, sql`enable trigger user`);
  for (const { table, name, definition } of keys) {
    await alter(table, sql`add constraint ${sql.ref(name)} ${sql.raw(definition)}`);
  }
}
