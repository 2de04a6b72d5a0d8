// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import type { Database } from './client.ts';

/** Running sums, spread over several rows per name that are added up. pg reads `bigint` as text. */
type TallyTable = { name: string; value: string };

/** Cursor of a list by time: the last row of the previous page. */
export type TimeCursor = { createdAt: Date; id: string };

/** The part of a list after a cursor. */
export type Page<Cursor = TimeCursor> = { limit: number; after?: Cursor | undefined };

/** Whether a row comes after a cursor in a list, newest first. */
export const isAfter = (
  cursor: TimeCursor | undefined,
  columns = sql`created_at, id`,
): RawBuilder<boolean> =>
  cursor ? sql`(${columns}) < (${cursor.createdAt}::timestamptz, ${cursor.id}::uuid)` : sql`true`;

/** The running sums whose names start with a prefix. */
export async function selectTallies(db: Database, prefix: string) {
  const { rows } = await sql<{ name: string; value: number }>`
    select name, sum(value)::float8 as value from tally
    where starts_with(name, ${prefix}) group by name`.execute(db);
  return rows;
}

declare module './client.ts' {
  interface Schema {
    tally: TallyTable;
  }
}
