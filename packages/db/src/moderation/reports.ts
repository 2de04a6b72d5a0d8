// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { type Insertable, sql } from 'kysely';
import { v7 } from 'uuid';

import { moveGuestRows } from '../content/content-type.ts';
import { type AuthorRef, authorColumns, isBy, isAbout, type GuestLink } from '../content/refs.ts';
import type { Transaction } from '../core/client.ts';
import { lockCases, updateCase } from './cases.ts';
import type { ContentReportTable } from './table.ts';

/** The open reports of an item, summed up; `networkWeight` adds the heaviest of each network. */
export async function selectOpenReports(trx: Transaction, ref: ContentRef) {
  const { rows } = await sql<{ count: number; weight: number; networkWeight: number }>`
    select coalesce(sum(reports), 0)::int as count,
      coalesce(round(sum(weight)::numeric, 3), 0)::float8 as weight,
      coalesce(round(sum(heaviest)::numeric, 3), 0)::float8 as "networkWeight"
    from (
      select count(*) as reports, sum(weight) as weight, max(weight) as heaviest
      from content_report where ${isAbout(ref)} and outcome is null
      group by coalesce(network, uuid_send(id))
    ) as networks`.execute(trx);
  return rows[0] ?? { count: 0, weight: 0, networkWeight: 0 };
}

/** How many of an author's reports of the last days were dismissed. */
export async function countDismissedReports(trx: Transaction, author: AuthorRef, days: number) {
  const { rows } = await sql<{ dismissed: string }>`
    select count(*) as dismissed from content_report
    where ${isBy(author)} and outcome = 'dismissed'
      and at > now() - ${days} * interval '1 day'`.execute(trx);
  return Number(rows[0]?.dismissed ?? 0);
}

/** An author's report of an item, with the time of the decision that settled it. */
export async function selectOwnReport(
  trx: Transaction,
  { kind, id }: ContentRef,
  author: AuthorRef,
) {
  return trx
    .selectFrom('content_report')
    .leftJoin('moderation_decision as decision', 'decision.id', 'content_report.decision_id')
    .select(['content_report.id', 'outcome', 'content_report.at', 'decision.at as settledAt'])
    .where('content_report.kind', '=', kind)
    .where('content_report.item_id', '=', id)
    .where(isBy(author))
    .executeTakeFirst();
}

type NewReport = Pick<Insertable<ContentReportTable>, 'reason' | 'note' | 'weight' | 'network'>;

/** The clock, not the start of the transaction: a reporter who waited for a lock saw the item after it. */
const now = sql<Date>`clock_timestamp()`;

export async function insertReport(
  trx: Transaction,
  { kind, id }: ContentRef,
  { author, ...report }: NewReport & { author: AuthorRef },
): Promise<void> {
  await trx
    .insertInto('content_report')
    .values({
      id: v7(),
      kind,
      item_id: id,
      ...authorColumns(author),
      ...report,
      at: now,
      outcome: null,
      decision_id: null,
    })
    .execute();
}

/** Changes the reason of a report; with `reopened` it counts again, as of now. */
export async function updateReport(
  trx: Transaction,
  id: string,
  {
    reopened,
    ...change
  }: Pick<NewReport, 'reason' | 'note'> & {
    reopened?: Pick<NewReport, 'weight' | 'network'> | undefined;
  },
): Promise<void> {
  await trx
    .updateTable('content_report')
    .set({ ...change, ...(reopened && { ...reopened, at: now, outcome: null, decision_id: null }) })
    .where('id', '=', id)
    .execute();
}

/**
 * Settles the open reports of an item by a decision. If the item stays, reports of a text that its
 * author has edited since count as `changed`, not as `dismissed`.
 */
export async function settleReports(
  trx: Transaction,
  ref: ContentRef,
  by: { decisionId: string; upheld: boolean },
): Promise<void> {
  const isChanged = sql`exists (
    select from content_edit
    where content_edit.kind = content_report.kind
      and content_edit.item_id = content_report.item_id and replaced_at > content_report.at)`;
  await sql`
    update content_report set decision_id = ${by.decisionId}::uuid, network = null,
      outcome = case when ${by.upheld}::boolean then 'upheld'
        when ${isChanged} then 'changed' else 'dismissed' end
    where ${isAbout(ref)} and outcome is null`.execute(trx);
}

export async function reopenReports(trx: Transaction, decisionId: string): Promise<void> {
  await trx
    .updateTable('content_report')
    .set({ outcome: null, decision_id: null })
    .where('decision_id', '=', decisionId)
    .execute();
}

/** Deletes a guest's reports of items that the account has reported too. */
async function deleteDuplicateReports(trx: Transaction, { guestId, accountId }: GuestLink) {
  const isDuplicate = sql<boolean>`guest_id = ${guestId} and exists (
    select from content_report as own
    where own.account_id = ${accountId}::uuid
      and own.kind = content_report.kind and own.item_id = content_report.item_id)`;
  const duplicates = await trx
    .selectFrom('content_report')
    .select(['kind', 'item_id as id'])
    .where(isDuplicate)
    .execute();
  if (duplicates.length === 0) return;
  const cases = await lockCases(trx, duplicates);
  await trx.deleteFrom('content_report').where(isDuplicate).execute();
  for (const { kind, item_id: id, causes, holds } of cases) {
    const { count, weight } = await selectOpenReports(trx, { kind, id });
    await updateCase(
      trx,
      { kind, id },
      { causes, holds, reports: { count, weight }, newRevision: false },
    );
  }
}

/** Moves a guest's reports to an account; each person has at most one report of an item. */
export async function moveGuestReports(trx: Transaction, owners: GuestLink) {
  await deleteDuplicateReports(trx, owners);
  return moveGuestRows(trx, 'content_report', owners);
}
