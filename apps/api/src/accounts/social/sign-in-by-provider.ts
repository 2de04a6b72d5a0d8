import type { Language, SocialProvider } from '@kga/contracts';
import {
  type Account,
  accountByEmail,
  accountIdByIdentity,
  addAccount,
  addIdentity,
  addToOutbox,
  changeAccount,
  dropIdentities,
  dropProofs,
  lockAccount,
} from '@kga/db';

import { tellHolder } from '../notices.ts';
import type { People } from '../people.ts';
import { endSessions } from '../sessions.ts';
import { SocialFault } from './failure.ts';
import { type ProviderPerson, provesAddressOf } from './person.ts';

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
  redis: People['redis'],
  accountId: string,
  given: SignInByProvider,
): Promise<string> {
  const { person } = given;
  const account = await lockAccount(trx, accountId);
  if (!account) throw new SocialFault('failed', 'The account is being deleted');
  if (account.email_verified_at === null && provesAddressOf(person, account)) {
    await changeAccount(trx, accountId, { email_verified_at: new Date(), password_hash: null });
    await dropProofs(trx, accountId);
    await dropIdentities(trx, accountId);
    await addIdentity(trx, { ...identityOf(given), accountId, label: person.label });
    await endSessions(redis, accountId);
  }
  return accountId;
}

async function fill(trx: Transaction, account: Account, given: SignInByProvider): Promise<void> {
  const { person } = given;
  const added = await addIdentity(trx, {
    ...identityOf(given),
    accountId: account.id,
    label: person.label,
  });
  if (!added) throw new SocialFault('failed', 'The same person is signed up under two addresses');
  if (person.picture === null) return;
  await changeAccount(trx, account.id, { picture_source: person.picture });
  await addToOutbox(trx, 'profile.picture', { accountId: account.id, source: person.picture });
}

/** Both sides have verified the address, so both are the same person. */
async function join(
  people: Pick<People, 'attempts'>,
  trx: Transaction,
  email: string,
  given: SignInByProvider,
): Promise<string> {
  const found = await accountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  if (account?.email !== found?.email || !account) {
    throw new SocialFault('failed', 'The account is being changed');
  }
  if (account.email_verified_at === null) {
    throw new SocialFault('address_taken', 'Somebody claims the address and has not verified it');
  }
  const identity = identityOf(given);
  const link = { ...identity, accountId: account.id, label: given.person.label };
  if (await addIdentity(trx, link)) {
    const { provider: method, device } = given;
    await tellHolder(people, trx, account, { about: 'identity_linked', method, device });
  } else if ((await accountIdByIdentity(trx, identity)) !== account.id) {
    throw new SocialFault('address_taken', 'The account has another identity of this provider');
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
  people: Pick<People, 'db' | 'redis' | 'attempts'>,
  given: SignInByProvider,
): Promise<string> {
  const { person, language } = given;
  return people.db.transaction().execute(async (trx) => {
    const known = await accountIdByIdentity(trx, identityOf(given));
    if (known !== undefined) return recognise(trx, people.redis, known, given);
    if (person.email === null || !person.emailVerified) {
      throw new SocialFault('unverified', 'The provider has not verified the address');
    }
    const { email, firstName, lastName } = person;
    const made = await addAccount(trx, {
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
