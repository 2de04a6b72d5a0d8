// SPDX-License-Identifier: AGPL-3.0-or-later
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { emptyDatabase } from '../testing.ts';
import type { Database } from './client.ts';
import { migrateTo } from './migrate.ts';

/** Older migrations were there before any release, so no code ran beside them. */
const baseline = '20261125230000_count_signatures';

/** Since this one, indexes of tables that exist are built concurrently. */
const concurrent = '20261128050803_legal_file_pages';

/** Indexes of tables, of constraints too. */
async function selectIndexes(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; table: string }>`
    select indexname as name, tablename as table from pg_indexes
    where schemaname = 'public'`.execute(db);
  return new Map(rows.map(({ name, table }) => [name, table]));
}

type Column = {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** Filled in by Postgres where a statement leaves it out. */
  given: boolean;
  generated: boolean;
};

async function selectColumns(db: Database): Promise<Map<string, Column>> {
  const { rows } = await sql<Column>`
    select class.relname as table, attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as required,
      atthasdef or attidentity <> '' or attgenerated <> '' as given,
      attgenerated <> '' as generated
    from pg_attribute join pg_class as class on class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map((row) => [`${row.table}.${row.name}`, row]));
}

/** Columns that code from before a migration cannot read or write any more as it did. */
function contractedColumns(
  before: ReadonlyMap<string, Column>,
  after: ReadonlyMap<string, Column>,
): string[] {
  const tables = new Set([...before.values()].map(({ table }) => table));
  const lost = [...before].filter(([key, was]) => {
    const is = after.get(key);
    if (!is || is.type !== was.type) return true;
    if (is.generated !== was.generated || (was.given && !is.given)) return true;
    return is.required && !was.required;
  });
  const demanded = [...after].filter(
    ([key, is]) => !before.has(key) && tables.has(is.table) && is.required && !is.given,
  );
  return [...lost, ...demanded].map(([key]) => key).toSorted();
}

const folder = join(import.meta.dirname, '../../migrations');

const declaration = z.object({
  contracts: z.record(z.string(), z.string()).default({}),
  outsideTransaction: z.literal(true).optional(),
});

test('a migration takes nothing away that the release before still uses, and can be reverted', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  const names = (await readdir(folder)).map((file) => file.replace(/\.ts$/, '')).toSorted();
  await migrateTo(db, baseline);
  let before = await selectColumns(db);
  let last = baseline;
  expect(before.size).toBeGreaterThan(100);
  for (const name of names.filter((each) => each > baseline)) {
    await migrateTo(db, name);
    const after = await selectColumns(db);
    const { contracts } = declaration.parse(await import(join(folder, `${name}.ts`)));
    // docs/operations/updates.md explains the declaration.
    expect(contractedColumns(before, after), name).toEqual(Object.keys(contracts).toSorted());
    for (const unused of Object.values(contracts)) {
      expect(names, `${name}: contracts`).toContain(unused);
      expect(unused < name, `${name}: ${unused} is not an earlier one`).toBe(true);
    }
    await migrateTo(db, last);
    expect(await selectColumns(db), `${name}: down`).toEqual(before);
    await migrateTo(db, name);
    expect(await selectColumns(db), `${name}: up again`).toEqual(after);
    before = after;
    last = name;
  }
});

const changes = {
  'a new table': ['create table page (id int not null)', []],
  'a new column that may be empty': ['alter table note add extra text', []],
  'a new column with a default': ["alter table note add extra text not null default ''", []],
  'a column that may be empty from now on': ['alter table note alter id drop not null', []],
  'a dropped column': ['alter table note drop text', ['note.text']],
  'a renamed column': ['alter table note rename text to body', ['note.text']],
  'a dropped table': ['drop table note', ['note.at', 'note.id', 'note.kind', 'note.text']],
  'a renamed table': [
    'alter table note rename to remark',
    ['note.at', 'note.id', 'note.kind', 'note.text'],
  ],
  'another type': ['alter table note alter text type varchar(9)', ['note.text']],
  'a column that may not be empty': ['alter table note alter text set not null', ['note.text']],
  'a column without its default': ['alter table note alter at drop default', ['note.at']],
  'a column empty without its default': ['alter table note alter kind drop default', ['note.kind']],
  'a generated column in place of a plain one': [
    "alter table note drop kind, add kind text generated always as ('x') stored",
    ['note.kind'],
  ],
  'a new column that has to be given': ['alter table note add extra int not null', ['note.extra']],
} as const satisfies Record<string, readonly [string, readonly string[]]>;

test('an index of a table that exists is built concurrently', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  const names = (await readdir(folder)).map((file) => file.replace(/\.ts$/, '')).toSorted();
  await migrateTo(db, concurrent);
  let before = await selectIndexes(db);
  expect(before.size).toBeGreaterThan(50);
  for (const name of names.filter((each) => each > concurrent)) {
    await migrateTo(db, name);
    const after = await selectIndexes(db);
    const tables = new Set(before.values());
    const built = [...after].filter(([index, table]) => !before.has(index) && tables.has(table));
    const { outsideTransaction } = declaration.parse(await import(join(folder, `${name}.ts`)));
    expect(outsideTransaction ? [] : built, name).toEqual([]);
    before = after;
  }
});

test('finds what code of the release before cannot read or write any more', async () => {
  const { db, drop } = await emptyDatabase(inject('databaseUrl'));
  onTestFinished(drop);
  await sql`create table note (id int not null, text text, kind text default 'x', at timestamptz not null default now())`.execute(
    db,
  );
  const before = await selectColumns(db);
  for (const [what, [statement, found]] of Object.entries(changes)) {
    const trx = await db.startTransaction().execute();
    await sql.raw(statement).execute(trx);
    expect(contractedColumns(before, await selectColumns(trx)), what).toEqual(found);
    await trx.rollback().execute();
  }
});
