// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { KeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { isoTime } from '../../core/values.ts';
import { selectAddressHashes } from './keys.ts';
import { anonymousAfter, expiry, isOfMailbox } from './queries.ts';

type NewSubscriber = {
  petitionId: string;
  /** Keyed hash of the mailbox, as of a signature. */
  addressHash: Buffer;
  email: string;
  language: Language;
};

const placeOf = (row: string) => ({ table: 'petition_subscriber', column: 'email', row });

/**
 * Stores who asks for mails about a petition, until they confirm it, and requests the mail with the
 * link. The worker decides whether it is due, so that nothing here tells who is known.
 */
export async function insertSubscriber(
  trx: Transaction,
  ring: KeyRing,
  { petitionId, addressHash, email, language }: NewSubscriber,
  { mailed }: { mailed: boolean },
): Promise<void> {
  const id = v7();
  const { id: subscriberId } = await trx
    .insertInto('petition_subscriber')
    .values({
      id,
      petition_id: petitionId,
      address_hash: addressHash,
      email: ring.seal(email, placeOf(id)),
      language,
    })
    .onConflict((conflict) =>
      conflict.columns(['petition_id', 'address_hash']).doUpdateSet({
        created_at: sql<Date>`case when petition_subscriber.confirmed_at is null then now()
          else petition_subscriber.created_at end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!mailed) return;
  await insertOutboxJob(trx, 'mail.send', {
    about: 'subscription',
    subscriberId,
    occasion: 'confirm',
  });
}

/** Confirms a subscription, once or again; false where the link is too old, or it was ended. */
export async function confirmSubscriber(
  db: Database,
  { id, petitionId }: { id: string; petitionId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('petition_subscriber')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .where('petition_id', '=', petitionId)
    .where('created_at', '>', expiry)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a mail to a subscriber needs; undefined once it was ended. */
export async function selectSubscriberForMail(db: Database, ring: KeyRing, id: string) {
  const row = await db
    .selectFrom('petition_subscriber')
    .innerJoin('petition', 'petition.id', 'petition_subscriber.petition_id')
    .select([
      'petition_id as petitionId',
      'petition_subscriber.language',
      'email',
      'confirmed_at as confirmedAt',
      'petition.slug',
      'petition.title',
      'petition.translations',
    ])
    .where('petition_subscriber.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, email: ring.open(row.email, placeOf(id)).toString() };
}

/** The petitions of whose updates a mailbox asked to be mailed, the newest first. */
export async function selectSubscriptionsForExport(
  db: Database,
  ring: KeyRing,
  { mailbox, email }: { mailbox: string; email: string },
) {
  const rows = await db
    .selectFrom('petition_subscriber')
    .innerJoin('petition', 'petition.id', 'petition_subscriber.petition_id')
    .selectAll('petition_subscriber')
    .select(['petition.slug', 'petition.title'])
    .where(isOfMailbox(await selectAddressHashes(db, ring, mailbox)))
    .orderBy('petition_subscriber.created_at', 'desc')
    .execute();
  return rows
    .map((row) => ({
      petition: { id: row.slug, title: row.title },
      email: ring.open(row.email, placeOf(row.id)).toString(),
      language: row.language,
      createdAt: isoTime(row.created_at),
      confirmedAt: isoTime(row.confirmed_at),
    }))
    .filter((subscription) => subscription.email.toLowerCase() === email.toLowerCase());
}

/** Rows that one statement deletes. */
const batch = 500;

/** Deletes what was not confirmed in time, and what is about petitions answered half a year ago. */
export async function deleteExpiredSubscribers(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from petition_subscriber where id in (
      select petition_subscriber.id from petition_subscriber
      join petition on petition.id = petition_id
      where (confirmed_at is null and petition_subscriber.created_at <= ${expiry})
        or answered_at < ${anonymousAfter}
      limit ${batch} for update of petition_subscriber skip locked)`.execute(db);
  return Number(numAffectedRows);
}
