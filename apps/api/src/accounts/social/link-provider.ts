import type { SocialProvider } from '@kga/contracts';
import {
  type Account,
  type Schema,
  accountIdByIdentity,
  addIdentity,
  changeAccount,
  lockAccount,
} from '@kga/db';
import type { Transaction } from 'kysely';

import { tellHolder } from '../notices.ts';
import type { People } from '../people.ts';
import { SocialFault } from './failure.ts';
import { type ProviderPerson, provesAddressOf } from './person.ts';

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
    throw new SocialFault('unverified', 'The address of the account is not verified');
  }
  await changeAccount(trx, account.id, { email_verified_at: new Date() });
}

/**
 * Adds a provider to the ways in which somebody who is signed in can sign in. One that vouches for
 * the account's address verifies it.
 *
 * @throws SocialFault `linked_elsewhere`, `unverified`, or `failed` where another identity of the
 * provider is linked
 */
export async function linkProvider(
  people: Pick<People, 'db' | 'attempts'>,
  link: { accountId: string; provider: SocialProvider; person: ProviderPerson; device: string },
): Promise<void> {
  const { accountId, provider, person, device } = link;
  const identity = { provider, subject: person.subject };
  await people.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new SocialFault('expired', 'The account is gone');
    if (account.suspended_at !== null) throw new SocialFault('failed', 'The account is suspended');
    await requireVerified(trx, account, person);
    if (await addIdentity(trx, { ...identity, accountId, label: person.label })) {
      await tellHolder(people, trx, account, {
        about: 'identity_linked',
        method: provider,
        device,
      });
      return;
    }
    const owner = await accountIdByIdentity(trx, identity);
    if (owner === accountId) return;
    if (owner === undefined) {
      throw new SocialFault('failed', 'The account has another identity of this provider');
    }
    throw new SocialFault('linked_elsewhere', 'The identity belongs to another account');
  });
}
