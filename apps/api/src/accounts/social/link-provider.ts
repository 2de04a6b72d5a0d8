import type { SocialProvider } from '@kga/contracts';
import {
  type Account,
  type Database,
  accountIdByIdentity,
  addIdentity,
  addToOutbox,
  lockAccount,
} from '@kga/db';

import { nameOf } from '../present.ts';
import { SocialFault } from './failure.ts';
import type { ProviderPerson } from './person.ts';

/** Tells an account's holder that there is a new way to sign in to it. */
export async function tellOfLink(
  trx: Parameters<typeof addToOutbox>[0],
  account: Account,
  { provider, device }: { provider: SocialProvider; device: string },
): Promise<void> {
  await addToOutbox(trx, 'mail.send', {
    about: 'identity_linked',
    to: account.email,
    name: nameOf(account),
    language: account.language,
    method: provider,
    device,
    at: new Date().toISOString(),
  });
}

/**
 * Adds a provider to the ways in which somebody who is signed in can sign in.
 *
 * @throws SocialFault `linked_elsewhere`, or `failed` where another identity of the provider is linked
 */
export async function linkProvider(
  db: Database,
  link: { accountId: string; provider: SocialProvider; person: ProviderPerson; device: string },
): Promise<void> {
  const { accountId, provider, person, device } = link;
  const identity = { provider, subject: person.subject };
  await db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    if (!account) throw new SocialFault('expired', 'The account is gone');
    if (account.suspended_at !== null) throw new SocialFault('failed', 'The account is suspended');
    if (await addIdentity(trx, { ...identity, accountId, label: person.label })) {
      await tellOfLink(trx, account, { provider, device });
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
