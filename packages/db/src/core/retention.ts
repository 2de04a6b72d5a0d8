// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import type { Database, Schema } from './client.ts';

/** Which rows of a table are deleted, and after how many days; `docs/privacy.md` promises the same. */
export type Retention = {
  table: keyof Schema;
  days: number;
  /** The rows whose days are over if they began before `end`. */
  isOver: (end: Date) => RawBuilder<unknown>;
};

/** What a domain retains, by the names of the numbers of deleted rows in the log. */
export type Retentions = Readonly<Record<string, Retention>>;

/** Settled rows of the outbox, which have no payload any more. */
export const outboxRetention = {
  outbox: { table: 'outbox', days: 30, isOver: (end) => sql`settled_at < ${end}` },
} as const satisfies Retentions;

/** The time before which what is retained for so many days began. */
export const endOf = ({ days }: Pick<Retention, 'days'>, now: Date): Date =>
  new Date(now.getTime() - days * 86_400_000);

/** Rows of one statement, and statements of one run; the next run deletes the rest. */
export const defaultBatches = { size: 1_000, max: 100 };

/**
 * Deletes rows of a table in small statements, which hold their locks only briefly. Rows that another
 * transaction has locked are left for the next run. Returns the number of deleted rows.
 */
async function deleteInBatches(
  db: Database,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
  { size, max }: typeof defaultBatches,
): Promise<number> {
  const name = sql.table(table);
  let deleted = 0;
  for (let batch = 0; batch < max; batch += 1) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${size} for update skip locked
      ))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < size) break;
  }
  return deleted;
}

/** Deletes what is over in the order of the retentions; returns the numbers of rows. */
export async function purge<Name extends string>(
  db: Database,
  retentions: Readonly<Record<Name, Retention>>,
  now: Date,
  batches?: typeof defaultBatches,
): Promise<Record<Name, number>>;
export async function purge(
  db: Database,
  retentions: Retentions,
  now: Date,
  batches = defaultBatches,
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const [name, retention] of Object.entries(retentions)) {
    const condition = retention.isOver(endOf(retention, now));
    deleted[name] = await deleteInBatches(db, retention.table, condition, batches);
  }
  return deleted;
}
