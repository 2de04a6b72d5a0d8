import type { Language, SocialProvider } from '@kga/contracts';
import {
  type Account,
  selectAccountByEmail,
  selectAccountIdByIdentity,
  insertAccount,
  insertIdentity,
  insertOutboxJob,
  updateAccount,
  deleteIdentities,
  deleteOneTimeTokens,
  lockAccount,
} from '@kga/db';

import { notifyAccountOwner } from '../../accounts/security-notifications.ts';
import { revokeSessions } from '../../accounts/sessions.ts';
import type { Services } from '../../platform/services.ts';
import { type ProviderPerson, provesAddressOf } from './person.ts';
import { SocialSignInFailure } from './social-error.ts';

type Transaction = Parameters<typeof lockAccount>[0];

export type SignInByProvider = {
  provider: SocialProvider;
  person: ProviderPerson;
  /** Of mails, where an account is made. */
  language: Language;
  device: string;
};

const identityOf = ({ provider, person }: SignInByProvider) => ({
  provider,
  subject: person.subject,
});

/**
 * An account that was never verified may have been made by somebody who only claimed the address.
 * Who the provider says has it takes the account over, and nobody else keeps a way in: no provider,
 * no password (a mail gives a new one), no link or code, no session.
 */
async function recognise(
  trx: Transaction,
  redis: Services['redis'],
  accountId: string,
  given: SignInByProvider,
): Promise<string> {
  const { person } = given;
  const account = await lockAccount(trx, accountId);
  if (!account) throw new SocialSignInFailure('failed', 'The account is being deleted');
  if (account.email_verified_at === null && provesAddressOf(person, account)) {
    await updateAccount(trx, accountId, { email_verified_at: new Date(), password_hash: null });
    await deleteOneTimeTokens(trx, accountId);
    await deleteIdentities(trx, accountId);
    await insertIdentity(trx, { ...identityOf(given), accountId, label: person.label });
    await revokeSessions(redis, accountId);
  }
  return accountId;
}

async function fill(trx: Transaction, account: Account, given: SignInByProvider): Promise<void> {
  const { person } = given;
  const added = await insertIdentity(trx, {
    ...identityOf(given),
    accountId: account.id,
    label: person.label,
  });
  if (!added)
    throw new SocialSignInFailure('failed', 'The same person is signed up under two addresses');
  if (person.picture === null) return;
  await updateAccount(trx, account.id, { picture_source: person.picture });
  await insertOutboxJob(trx, 'profile.picture', { accountId: account.id, source: person.picture });
}

/** Both sides have verified the address, so both are the same person. */
async function join(
  people: Pick<Services, 'rateLimits'>,
  trx: Transaction,
  email: string,
  given: SignInByProvider,
): Promise<string> {
  const found = await selectAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  if (account?.email !== found?.email || !account) {
    throw new SocialSignInFailure('failed', 'The account is being changed');
  }
  if (account.email_verified_at === null) {
    throw new SocialSignInFailure(
      'address_taken',
      'Somebody claims the address and has not verified it',
    );
  }
  const identity = identityOf(given);
  const link = { ...identity, accountId: account.id, label: given.person.label };
  if (await insertIdentity(trx, link)) {
    const { provider: method, device } = given;
    await notifyAccountOwner(people, trx, account, { about: 'identity_linked', method, device });
  } else if ((await selectAccountIdByIdentity(trx, identity)) !== account.id) {
    throw new SocialSignInFailure(
      'address_taken',
      'The account has another identity of this provider',
    );
  }
  return account.id;
}

/**
 * Finds or makes the account of somebody whom a provider vouches for: by the provider's id of
 * them, else by an address that both sides have verified. Two at once make one account.
 *
 * @returns the account's id
 * @throws SocialFault `unverified`, `address_taken` or `failed`
 */
export async function signInByProvider(
  people: Pick<Services, 'db' | 'redis' | 'rateLimits'>,
  given: SignInByProvider,
): Promise<string> {
  const { person, language } = given;
  return people.db.transaction().execute(async (trx) => {
    const known = await selectAccountIdByIdentity(trx, identityOf(given));
    if (known !== undefined) return recognise(trx, people.redis, known, given);
    if (person.email === null || !person.emailVerified) {
      throw new SocialSignInFailure('unverified', 'The provider has not verified the address');
    }
    const { email, firstName, lastName } = person;
    const made = await insertAccount(trx, {
      email,
      firstName,
      lastName,
      passwordHash: null,
      language,
      emailVerified: true,
    });
    if (made) {
      await fill(trx, made, given);
      return made.id;
    }
    return join(people, trx, email, given);
  });
}
