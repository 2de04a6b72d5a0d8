// SPDX-License-Identifier: AGPL-3.0-or-later
import { type KeyRing, idOfToken } from '@kga/server/crypto';
import { sql } from 'kysely';

import type { Database, Transaction } from '../../core/client.ts';
import { insertOutboxJobs } from '../../core/outbox/queries.ts';
import { selectSignatureHashes } from './keys.ts';
import { mailOf } from './rows.ts';
import { selectSubscriptionByToken } from './subscribers.ts';

/**
 * Requests the mails about an update to the next who asked for them, at most `limit`; returns
 * how many. The last of them is stored in the same transaction, so that each subscriber is mailed once.
 */
export async function insertUpdateMails(
  trx: Transaction,
  updateId: string,
  limit: number,
): Promise<number> {
  const update = await trx
    .selectFrom('petition_update')
    .select(['petition_id', 'created_at', 'mailed_after'])
    .where('id', '=', updateId)
    .forUpdate()
    .executeTakeFirst();
  if (!update) return 0;
  const { petition_id: petitionId, created_at: at, mailed_after: after } = update;
  const isNext = after === null ? sql`true` : sql`id > ${after}`;
  // Who has asked for both gets the mail as a signer.
  const { rows: readers } = await sql<{ id: string; signs: boolean }>`
    (select id, true as signs from signature
      where petition_id = ${petitionId} and state = 'confirmed' and wants_updates
        and confirmed_at <= ${at} and ${isNext}
      order by id limit ${limit})
    union all
    (select id, false from petition_subscriber
      where petition_id = ${petitionId} and confirmed_at <= ${at} and ${isNext}
        and not exists (
          select from signature
          where signature.petition_id = petition_subscriber.petition_id
            and signature.address_hash = petition_subscriber.address_hash
            and state = 'confirmed' and wants_updates)
      order by id limit ${limit})
    order by id limit ${limit}`.execute(trx);
  const last = readers.at(-1);
  if (!last) return 0;
  await insertOutboxJobs(
    trx,
    'mail.send',
    readers.map(({ id, signs }) =>
      signs
        ? { ...mailOf(id, 'update'), updateId }
        : {
            about: 'subscription' as const,
            subscriberId: id,
            occasion: 'update' as const,
            updateId,
          },
    ),
  );
  await trx
    .updateTable('petition_update')
    .set({ mailed_after: last.id })
    .where('id', '=', updateId)
    .execute();
  return readers.length;
}

/** An update as a mail tells it; undefined once it is deleted. */
export const selectUpdateForMail = (db: Database, id: string) =>
  db
    .selectFrom('petition_update')
    .select(['title', 'content', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Ends mails by the link of one of them, and deletes who has not signed the petition. */
export async function endUpdateMails(db: Database, ring: KeyRing, token: string): Promise<void> {
  const subscription = await selectSubscriptionByToken(db, ring, { purpose: 'updates', token });
  if (subscription) {
    await db.deleteFrom('petition_subscriber').where('id', '=', subscription.id).execute();
    return;
  }
  const id = idOfToken(token);
  if (id === undefined) return;
  const signature = await db
    .selectFrom('signature')
    .select('petition_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!signature) return;
  const hashes = await selectSignatureHashes(db, ring, signature.petition_id);
  if (hashes.verifyToken('updates', token) === undefined) return;
  await db.updateTable('signature').set({ wants_updates: false }).where('id', '=', id).execute();
}
