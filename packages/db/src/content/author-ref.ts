import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '../client.ts';

/** The author of content: an account or a guest. */
export type AuthorRef = { accountId: string } | { guestId: string };

/** The author as the columns of a content table. */
export const authorColumns = (author: AuthorRef) => ({
  account_id: 'accountId' in author ? author.accountId : null,
  guest_id: 'guestId' in author ? author.guestId : null,
});

/** Whether a row of a content table is the author's own. */
export const isBy = (author: AuthorRef): RawBuilder<boolean> =>
  'accountId' in author
    ? sql`account_id = ${author.accountId}::uuid`
    : sql`guest_id = ${author.guestId}`;

/**
 * Locks the author until the transaction ends, so that what is inserted is included when a guest is
 * linked or an account deleted. False if the account or guest no longer exists, or the guest has
 * been linked to an account.
 */
export async function lockAuthor(trx: Transaction, author: AuthorRef): Promise<boolean> {
  const row =
    'accountId' in author
      ? await trx
          .selectFrom('account')
          .select('id')
          .where('id', '=', author.accountId)
          .forKeyShare()
          .executeTakeFirst()
      : await trx
          .selectFrom('guest')
          .select('id')
          .where('id', '=', author.guestId)
          .where('linked_at', 'is', null)
          .forShare()
          .executeTakeFirst();
  return row !== undefined;
}
