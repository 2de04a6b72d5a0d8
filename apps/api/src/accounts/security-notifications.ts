import type { Mail } from '@kga/contracts';
import { type Account, type Schema, insertOutboxJob } from '@kga/db';
import type { Transaction } from 'kysely';

import type { Services } from '../platform/services.ts';
import { displayName } from './presenter.ts';

type Filled = 'accountId' | 'to' | 'name' | 'language' | 'at';

/** What tells of something that was done; links and codes are asked for and counted there. */
type Told = Extract<Exclude<Mail, { token: string }>, { at: string }>;

/** Leaves the shapes of a union apart, where `Omit` alone would melt them into one. */
type Bare<Each> = Each extends Told ? Omit<Each, Filled> : never;

export type SecurityNotification = Bare<Told>;

/**
 * Tells an account's holder of what was done to it, at the address that it has in `account`.
 * Anybody can register somebody else's address, so what goes there is counted, each kind by
 * itself, and the surplus is dropped.
 */
export async function notifyAccountOwner(
  { rateLimits }: Pick<Services, 'rateLimits'>,
  trx: Transaction<Schema>,
  account: Account,
  notice: SecurityNotification,
): Promise<void> {
  if (!(await rateLimits.tryConsume('notice', { account: `${account.id} ${notice.about}` })))
    return;
  await insertOutboxJob(trx, 'mail.send', {
    ...notice,
    accountId: account.id,
    to: account.email,
    name: displayName(account),
    language: account.language,
    at: new Date().toISOString(),
  });
}
