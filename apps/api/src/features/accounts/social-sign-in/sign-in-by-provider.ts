// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SocialProvider } from '@kga/contracts/accounts';
import type { Language } from '@kga/contracts/core';
import {
  type Account,
  deleteIdentities,
  deleteOneTimeTokens,
  insertAccount,
  insertIdentity,
  lockAccount,
  selectAccountByEmail,
  selectAccountIdByIdentity,
  updateAccount,
} from '@kga/db/accounts';
import { insertOutboxJob, type Transaction, transaction } from '@kga/db/core';

import { notifyAccountOwner } from '../../../accounts/security-notifications.ts';
import { revokeSessions } from '../../../accounts/sessions.ts';
import type { Services } from '../../../platform/services.ts';
import { SocialSignInError } from './errors.ts';
import { type ProviderPerson, provesAddressOf } from './person.ts';

export type SignInByProvider = {
  provider: SocialProvider;
  person: ProviderPerson;
  language: Language;
  device: string;
};

/**
 * Verifies an account by its linked provider. An unverified account may have been created by
 * someone who only claimed the address, so all other ways in are removed: other providers, the
 * password, open one-time tokens and sessions.
 */
async function verifyLinkedAccount(
  trx: Transaction,
  redis: Services['redis'],
  accountId: string,
  { provider, person }: SignInByProvider,
): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (!account) throw new SocialSignInError('failed', 'The account is being deleted');
  if (account.email_verified_at !== null || !provesAddressOf(person, account)) return;
  await updateAccount(trx, accountId, { email_verified_at: new Date(), password_hash: null });
  await deleteOneTimeTokens(trx, accountId);
  await deleteIdentities(trx, accountId);
  const { subject, label } = person;
  await insertIdentity(trx, { provider, subject, accountId, label });
  await revokeSessions(redis, accountId);
}

/** Links the provider to a new account and has the worker fetch the person's picture. */
async function completeNewAccount(
  trx: Transaction,
  { id: accountId }: Account,
  { provider, person: { subject, label, picture } }: SignInByProvider,
): Promise<void> {
  if (!(await insertIdentity(trx, { provider, subject, accountId, label }))) {
    throw new SocialSignInError('failed', 'The same person is signed up under two addresses');
  }
  if (picture === null) return;
  await updateAccount(trx, accountId, { picture_source: picture });
  await insertOutboxJob(trx, 'profile.picture', { accountId, source: picture });
}

/** Links the provider to the account of the same address, if both sides have verified it. */
async function linkByEmail(
  services: Pick<Services, 'rateLimits'>,
  trx: Transaction,
  email: string,
  { provider, person: { subject, label }, device }: SignInByProvider,
): Promise<string> {
  const found = await selectAccountByEmail(trx, email);
  const account = found && (await lockAccount(trx, found.id));
  if (!account || account.email !== found.email) {
    throw new SocialSignInError('failed', 'The account is being changed');
  }
  if (account.email_verified_at === null) {
    throw new SocialSignInError('address_taken', 'An account claims the address, unverified');
  }
  if (await insertIdentity(trx, { provider, subject, accountId: account.id, label })) {
    const notification = { about: 'identity_linked', method: provider, device } as const;
    await notifyAccountOwner(services, trx, account, notification);
  } else if ((await selectAccountIdByIdentity(trx, { provider, subject })) !== account.id) {
    const message = 'The account has another identity of this provider';
    throw new SocialSignInError('address_taken', message);
  }
  return account.id;
}

/**
 * Finds or creates the account of a person: by the provider's id of them, else by an email address
 * that both sides have verified. Concurrent first sign-ins create one account.
 * @returns the account's id
 * @throws SocialSignInError `unverified`, `address_taken` or `failed`
 */
export async function signInByProvider(
  services: Pick<Services, 'db' | 'redis' | 'rateLimits'>,
  input: SignInByProvider,
): Promise<string> {
  const { provider, person, language } = input;
  return transaction(services.db, async (trx) => {
    const linkedId = await selectAccountIdByIdentity(trx, { provider, subject: person.subject });
    if (linkedId !== undefined) {
      await verifyLinkedAccount(trx, services.redis, linkedId, input);
      return linkedId;
    }
    const { email, firstName, lastName } = person;
    if (email === null || !person.emailVerified) {
      throw new SocialSignInError('unverified', 'The provider has not verified the address');
    }
    const names = { email, firstName, lastName, language };
    const account = await insertAccount(trx, { ...names, passwordHash: null, emailVerified: true });
    if (!account) return linkByEmail(services, trx, email, input);
    await completeNewAccount(trx, account, input);
    return account.id;
  });
}

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
  await transaction(services.db, async (trx) => {
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
