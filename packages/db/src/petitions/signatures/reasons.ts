// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, fullName, petitionPath, reasonPath } from '@kga/contracts/core';
import { type KeyRing, MissingKeyError } from '@kga/server/crypto';
import { type Insertable, sql } from 'kysely';

import { type ContentType, beginningOf } from '../../content/content-type.ts';
import type { Database, Transaction } from '../../core/client.ts';
import { type Page, type TimeCursor, isAfter } from '../../core/lists.ts';
import { signatureTable } from './queries.ts';
import type { ReasonTable } from './table.ts';

type Sealed = { signature_id: string | null; first_name: Buffer | null; last_name: Buffer | null };

/** The name of a signer; null where it is not there, or its key is missing. */
export function nameOf(ring: KeyRing, { signature_id: row, first_name, last_name }: Sealed) {
  if (row === null || first_name === null) return null;
  const open = (column: string, sealed: Buffer | null) =>
    sealed === null ? '' : ring.open(sealed, { table: signatureTable, column, row }).toString();
  try {
    return fullName({
      firstName: open('first_name', first_name),
      lastName: open('last_name', last_name),
    });
  } catch (error) {
    if (error instanceof MissingKeyError) return null;
    throw error;
  }
}

type ReasonRow = Sealed & {
  id: string;
  content: string;
  language: Language;
  created_at: Date;
  country: string | null;
};

/** Published reasons for a petition after a cursor, newest first; `from` includes its reason. */
export async function selectReasons(
  db: Database,
  ring: KeyRing,
  { petitionId, limit, after, from }: Page & { petitionId: string; from?: TimeCursor | undefined },
) {
  const start = from
    ? sql`(created_at, id) <= (${from.createdAt}::timestamptz, ${from.id}::uuid)`
    : isAfter(after);
  const { rows } = await sql<ReasonRow>`
    select reason.id, reason.content, reason.language, reason.created_at, signature_id, country,
      case when show_name then first_name end as first_name, last_name
    from (
      select * from reason
      where petition_id = ${petitionId} and status = 'published' and ${start}
    ) as reason
    -- With exists, the ids of all signatures that count would be read.
    left join signature on signature.id = signature_id
    where signature_id is null or signature.state = 'confirmed'
    order by reason.created_at desc, reason.id desc limit ${limit}`.execute(db);
  return rows.map(({ signature_id, first_name, last_name, ...row }) => ({
    ...row,
    name: nameOf(ring, { signature_id, first_name, last_name }),
  }));
}

/** The place of a published reason in the order of time; undefined if it has none. */
export const selectReasonCursor = (
  db: Database,
  { petitionId, id }: { petitionId: string; id: string },
): Promise<TimeCursor | undefined> =>
  db
    .selectFrom('reason')
    .select(['created_at as createdAt', 'id'])
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('status', '=', 'published')
    .executeTakeFirst();

/** Signatures of a petition that count and show a name, the newest first. */
const shownNames = (db: Database, { petitionId, limit }: { petitionId: string; limit: number }) =>
  db
    .selectFrom('signature')
    .select(['id as signature_id', 'first_name', 'last_name', 'country', 'confirmed_at'])
    .where('petition_id', '=', petitionId)
    // Literally the condition of the index.
    .where(sql<boolean>`state = 'confirmed' and show_name`)
    .orderBy('confirmed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const isoDay = (at: Date | null): string => (at ?? new Date(0)).toISOString().slice(0, 10);

/** The last signers of a petition who show their names. */
export async function selectSigners(
  db: Database,
  ring: KeyRing,
  page: { petitionId: string; limit: number },
) {
  const rows = await shownNames(db, page);
  return rows.flatMap(({ country, confirmed_at, ...sealed }) => {
    const name = nameOf(ring, sealed);
    if (name === null) return [];
    return [{ id: sealed.signature_id, name, country, signedOn: isoDay(confirmed_at) }];
  });
}

const comparable = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Shows a name no more; returns the number of its signatures among the last `limit` with names. */
export async function hideSignerNames(
  trx: Transaction,
  ring: KeyRing,
  { name, ...page }: { petitionId: string; limit: number; name: string },
): Promise<number> {
  const wanted = comparable(name);
  const rows = await shownNames(trx, page);
  const ids = rows
    .filter((row) => comparable(nameOf(ring, row) ?? '') === wanted)
    .map((row) => row.signature_id);
  await sql`
    update signature set show_name = false where id = any(${ids}::uuid[])`.execute(trx);
  return ids.length;
}

/** Opens and removes what was submitted as reasons with signatures, of those that count by now. */
export async function takeSubmittedReasons(
  trx: Transaction,
  ring: KeyRing,
  signatureIds: readonly string[],
) {
  const { rows } = await sql<{
    id: string;
    petition_id: string;
    language: Language;
    reason: Buffer;
  }>`
    update signature set reason = null
    where id = any(${signatureIds}::uuid[]) and state = 'confirmed' and reason is not null
    returning id, petition_id, language, old.reason`.execute(trx);
  return rows.map(({ id, reason, ...row }) => ({
    ...row,
    signature_id: id,
    content: ring.open(reason, { table: signatureTable, column: 'reason', row: id }).toString(),
  }));
}

export async function insertReason(trx: Transaction, row: Insertable<ReasonTable>): Promise<void> {
  await trx.insertInto('reason').values(row).execute();
}

export const reasonType: ContentType<'reason'> = {
  table: 'reason',
  alwaysReviewed: true,
  byGuests: false,
  title: beginningOf('content'),
  softDelete: false,
  exported: {
    id: sql`id`,
    content: sql`content`,
    language: sql`language`,
    status: sql`status`,
    createdAt: sql`created_at`,
  },

  async load(db, ids) {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('reason')
      .innerJoin('petition', 'petition.id', 'petition_id')
      .selectAll('reason')
      .select(['slug', 'petition.title', 'petition.language as petition_language'])
      .where('reason.id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: '',
      content: row.content,
      details: [],
      language: row.language,
      status: row.status,
      revision: row.revision,
      path: reasonPath(row.slug, row.id),
      context: {
        title: row.title,
        language: row.petition_language,
        path: petitionPath(row.slug),
        content: '',
        // Petitions are public from the day on which they can be signed.
        isHidden: false,
      },
      accountId: null,
      guestId: null,
      createdAt: row.created_at,
      change: { topic: 'reasons', id: row.slug },
    }));
  },
};
