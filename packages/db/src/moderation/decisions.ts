// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ContentReason,
  type ContentRef,
  type ShownHold,
  shownHolds,
} from '@kga/contracts/content';
import { type Insertable, type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import { isAbout, wantedItems } from '../content/refs.ts';
import type { Database, Transaction } from '../core/client.ts';
import type { ModerationDecisionTable } from './table.ts';

export type DecisionRow = Selectable<ModerationDecisionTable>;

export async function insertDecision(
  trx: Transaction,
  decision: Omit<Insertable<ModerationDecisionTable>, 'id' | 'at' | 'undone_at'>,
): Promise<string> {
  const id = v7();
  await trx
    .insertInto('moderation_decision')
    // The clock, not the start of the transaction: a moderator who waited for a lock decided later.
    .values({ ...decision, id, at: sql<Date>`clock_timestamp()` })
    .execute();
  return id;
}

/** The item that a decision is about. */
export async function selectDecidedItem(db: Database, id: string): Promise<ContentRef | undefined> {
  return db
    .selectFrom('moderation_decision')
    .select(['kind', 'item_id as id'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function selectLastDecision(trx: Transaction, ref: ContentRef) {
  return trx
    .selectFrom('moderation_decision')
    .selectAll()
    .where(isAbout(ref))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateDecisionUndone(trx: Transaction, id: string): Promise<void> {
  await trx
    .updateTable('moderation_decision')
    .set({ undone_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

/**
 * When a moderator decided that an item's text stays, after it had been reported or seen by readers;
 * undefined if the last decision was another one. The first approval of a pending item does not
 * count.
 */
export async function selectLastApproval(trx: Transaction, ref: ContentRef) {
  const { rows } = await sql<{ at: Date }>`
    select at from (
      select id, at, status_before, status_after from moderation_decision
      where ${isAbout(ref)} and undone_at is null
      order by at desc, id desc limit 1
    ) as last
    where status_after = 'published' and (status_before <> 'pending'
      or exists (select from content_report where decision_id = last.id))`.execute(trx);
  return rows[0]?.at;
}

/** What an author sees of the moderation of an item beside its status. */
export type ModerationStatus = {
  /** Why it waits for a moderator, if not only because its author is new. */
  held: ShownHold | null;
  /** Of the last decision, if that rejected or hid the item. */
  reason: ContentReason | null;
  note: string | null;
};

/** Moderation status of items by their id; contains every requested item. */
export async function selectModerationStatuses(db: Database, refs: readonly ContentRef[]) {
  if (refs.length === 0) return new Map();
  const { rows } = await sql<
    Omit<ModerationStatus, 'held'> & { id: string; holds: readonly string[] | null }
  >`
    select wanted.id,
      case when state = 'open' and 'held' = any(causes) then holds end as holds,
      decision.reason, nullif(decision.note, '') as note
    from ${wantedItems(refs)}
    left join moderation_case as found on found.kind = wanted.kind and found.item_id = wanted.id
    left join lateral (
      select reason, note from (
        select decision, reason, note from moderation_decision as each
        where each.kind = wanted.kind and each.item_id = wanted.id and undone_at is null
        order by at desc, each.id desc limit 1
      ) as last where decision in ('reject', 'hide')
    ) as decision on true`.execute(db);
  return new Map(
    rows.map(({ id, holds, reason, note }) => {
      const held = holds && (shownHolds.find((hold) => holds.includes(hold)) ?? 'other');
      return [id, { held, reason, note }];
    }),
  );
}

/** The status of an item without case and decision. */
export const noModeration: ModerationStatus = { held: null, reason: null, note: null };

export async function selectModerationStatus(db: Database, ref: ContentRef) {
  return (await selectModerationStatuses(db, [ref])).get(ref.id) ?? noModeration;
}
