import { type Transaction, sql } from 'kysely';

import type { OwnedTable } from '../content/contribution-source.ts';
import type { Schema } from '../schema.ts';
import { updateCase, lockCases } from './cases.ts';
import { openReports } from './settle-reports.ts';

/** Takes back a guest's reports of what the account that takes it over has reported as well. */
async function dropDoubles(
  trx: Transaction<Schema>,
  { guestId, accountId }: { guestId: string; accountId: string },
): Promise<void> {
  const isDouble = sql<boolean>`guest_id = ${guestId} and exists (
    select from content_report as own
    where own.account_id = ${accountId}::uuid
      and own.kind = content_report.kind and own.item_id = content_report.item_id)`;
  const doubles = await trx
    .selectFrom('content_report')
    .select(['kind', 'item_id as id'])
    .where(isDouble)
    .execute();
  if (doubles.length === 0) return;
  const cases = await lockCases(trx, doubles);
  await trx.deleteFrom('content_report').where(isDouble).execute();
  for (const { kind, item_id: id, causes, holds } of cases) {
    const { count, weight } = await openReports(trx, { kind, id });
    const reports = { count, weight };
    await updateCase(trx, { kind, id }, { causes, holds, reports, seenAnew: false });
  }
}

/** What somebody has reported. One person has one report of a piece, also as a guest and a member. */
export const ownedReports: OwnedTable = {
  table: 'content_report',

  async move(trx, { guestId, accountId }) {
    await dropDoubles(trx, { guestId, accountId });
    const { numUpdatedRows } = await trx
      .updateTable('content_report')
      .set({ account_id: accountId, guest_id: null })
      .where('guest_id', '=', guestId)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  async whole(db, accountId) {
    const rows = await db
      .selectFrom('content_report')
      .select(['kind', 'item_id', 'reason', 'note', 'at', 'outcome'])
      .where('account_id', '=', accountId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(({ item_id, at, ...row }) => ({ ...row, id: item_id, at: at.toISOString() }));
  },
};
