import type { SocialProvider } from '@kga/contracts';
import {
  type Account,
  type Schema,
  selectAccountIdByIdentity,
  insertIdentity,
  updateAccount,
  lockAccount,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { type ProviderPerson, provesAddressOf } from './person.ts';
import { SocialSignInFailure } from './social-error.ts';

/**
 * While nobody has shown whose the address is, whoever claimed it must leave no way in for
 * themselves: it would outlive the verification by its holder.
 */
async function requireVerified(
  trx: Transaction<Schema>,
  account: Account,
  person: ProviderPerson,
): Promise<void> {
  if (account.email_verified_at !== null) return;
  if (!provesAddressOf(person, account)) {
    throw new SocialSignInFailure('unverified', 'The address of the account is not verified');
  }
  await updateAccount(trx, account.id, { email_verified_at: new Date() });
}

/**
 * Adds a provider to the ways in which somebody who is signed in can sign in. One that vouches for
 * the account's address verifies it.
 *
 * @throws SocialFault `linked_elsewhere`, `unverified`, or `failed` where another identity of the
 * provider is linked
 */
export async function linkProvider(
  people: Pick<Services, 'db' | 'rateLimits'>,
  link: { accountId: string; provider: SocialProvider; person: ProviderPerson; device: string },
): Promise<void> {
  const { accountId, provider, person, device } = link;
  const identity = { provider, subject: person.subject };
  await people.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new SocialSignInFailure('expired', 'The account is gone');
    if (account.suspended_at !== null)
      throw new SocialSignInFailure('failed', 'The account is suspended');
    await requireVerified(trx, account, person);
    if (await insertIdentity(trx, { ...identity, accountId, label: person.label })) {
      await notifyAccountOwner(people, trx, account, {
        about: 'identity_linked',
        method: provider,
        device,
      });
      return;
    }
    const owner = await selectAccountIdByIdentity(trx, identity);
    if (owner === accountId) return;
    if (owner === undefined) {
      throw new SocialSignInFailure('failed', 'The account has another identity of this provider');
    }
    throw new SocialSignInFailure('linked_elsewhere', 'The identity belongs to another account');
  });
}
