// SPDX-License-Identifier: AGPL-3.0-or-later
import { sql } from 'kysely';

import { deleteGuestsOfAccount } from '../accounts/guests.ts';
import { deletePicture } from '../content/pictures/queries.ts';
import type { Database, Transaction } from '../core/client.ts';

/** The stored sign-ins, newest first. */
export async function selectSignIns(db: Database, accountId: string) {
  return db
    .selectFrom('sign_in')
    .select(['method', 'device', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

type AccountOwner = { accountId: string; email: string };

/** Jobs of the account, and mails to its address that do not name the account. */
const isAbout = ({ accountId, email }: AccountOwner) => sql<boolean>`(
  payload ->> 'accountId' = ${accountId}
  or (job = 'mail.send' and lower(payload ->> 'to') = lower(${email})))`;

/** Mails and pictures of an account that are still in the outbox. */
export async function selectWaitingJobs(db: Database, owner: AccountOwner) {
  return db
    .selectFrom('outbox')
    .select([
      'job',
      sql<string | null>`payload ->> 'about'`.as('about'),
      sql<string | null>`payload ->> 'to'`.as('to'),
      'created_at',
    ])
    .where('state', 'in', ['waiting', 'held', 'handing_over'])
    .where(isAbout(owner))
    .orderBy('created_at')
    .execute();
}

/**
 * Deletes an account and its data. Its published content stays without an author. The audit log
 * stays too: it names accounts by id, and admins by id and name.
 */
export async function deleteAccount(trx: Transaction, owner: AccountOwner): Promise<void> {
  const { accountId } = owner;
  await trx
    .deleteFrom('outbox')
    .where('state', 'in', ['waiting', 'held'])
    .where(isAbout(owner))
    .execute();
  await trx.deleteFrom('idempotency_key').where('result_id', '=', accountId).execute();
  await deletePicture(trx, accountId);
  await deleteGuestsOfAccount(trx, accountId);
  await trx.deleteFrom('account').where('id', '=', accountId).execute();
}
