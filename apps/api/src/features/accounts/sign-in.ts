import { type Account, selectAccountByEmail } from '@kga/db';
import type { FastifyRequest } from 'fastify';

import { startSession } from '../../accounts/sessions.ts';
import { AppError } from '../../platform/errors.ts';

const isOverload = (error: unknown) => error instanceof AppError && error.code === 'overloaded';

/**
 * Signs the caller in by password. The response and its time do not tell whether the address has
 * an account, or the account a password.
 *
 * @throws AppError `wrong_credentials`, `rate_limited`, `overloaded`
 */
export async function signInByPassword(
  request: FastifyRequest,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { db, passwords, rateLimits } = request.server.services;
  const attempt = { address: request.ip, account: email };
  await rateLimits.consume('sign_in', attempt);
  const account = await selectAccountByEmail(db, email);
  const matches = await passwords
    .verify(account?.password_hash, password)
    .catch(async (error: unknown) => {
      // No password was checked, so the attempt does not count.
      if (isOverload(error)) await rateLimits.refund('sign_in', attempt);
      throw error;
    });
  if (!account || !matches) throw new AppError('wrong_credentials');
  const { id: accountId, password_hash: passwordHash } = account;
  await startSession(request, { accountId, method: 'password', passwordHash });
  await rateLimits.reset('sign_in', attempt);
  await rateLimits.rememberNetwork(attempt);
  return account;
}
