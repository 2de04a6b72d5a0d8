// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Mail, parseOutboxPayload } from '@kga/contracts/jobs';
import { sql } from 'kysely';

import type { Transaction } from '../client.ts';

/**
 * Locks the oldest other waiting mails of a kind to an account that are not gathered yet. A process that has claimed one
 * of them sends nothing once it is deleted.
 */
export async function lockUngatheredMails(
  trx: Transaction,
  claim: { id: string },
  mail: { about: Mail['about']; accountId: string },
  limit: number,
): Promise<{ id: string; payload: Mail }[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('job', '=', 'mail.send')
    .where('state', '=', 'waiting')
    .where('id', '<>', claim.id)
    .where(sql<boolean>`payload ->> 'gathered' is distinct from 'true'`)
    .where(sql`payload ->> 'about'`, '=', mail.about)
    .where(sql`payload ->> 'accountId'`, '=', mail.accountId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.flatMap(({ id, payload }) => {
    const parsed = parseOutboxPayload('mail.send', payload);
    return parsed ? [{ id, payload: parsed }] : [];
  });
}

/** Puts mails into the one that this process has claimed; false where the claim has expired. */
export async function mergeMails(
  trx: Transaction,
  claim: { id: string; tries: number },
  { mail, merged }: { mail: Mail; merged: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ payload: JSON.stringify(mail) })
    .where('id', '=', claim.id)
    .where('tries', '=', claim.tries)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (merged.length > 0) await trx.deleteFrom('outbox').where('id', 'in', merged).execute();
  return true;
}
