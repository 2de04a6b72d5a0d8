import type { SocialProvider } from '@kga/contracts';
import {
  type Account,
  insertIdentity,
  lockAccount,
  selectAccountIdByIdentity,
  updateAccount,
  type Transaction,
} from '@kga/db';

import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { SocialSignInError } from './errors.ts';
import { type ProviderPerson, provesAddressOf } from './person.ts';

export type LinkProvider = {
  accountId: string;
  provider: SocialProvider;
  person: ProviderPerson;
  device: string;
};

/**
 * An unverified account may belong to someone who only claimed the email address. A provider
 * linked to it would survive the verification by the real owner, so it has to verify the address.
 */
async function verifyByProvider(
  trx: Transaction,
  account: Account,
  person: ProviderPerson,
): Promise<void> {
  if (account.email_verified_at !== null) return;
  if (!provesAddressOf(person, account)) {
    throw new SocialSignInError('unverified', 'The address of the account is not verified');
  }
  await updateAccount(trx, account.id, { email_verified_at: new Date() });
}

/**
 * Links a provider to a signed-in account. A provider that vouches for the account's address
 * verifies it.
 * @throws SocialSignInError `linked_elsewhere`, `unverified`, `expired`, or `failed` where another
 * identity of the provider is linked
 */
export async function linkProvider(
  services: Pick<Services, 'db' | 'rateLimits'>,
  { accountId, provider, person, device }: LinkProvider,
): Promise<void> {
  const identity = { provider, subject: person.subject };
  await services.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new SocialSignInError('expired', 'The account is gone');
    if (account.suspended_at !== null) {
      throw new SocialSignInError('failed', 'The account is suspended');
    }
    await verifyByProvider(trx, account, person);
    if (await insertIdentity(trx, { ...identity, accountId, label: person.label })) {
      const notification = { about: 'identity_linked', method: provider, device } as const;
      await notifyAccountOwner(services, trx, account, notification);
      return;
    }
    const ownerId = await selectAccountIdByIdentity(trx, identity);
    if (ownerId === accountId) return;
    if (ownerId === undefined) {
      throw new SocialSignInError('failed', 'The account has another identity of this provider');
    }
    throw new SocialSignInError('linked_elsewhere', 'The identity belongs to another account');
  });
}
