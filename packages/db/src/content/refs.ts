// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef } from '@kga/contracts/content';
import { type RawBuilder, sql } from 'kysely';

import type { Transaction } from '../core/client.ts';

export type AuthorRef = { accountId: string } | { guestId: string };

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
  const query =
    'accountId' in author
      ? trx.selectFrom('account').select('id').where('id', '=', author.accountId).forKeyShare()
      : trx
          .selectFrom('guest')
          .select('id')
          .where('id', '=', author.guestId)
          .where('linked_at', 'is', null)
          .forShare();
  return (await query.executeTakeFirst()) !== undefined;
}

/** Whether a row with `kind` and `item_id` is about a content item. */
export const isAbout = ({ kind, id }: ContentRef): RawBuilder<boolean> =>
  sql`kind = ${kind} and item_id = ${id}::uuid`;

/** Content items as a relation `wanted` with the columns `kind` and `id`. */
export const wantedItems = (refs: readonly ContentRef[]): RawBuilder<unknown> =>
  sql`jsonb_to_recordset(${JSON.stringify(refs.map(({ kind, id }) => ({ kind, id })))}::jsonb)
    as wanted (kind text, id uuid)`;

/** A guest, and the account that takes over its content. */
export type GuestLink = { guestId: string; accountId: string };
