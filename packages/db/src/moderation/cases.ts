// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef, ContentStatus } from '@kga/contracts/content';
import type { Language } from '@kga/contracts/core';
import type { CaseCause, HoldReason } from '@kga/contracts/moderation';
import { type Selectable, sql } from 'kysely';

import { isAbout, wantedItems } from '../content/refs.ts';
import type { Transaction } from '../core/client.ts';
import type { ModerationCaseTable } from './table.ts';

export type CaseRow = Selectable<ModerationCaseTable>;

/** Text arrays as Postgres takes them. */
const texts = (values: readonly string[]) => sql<never>`${values}::text[]`;

export async function lockCase(trx: Transaction, ref: ContentRef) {
  return trx
    .selectFrom('moderation_case')
    .selectAll()
    .where(isAbout(ref))
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the cases of several items, always in the same order. */
export async function lockCases(trx: Transaction, refs: readonly ContentRef[]): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select * from moderation_case
    where (kind, item_id) in (select kind, id from ${wantedItems(refs)})
    order by kind, item_id for update`.execute(trx);
  return rows;
}

/** Locks an item's case, creating it as `decided` if it is missing. */
export async function lockOrCreateCase(
  trx: Transaction,
  ref: ContentRef & { language: Language },
): Promise<CaseRow> {
  await trx
    .insertInto('moderation_case')
    .values({
      kind: ref.kind,
      item_id: ref.id,
      state: 'decided',
      causes: texts([]),
      language: ref.language,
      decided_at: null,
      decided_status: null,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id']).doNothing())
    .execute();
  // An existing case may have been deleted with its item while this call waited for the lock.
  return (await lockCase(trx, ref)) ?? lockOrCreateCase(trx, ref);
}

type CaseChange = {
  causes: readonly CaseCause[];
  holds: readonly HoldReason[];
  state?: 'open' | 'decided';
  /** Status of the item after the decision. */
  decidedStatus?: ContentStatus;
  /** Restarts the waiting time. */
  since?: 'now';
  reports?: { count: number; weight: number };
  /** Whether a moderator who has loaded the case before has to load it again. */
  newRevision: boolean;
};

/** Changes a locked case; returns its revision. */
export async function updateCase(
  trx: Transaction,
  ref: ContentRef,
  { causes, holds, state, decidedStatus, since, reports, newRevision }: CaseChange,
): Promise<number> {
  const { revision } = await trx
    .updateTable('moderation_case')
    .set((build) => ({
      causes: texts(causes),
      holds: texts(holds),
      ...(state && { state, decided_at: state === 'decided' ? sql<Date>`now()` : null }),
      ...(decidedStatus && { decided_status: decidedStatus }),
      ...(since && { since: sql<Date>`now()` }),
      ...(reports && { report_count: reports.count, report_weight: reports.weight }),
      ...(newRevision && { revision: build('revision', '+', 1) }),
    }))
    .where(isAbout(ref))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** Puts an item into the queue, for these causes and those of its open case. */
export async function openCase(
  trx: Transaction,
  ref: ContentRef & { language: Language },
  why: { causes: readonly CaseCause[]; holds: readonly HoldReason[] },
): Promise<void> {
  const found = await lockOrCreateCase(trx, ref);
  const wasOpen = found.state === 'open';
  await updateCase(trx, ref, {
    causes: [...new Set([...(wasOpen ? found.causes : []), ...why.causes])],
    // Hold reasons are recomputed on every edit; only 'reported' persists.
    holds: [
      ...new Set([
        ...why.holds,
        ...(wasOpen ? found.holds.filter((hold) => hold === 'reported') : []),
      ]),
    ],
    state: 'open',
    ...(!wasOpen && { since: 'now' }),
    newRevision: true,
  });
}

/**
 * Removes a deleted item from the queue, with its earlier versions and text hashes. Reports and
 * decisions stay, because they contain nothing of its text.
 */
export async function deleteCase(trx: Transaction, ref: ContentRef): Promise<void> {
  for (const table of ['moderation_case', 'content_edit', 'content_trace'] as const) {
    await trx.deleteFrom(table).where(isAbout(ref)).execute();
  }
}
