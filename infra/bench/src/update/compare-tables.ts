// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '@kga/db/core';
import { sql } from 'kysely';

/** The columns of each table of a database with their types, but for those that Postgres computes. */
async function selectColumns(db: Database): Promise<Map<string, ReadonlyMap<string, string>>> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select class.relname as table, attname as name, format_type(atttypid, atttypmod) as type
    from pg_attribute join pg_class as class on class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and attnum > 0 and not attisdropped and attgenerated = ''
    order by 1, 2`.execute(db);
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return new Map(
    [...byTable].map(([table, columns]) => [
      table,
      new Map(columns.map(({ name, type }) => [name, type])),
    ]),
  );
}

/** How many rows there are, and a sum of what is in these columns. */
async function sumOf(db: Database, table: string, columns: readonly string[]): Promise<string> {
  const row = sql.join(columns.map((name) => sql.ref(name)));
  const { rows } = await sql<{ sum: string }>`
    select count(*) || ' rows, ' || coalesce(sum(hashtextextended(row(${row})::text, 0)), 0) as sum
    from ${sql.table(table)}`.execute(db);
  return rows[0]?.sum ?? '';
}

export type TableComparison = {
  readonly tables: number;
  readonly rows: number;
  /** Tables and columns that the later database lacks. */
  readonly gone: readonly string[];
  /** Tables that have other rows, or other values in the columns that both have. */
  readonly changed: readonly string[];
};

/** Compares the tables of a database with those of a later one, in the columns that both have. */
export async function compareTables(before: Database, after: Database): Promise<TableComparison> {
  const [earlier, later] = [await selectColumns(before), await selectColumns(after)];
  const gone: string[] = [];
  const changed: string[] = [];
  let rows = 0;
  for (const [table, columns] of earlier) {
    const now = later.get(table);
    if (!now) {
      gone.push(table);
      continue;
    }
    const both = [...columns].flatMap(([name, type]) => {
      if (now.get(name) === type) return [name];
      gone.push(`${table}.${name}`);
      return [];
    });
    const [was, is] = await Promise.all([sumOf(before, table, both), sumOf(after, table, both)]);
    rows += Number.parseInt(was, 10);
    if (was !== is) changed.push(table);
  }
  return { tables: earlier.size, rows, gone, changed };
}
