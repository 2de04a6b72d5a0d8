// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role } from '@kga/contracts/accounts';
import { type ContentStatus, guestNumber } from '@kga/contracts/content';
import { sql } from 'kysely';

import { selectGuest } from '../accounts/guests.ts';
import { accountName, selectAccount } from '../accounts/queries.ts';
import { type AuthorRef, isBy } from '../content/refs.ts';
import type { Database } from '../core/client.ts';
import { contentTypes } from '../registry/content-types.ts';

/** Limits the count per kind and status, so that prolific authors cost no more than others. */
const countedMax = 1_000;

/** How many items an author has in each status, at most a thousand of each kind. */
export type AuthorRecord = Record<ContentStatus, number>;

const tablesOf = (author: AuthorRef) =>
  Object.values(contentTypes)
    .filter(({ byGuests }) => 'accountId' in author || byGuests)
    .map(({ table }) => table);

/** How many published items an author has beside one, counted up to `max`. */
export async function countOtherPublished(
  db: Database,
  { author, id, max }: { author: AuthorRef; id: string; max: number },
): Promise<number> {
  const each = tablesOf(author).map(
    (table) => sql`(
      select from ${sql.table(table)}
      where ${isBy(author)} and status = 'published' and id <> ${id}::uuid limit ${max})`,
  );
  const { rows } = await sql<{ count: string }>`
    select count(*) from (${sql.join(each, sql` union all `)}) as items`.execute(db);
  return Math.min(max, Number(rows[0]?.count ?? 0));
}

async function selectAuthorRecord(db: Database, author: AuthorRef): Promise<AuthorRecord> {
  const record: AuthorRecord = { pending: 0, published: 0, hidden: 0, rejected: 0 };
  const each = tablesOf(author).flatMap((table) =>
    (['pending', 'published', 'hidden', 'rejected'] as const).map(
      (status) => sql`
        select ${status} as status, count(*) as count from (
          select from ${sql.table(table)}
          where ${isBy(author)} and status = ${sql.lit(status)} limit ${countedMax}
        ) as items`,
    ),
  );
  const { rows } = await sql<{ status: ContentStatus; count: string }>`
    ${sql.join(each, sql` union all `)}`.execute(db);
  for (const { status, count } of rows) record[status] += Number(count);
  return record;
}

/** An author as moderators see them. */
export type AuthorProfile = AuthorRecord & {
  id: string | null;
  kind: 'guest' | 'deleted' | Role;
  name: string;
  since: Date | null;
  suspended: boolean;
};

const deleted: AuthorProfile = {
  id: null,
  kind: 'deleted',
  name: '',
  since: null,
  suspended: false,
  pending: 0,
  published: 0,
  hidden: 0,
  rejected: 0,
};

async function selectAuthor(db: Database, author: AuthorRef): Promise<AuthorProfile> {
  const record = await selectAuthorRecord(db, author);
  if ('accountId' in author) {
    const account = await selectAccount(db, author.accountId);
    if (!account) return deleted;
    return {
      ...record,
      id: account.id,
      kind: account.role,
      name: accountName(account),
      since: account.created_at,
      suspended: account.suspended_at !== null,
    };
  }
  const guest = await selectGuest(db, author.guestId);
  if (!guest) return deleted;
  return {
    ...record,
    id: guest.id,
    kind: 'guest',
    name: guestNumber(guest.id),
    since: guest.created_at,
    suspended: false,
  };
}

type Authored = { accountId: string | null; guestId: string | null };

/** Looks up the authors of items, each author once. */
export async function selectAuthors(db: Database, items: readonly Authored[]) {
  const authors = new Map<string, AuthorRef>();
  for (const { accountId, guestId } of items) {
    if (accountId !== null) authors.set(accountId, { accountId });
    else if (guestId !== null) authors.set(guestId, { guestId });
  }
  const profiles = new Map<string, AuthorProfile>();
  for (const [id, author] of authors) profiles.set(id, await selectAuthor(db, author));
  return ({ accountId, guestId }: Authored) => profiles.get(accountId ?? guestId ?? '') ?? deleted;
}
