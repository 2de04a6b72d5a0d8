// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role } from '@kga/contracts/accounts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../core/client.ts';

/** The author of an item, with what readers see of the account. */
export type AuthorRow = {
  accountId: string | null;
  guestId: string | null;
  role: Role | null;
  displayName: string | null;
  pictureId: string | null;
  suspended: boolean;
};

/** An item's author as `jsonb`, for queries that join its account. */
export function authorOf(
  item: string,
  { account = 'account', byGuests = true } = {},
): RawBuilder<AuthorRow> {
  const guestId = byGuests ? sql.ref(`${item}.guest_id`) : sql`null`;
  return sql`jsonb_build_object(
    'accountId', ${sql.ref(`${item}.account_id`)}, 'guestId', ${guestId},
    'role', ${sql.ref(`${account}.role`)}, 'displayName', ${sql.ref(`${account}.display_name`)},
    'pictureId', ${sql.ref(`${account}.picture_id`)},
    'suspended', ${sql.ref(`${account}.suspended_at`)} is not null)`;
}

/** The authors of items by the items' ids, where they are loaded without their accounts. */
export async function selectPublicAuthors(
  db: Database,
  items: readonly { id: string; accountId: string | null; guestId: string | null }[],
): Promise<Map<string, AuthorRow>> {
  const refs = items.map(({ id, accountId, guestId }) => ({
    id,
    account_id: accountId,
    guest_id: guestId,
  }));
  const { rows } = await sql<{ id: string; author: AuthorRow }>`
    select item.id, ${authorOf('item')} as author
    from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb)
      as item (id uuid, account_id uuid, guest_id text)
    left join account on account.id = item.account_id`.execute(db);
  return new Map(rows.map(({ id, author }) => [id, author]));
}
