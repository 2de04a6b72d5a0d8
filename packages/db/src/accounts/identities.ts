import type { SocialProvider } from '@kga/contracts';
import type { Transaction } from 'kysely';

import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

/** Somebody as a provider knows them. */
export type Identity = { provider: SocialProvider; subject: string };

/** The account that an identity signs in to. */
export async function selectAccountIdByIdentity(
  db: Database,
  { provider, subject }: Identity,
): Promise<string | undefined> {
  const identity = await db
    .selectFrom('account_identity')
    .select('account_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return identity?.account_id;
}

/**
 * Adds a way to sign in. False, and nothing done, where the identity belongs to an account already
 * or the account has another one of this provider.
 */
export async function insertIdentity(
  trx: Transaction<Schema>,
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
