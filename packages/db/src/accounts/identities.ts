// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SocialProvider } from '@kga/contracts/accounts';

import type { Database, Transaction } from '../core/client.ts';

/** A person's id at a provider. */
export type Identity = { provider: SocialProvider; subject: string };

/** The account that an identity signs in to. */
export async function selectAccountIdByIdentity(db: Database, { provider, subject }: Identity) {
  const identity = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return identity?.account_id;
}

/**
 * Links an identity to an account. Returns false where the identity is linked already or the account
 * has another one of this provider.
 */
export async function insertIdentity(
  trx: Transaction,
  identity: Identity & { accountId: string; label: string },
): Promise<boolean> {
  const { provider, subject, accountId, label } = identity;
  const added = await trx
    .insertInto('account_identity')
    .values({ provider, subject, account_id: accountId, label })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The providers linked to an account, oldest first. */
export async function selectIdentities(db: Database, accountId: string) {
  return db
    .selectFrom('account_identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
}

export async function deleteIdentity(
  trx: Transaction,
  { accountId, provider }: { accountId: string; provider: SocialProvider },
): Promise<void> {
  await trx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute();
}

/** Unlinks every provider and returns how many there were. */
export async function deleteIdentities(trx: Transaction, accountId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
