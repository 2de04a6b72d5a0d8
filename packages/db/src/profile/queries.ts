import type { JobName, SocialProvider } from '@kga/contracts';
import { type Selectable, type Transaction, sql } from 'kysely';

import type { AccountIdentityTable, OneTimeTokenPurpose, SignInTable } from '../accounts/table.ts';
import type { Database } from '../client.ts';
import { deleteGuestsOfAccount } from '../guests/queries.ts';
import { deletePicture } from '../pictures/queries.ts';
import type { Schema } from '../schema.ts';

export type AccountIdentity = Selectable<AccountIdentityTable>;

/** The providers by which an account is signed in to, the first linked one first. */
export async function selectIdentities(
  db: Database,
  accountId: string,
): Promise<AccountIdentity[]> {
  return db
    .selectFrom('account_identity')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('linked_at')
    .orderBy('provider')
    .execute();
}

export async function deleteIdentity(
  trx: Transaction<Schema>,
  { accountId, provider }: { accountId: string; provider: SocialProvider },
): Promise<void> {
  await trx
    .deleteFrom('account_identity')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider)
    .execute();
}

/** Every sign-in that is still known, newest first. */
export async function selectSignIns(
  db: Database,
  accountId: string,
): Promise<Pick<Selectable<SignInTable>, 'method' | 'device' | 'at'>[]> {
  return db
    .selectFrom('sign_in')
    .select(['method', 'device', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Which proofs by mail are open, and where they went; not what proves. */
export async function selectOpenTokens(db: Database, accountId: string) {
  return db
    .selectFrom('account_proof')
    .select(['purpose', 'email', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
}

/** Makes an account's links and codes of some purposes void. */
export async function deleteOneTimeTokensFor(
  trx: Transaction<Schema>,
  accountId: string,
  purposes: readonly OneTimeTokenPurpose[],
): Promise<void> {
  await trx
    .deleteFrom('account_proof')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute();
}

type Somebody = { accountId: string; email: string };

/** A mail goes elsewhere than to the account's address where that was or is to be changed. */
const isAbout = ({ accountId, email }: Somebody) => sql<boolean>`(
  payload ->> 'accountId' = ${accountId}
  or (job = 'mail.send' and lower(payload ->> 'to') = lower(${email})))`;

/** Mails and pictures of somebody's that wait for their turn. */
export async function selectWaitingJobs(
  db: Database,
  somebody: Somebody,
): Promise<{ job: JobName; about: string | null; to: string | null; created_at: Date }[]> {
  return db
    .selectFrom('outbox')
    .select([
      'job',
      sql<string | null>`payload ->> 'about'`.as('about'),
      sql<string | null>`payload ->> 'to'`.as('to'),
      'created_at',
    ])
    .where('state', 'in', ['waiting', 'handing_over'])
    .where(isAbout(somebody))
    .orderBy('created_at')
    .execute();
}

/**
 * Deletes an account with everything that is held of it but what it has published, which is
 * nobody's from then on, and the audit log: it names whom something was done to by id, and admins by id and name.
 */
export async function deleteAccount(trx: Transaction<Schema>, somebody: Somebody): Promise<void> {
  const { accountId } = somebody;
  await trx.deleteFrom('outbox').where('state', '=', 'waiting').where(isAbout(somebody)).execute();
  await trx.deleteFrom('idempotency_key').where('result_id', '=', accountId).execute();
  await deletePicture(trx, accountId);
  await deleteGuestsOfAccount(trx, accountId);
  await trx.deleteFrom('account').where('id', '=', accountId).execute();
}
