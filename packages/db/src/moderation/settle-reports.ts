import type { ContentRef } from '@kga/contracts';
import { type Transaction, sql } from 'kysely';

import type { Schema } from '../schema.ts';

export type OpenReports = {
  count: number;
  /** What they weigh together. */
  weight: number;
  /** The same, where of all reports from one network the heaviest counts alone. */
  weightApart: number;
};

/** How many reports of a piece wait for a moderator, and what they weigh. */
export async function openReports(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
): Promise<OpenReports> {
  const { rows } = await sql<{ count: string; weight: number; apart: number }>`
    select coalesce(sum(reports), 0) as count,
      coalesce(round(sum(weight)::numeric, 3), 0)::float8 as weight,
      coalesce(round(sum(heaviest)::numeric, 3), 0)::float8 as apart
    from (
      select count(*) as reports, sum(weight) as weight, max(weight) as heaviest
      from content_report where kind = ${kind} and item_id = ${id}::uuid and outcome is null
      group by coalesce(network, uuid_send(id))
    ) as networks`.execute(trx);
  const [row] = rows;
  return {
    count: Number(row?.count ?? 0),
    weight: row?.weight ?? 0,
    weightApart: row?.apart ?? 0,
  };
}

/**
 * Has a decision settle what was reported of its piece until now. Where the piece stays, who reported
 * a text that its author has changed since was not found to be wrong.
 */
export async function settleReports(
  trx: Transaction<Schema>,
  { kind, id }: ContentRef,
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
    where kind = ${kind} and item_id = ${id}::uuid and outcome is null`.execute(trx);
}

/** Opens the reports that a decision settled. */
export async function reopenReports(trx: Transaction<Schema>, decisionId: string): Promise<void> {
  await trx
    .updateTable('content_report')
    .set({ outcome: null, decision_id: null })
    .where('decision_id', '=', decisionId)
    .execute();
}
