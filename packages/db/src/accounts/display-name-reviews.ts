// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database, Transaction } from '../core/client.ts';

/** Most names in one answer; others follow as these are decided. */
const listMax = 100;

/** Names that wait for a moderator, the oldest account first, with the name that they look like. */
export const selectDisplayNameReviews = (db: Database) =>
  db
    .selectFrom('display_name_review as review')
    .innerJoin('account', 'account.id', 'review.account_id')
    .leftJoin('account as other', 'other.id', 'review.other_id')
    .select([
      'account.id',
      'account.display_name as name',
      'account.created_at',
      'review.reason',
      'other.id as other_id',
      'other.display_name as other_name',
    ])
    // A process of the release before may have removed it without ending the review.
    .where('account.display_name', 'is not', null)
    .orderBy('account.created_at')
    .orderBy('account.id')
    .limit(listMax)
    .$narrowType<{ name: string }>()
    .execute();

/** Since when and why a name waits; null where it does not. */
export const selectDisplayNameReviewForExport = async (db: Database, accountId: string) =>
  (await db
    .selectFrom('display_name_review')
    .select(['reason', 'created_at as createdAt'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? null;

/** Ends the review of an account's name; whether there was one. */
export async function deleteDisplayNameReview(
  trx: Transaction,
  accountId: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('display_name_review')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
