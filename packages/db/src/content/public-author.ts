import type { Role } from '@kga/contracts';
import { type RawBuilder, sql } from 'kysely';

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
