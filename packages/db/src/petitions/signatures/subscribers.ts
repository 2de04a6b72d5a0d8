// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language, PetitionRegion } from '@kga/contracts/core';
import { subscriptionYears } from '@kga/contracts/petitions';
import { type KeyRing, idOfToken } from '@kga/server/crypto';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJob } from '../../core/outbox/queries.ts';
import { isoTime } from '../../core/values.ts';
import { selectAddressHashes, selectSubscriberHash, selectSubscriberHashes } from './keys.ts';
import { anonymousAfter, expiry, isOfMailbox } from './queries.ts';

/** The updates of a petition, or the opening of the next one in a region. */
export type SubscriptionSubject =
  | { topic: 'updates'; petitionId: string }
  | { topic: 'opening'; region: PetitionRegion };

type NewSubscriber = SubscriptionSubject & {
  /** Keyed hash of the mailbox, as of a signature. */
  addressHash: Buffer;
  email: string;
  language: Language;
};

const placeOf = (row: string) => ({ table: 'petition_subscriber', column: 'email', row });

/**
 * Stores who asks for mails, until they confirm it, and requests the mail with the
 * link. The worker decides whether it is due, so that nothing here tells who is known.
 */
export async function insertSubscriber(
  trx: Transaction,
  ring: KeyRing,
  { addressHash, email, language, ...subject }: NewSubscriber,
  { mailed }: { mailed: boolean },
): Promise<void> {
  const id = v7();
  const petitionId = subject.topic === 'updates' ? subject.petitionId : null;
  const { id: subscriberId } = await trx
    .insertInto('petition_subscriber')
    .values({
      id,
      topic: subject.topic,
      petition_id: petitionId,
      region: subject.topic === 'opening' ? subject.region : null,
      address_hash: addressHash,
      email: ring.seal(email, placeOf(id)),
      language,
    })
    .onConflict((conflict) =>
      conflict
        .columns(
          petitionId === null
            ? ['topic', 'region', 'address_hash']
            : ['petition_id', 'address_hash'],
        )
        .doUpdateSet({
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

/** A subscription by the token of a mail's link, which proves it for a purpose. */
export async function selectSubscriptionByToken(
  db: Database,
  ring: KeyRing,
  { purpose, token }: { purpose: 'subscribe' | 'updates'; token: string },
) {
  const id = idOfToken(token);
  if (id === undefined) return undefined;
  const row = await db
    .selectFrom('petition_subscriber')
    .select(['id', 'petition_id as petitionId', 'region'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const hashes = await selectSubscriberHashes(db, ring, row.petitionId);
  return hashes.verifyToken(purpose, token) === undefined ? undefined : row;
}

/** Confirms a subscription, once or again; false where the link is too old, or it was ended. */
export async function confirmSubscriber(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('petition_subscriber')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, now())` })
    .where('id', '=', id)
    .where('created_at', '>', expiry)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What a mail to a subscriber needs; undefined once it was ended. `openedId` is the petition of an
 * opening, which the subscription does not name.
 */
export async function selectSubscriberForMail(
  db: Database,
  ring: KeyRing,
  { id, openedId }: { id: string; openedId?: string | undefined },
) {
  const row = await db
    .selectFrom('petition_subscriber')
    .leftJoin('petition', (join) =>
      join.on('petition.id', '=', sql`coalesce(petition_id, ${openedId ?? null}::uuid)`),
    )
    .select([
      'petition_id as petitionId',
      'petition_subscriber.region',
      'petition_subscriber.language',
      'email',
      'confirmed_at as confirmedAt',
      'petition.slug',
      'petition.kind',
      'petition.title',
      'petition.translations',
    ])
    .where('petition_subscriber.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, email: ring.open(row.email, placeOf(id)).toString() };
}

/** What a mailbox asked to be mailed about, the newest first. */
export async function selectSubscriptionsForExport(
  db: Database,
  ring: KeyRing,
  { mailbox, email }: { mailbox: string; email: string },
) {
  const ofPetitions = isOfMailbox(await selectAddressHashes(db, ring, mailbox));
  const hash = await selectSubscriberHash(db, ring, mailbox);
  const rows = await db
    .selectFrom('petition_subscriber')
    .leftJoin('petition', 'petition.id', 'petition_subscriber.petition_id')
    .selectAll('petition_subscriber')
    .select(['petition.slug', 'petition.title'])
    .where(
      sql<boolean>`(${ofPetitions} or (petition_id is null and address_hash = ${hash}::bytea))`,
    )
    .orderBy('petition_subscriber.created_at', 'desc')
    .execute();
  return rows
    .map((row) => ({
      topic: row.topic,
      petition: row.slug === null ? null : { id: row.slug, title: row.title },
      region: row.region,
      email: ring.open(row.email, placeOf(row.id)).toString(),
      language: row.language,
      createdAt: isoTime(row.created_at),
      confirmedAt: isoTime(row.confirmed_at),
      notifiedAt: isoTime(row.notified_at),
    }))
    .filter((subscription) => subscription.email.toLowerCase() === email.toLowerCase());
}

/** Rows that one statement deletes. */
const batch = 500;

/**
 * Deletes what was not confirmed in time, what is about petitions answered half a year ago, and requests
 * for an opening that were answered, or that have waited too long.
 */
export async function deleteExpiredSubscribers(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from petition_subscriber where id in (
      select petition_subscriber.id from petition_subscriber
      left join petition on petition.id = petition_id
      where (confirmed_at is null and petition_subscriber.created_at <= ${expiry})
        or answered_at < ${anonymousAfter}
        or notified_at <= ${expiry}
        or (petition_id is null
          and petition_subscriber.created_at <= now() - ${subscriptionYears} * interval '1 year')
      limit ${batch} for update of petition_subscriber skip locked)`.execute(db);
  return Number(numAffectedRows);
}
