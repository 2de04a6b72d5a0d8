// SPDX-License-Identifier: AGPL-3.0-or-later
import type { KeyRing } from '@kga/server/crypto';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Schema, Transaction } from './client.ts';

/** A table whose columns are sealed with the ring of `ENCRYPTION_KEYS`; `registry/sealed-tables.ts` lists them. */
export type SealedTable = {
  readonly table: keyof Schema;
  /** Column of the row's name in the place of a sealed value. */
  readonly key: string;
  readonly columns: readonly string[];
  /** Rows of one statement, where values are large. */
  readonly batch?: number;
};

type Row = { key: string; sealed: Readonly<Record<string, Buffer | null>> };

/** The version of the key of a sealed value. Of a file only its first bytes are read, not its 10 MB. */
const versionOf = (column: string): RawBuilder<number> =>
  sql`get_byte(substring(${sql.ref(column)} for 1), 0)`;

const isSealedOtherwise = ({ columns }: SealedTable, { version }: KeyRing) =>
  sql`(${sql.join(
    columns.map((column) => sql`${versionOf(column)} <> ${version}`),
    sql` or `,
  )})`;

/** No index knows the keys, so a whole table is read; behind a pooler the role has a limit. */
const liftStatementTimeout = (trx: Transaction) =>
  sql`set local statement_timeout = 0`.execute(trx);

/** How many rows are still sealed with other keys than the newest of the ring. */
export async function countSealedOtherwise(
  db: Database,
  ring: KeyRing,
  sealed: SealedTable,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(sealed.table)}
      where ${isSealedOtherwise(sealed, ring)}`.execute(trx);
    return rows[0]?.count ?? 0;
  });
}

/** The versions of `ENCRYPTION_KEYS` without which rows cannot be read. */
export async function selectSealingVersions(
  db: Database,
  { table, columns }: SealedTable,
): Promise<number[]> {
  const versions = columns.map(
    (column) => sql`
      select ${versionOf(column)} as version from ${sql.table(table)}
      where ${sql.ref(column)} is not null`,
  );
  const { rows } = await sql<{ version: number }>`
    select distinct version from (${sql.join(versions, sql` union all `)}) as sealed`.execute(db);
  return rows.map(({ version }) => version);
}

async function selectSealed(
  db: Database,
  ring: KeyRing,
  sealed: SealedTable,
  after: string | undefined,
): Promise<Row[]> {
  const { table, key, columns, batch = 1_000 } = sealed;
  const isAfter = after === undefined ? sql`true` : sql`${sql.ref(key)} > ${after}`;
  return db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    const { rows } = await sql<Record<string, Buffer | null> & { key: string }>`
      select ${sql.ref(key)} as key, ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} where ${isAfter} and ${isSealedOtherwise(sealed, ring)}
      order by ${sql.ref(key)} limit ${batch}`.execute(trx);
    return rows.map(({ key: name, ...values }) => ({ key: name, sealed: values }));
  });
}

/** Seals a table with the newest key of the ring, in small statements. Rows that change meanwhile are left. */
export async function resealTable(db: Database, ring: KeyRing, sealed: SealedTable): Promise<void> {
  const { table, key, columns } = sealed;
  let after: string | undefined;
  do {
    const rows: Row[] = await selectSealed(db, ring, sealed, after);
    for (const row of rows) {
      const changes = columns.map((column) => {
        const before = row.sealed[column] ?? null;
        const place = { table, column, row: row.key };
        const fresh = before && ring.seal(ring.open(before, place), place);
        const name = sql.ref(column);
        return {
          set: sql`${name} = ${fresh}`,
          isUnchanged: sql`${name} is not distinct from ${before}`,
        };
      });
      await sql`
        update ${sql.table(table)} set ${sql.join(changes.map(({ set }) => set))}
        where ${sql.ref(key)} = ${row.key}
          and ${sql.join(
            changes.map(({ isUnchanged }) => isUnchanged),
            sql` and `,
          )}`.execute(db);
    }
    after = rows.at(-1)?.key;
  } while (after !== undefined);
}
