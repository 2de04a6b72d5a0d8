// SPDX-License-Identifier: AGPL-3.0-or-later
import { markHolds } from '@kga/contracts/content';
import type { ContentKind } from '@kga/contracts/core';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Transaction } from '../core/client.ts';
import type { MarkType } from './marks.ts';

/** An item with marks; one without a kind is no content. */
export type MarkedItem = { kind: ContentKind | null; id: string };

export type HeldMarks = MarkedItem & { marks: number; first: Date; last: Date };

/** The columns of the item; those that are content have a kind, in a column or always the same. */
function itemOf({ column, items }: MarkType) {
  const id = sql.ref(column);
  const kind = items[0] ?? null;
  return column === 'item_id'
    ? { group: sql`kind, item_id`, selected: sql`kind, item_id::text as id` }
    : { group: id, selected: sql`${kind}::text as kind, ${id}::text as id` };
}

const isOf = ({ column }: MarkType, { kind, id }: MarkedItem): RawBuilder<boolean> =>
  column === 'item_id'
    ? sql`kind = ${kind} and item_id::text = ${id}`
    : sql`${sql.ref(column)}::text = ${id}`;

/** Items with so many held marks that a moderator decides, the oldest first. */
export async function selectMarkBursts(
  db: Database,
  type: MarkType,
  limit: number,
): Promise<HeldMarks[]> {
  const { group, selected } = itemOf(type);
  const { rows } = await sql<HeldMarks>`
    select ${selected}, count(*)::int as marks, min(held_at) as first, max(held_at) as last
    from ${sql.table(type.table)} where held_at is not null
    group by ${group} having count(*) > ${markHolds.decidedBeyond}
    order by first limit ${limit}`.execute(db);
  return rows;
}

/** How many items have so many held marks that a moderator decides, and since when the oldest does. */
export async function selectBurstFigures(
  db: Database,
  type: MarkType,
): Promise<{ waiting: number; oldestSeconds: number }> {
  const { group } = itemOf(type);
  const { rows } = await sql<{ waiting: number; oldestSeconds: number }>`
    with burst as (
      select min(held_at) as first from ${sql.table(type.table)} where held_at is not null
      group by ${group} having count(*) > ${markHolds.decidedBeyond}
    )
    select count(*)::int as waiting,
      coalesce(extract(epoch from now() - min(first)), 0)::float8 as "oldestSeconds"
    from burst`.execute(db);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0 };
}

/** Counts the held marks of an item until a time, or deletes them; returns how many. */
export async function decideHeldMarks(
  trx: Transaction,
  type: MarkType,
  { item, last, isCounted }: { item: MarkedItem; last: string; isCounted: boolean },
): Promise<number> {
  const table = sql.table(type.table);
  const decided = isCounted ? sql`update ${table} set held_at = null` : sql`delete from ${table}`;
  const { numAffectedRows = 0n } = await sql`
    ${decided} where ${isOf(type, item)} and held_at <= ${last}`.execute(trx);
  return Number(numAffectedRows);
}

/** Counts held marks that have cooled down and were no burst; returns their items. */
export async function releaseHeldMarks(db: Database, type: MarkType): Promise<MarkedItem[]> {
  const { group, selected } = itemOf(type);
  const { rows } = await sql<MarkedItem>`
    with calm as (
      select ${group} from ${sql.table(type.table)} where held_at is not null
      group by ${group} having count(*) <= ${markHolds.decidedBeyond}
    ), counted as (
      update ${sql.table(type.table)} set held_at = null
      where held_at < now() - ${markHolds.coolSeconds} * interval '1 second'
        and (${group}) in (select ${group} from calm)
      returning ${group}
    )
    select distinct ${selected} from counted`.execute(db);
  return rows;
}
