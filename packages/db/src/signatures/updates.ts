import { timingSafeEqual } from 'node:crypto';

import { sql } from 'kysely';

import type { Database, Transaction } from '../client.ts';
import { insertOutboxJobs } from '../outbox/queries.ts';
import { type KeyRing, idOfToken, selectSignatureHashes } from './key-ring.ts';
import { mailOf } from './rows.ts';

/**
 * Requests the mails about an update to the next signers who asked for them, at most `limit`; returns
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
  const signers = await trx
    .selectFrom('signature')
    .select('id')
    .where('petition_id', '=', petitionId)
    .where('state', '=', 'confirmed')
    .where(sql<boolean>`wants_updates`)
    .where('confirmed_at', '<=', at)
    .where(after === null ? sql<boolean>`true` : sql<boolean>`id > ${after}`)
    .orderBy('id')
    .limit(limit)
    .execute();
  const last = signers.at(-1);
  if (!last) return 0;
  await insertOutboxJobs(
    trx,
    'mail.send',
    signers.map(({ id }) => ({ ...mailOf(id, 'update'), updateId })),
  );
  await trx
    .updateTable('petition_update')
    .set({ mailed_after: last.id })
    .where('id', '=', updateId)
    .execute();
  return signers.length;
}

/** An update as a mail tells it; undefined once it is deleted. */
export const selectUpdateForMail = (db: Database, id: string) =>
  db
    .selectFrom('petition_update')
    .select(['title', 'content', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Ends the mails about a petition by the link of one of them. */
export async function endUpdateMails(db: Database, ring: KeyRing, token: string): Promise<void> {
  const id = idOfToken(token);
  if (id === undefined) return;
  const row = await db
    .selectFrom('signature')
    .select('petition_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const hashes = await selectSignatureHashes(db, ring, row.petition_id);
  const [known, given] = [hashes.token('updates', id), token].map((each) => Buffer.from(each));
  if (!known || !given || known.length !== given.length || !timingSafeEqual(known, given)) return;
  await db.updateTable('signature').set({ wants_updates: false }).where('id', '=', id).execute();
}
