// SPDX-License-Identifier: AGPL-3.0-or-later
import type { SignInMethod } from '@kga/contracts/accounts';
import { type Account, insertSignIn, updateAccount, lockAccount } from '@kga/db/accounts';
import { transaction } from '@kga/db/core';
import { type RedisClient, publicSessionId, sessionKey, sessionsKey } from '@kga/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../platform/errors.ts';
import { deviceOf, notifyAccountOwner } from './security-notifications.ts';

/** Sessions of one account; beyond that, the least recently used one ends. */
const sessionsMax = 100;

/** The public id of the caller's session; undefined without a signed-in account. */
export function currentSessionId({ session }: FastifyRequest): string | undefined {
  return session.accountId === undefined ? undefined : publicSessionId(session.sessionId);
}

export type StartSession = {
  accountId: string;
  method: SignInMethod;
  /**
   * The hash that the password was verified against. A concurrent password reset ends all sessions,
   * and this one must not survive it.
   */
  passwordHash?: string | null;
};

async function destroySession(request: FastifyRequest): Promise<void> {
  const { redis } = request.server.services;
  const { accountId, sessionId } = request.session;
  if (accountId !== undefined) await redis.zrem(sessionsKey(accountId), sessionId);
  await request.session.destroy();
}

/**
 * Records the sign-in and notifies the owner of one from an unfamiliar device. An unverified address
 * may belong to someone else, who is not notified.
 */
async function recordSignIn(request: FastifyRequest, input: StartSession): Promise<Account> {
  const { accountId, method, passwordHash } = input;
  const device = deviceOf(request);
  const { services } = request.server;
  return transaction(services.db, async (trx) => {
    const account = await lockAccount(trx, accountId);
    const outdated = passwordHash !== undefined && account?.password_hash !== passwordHash;
    if (account === undefined || outdated) throw new AppError('wrong_credentials');
    const { unfamiliar } = await insertSignIn(trx, { accountId, method, device });
    await updateAccount(trx, accountId, { last_signed_in_at: new Date() });
    if (unfamiliar && account.email_verified_at !== null) {
      await notifyAccountOwner(services, trx, account, { about: 'signed_in', device, method });
    }
    return account;
  });
}

/**
 * Signs the caller in, in a session with a new id, which prevents session fixation.
 * @throws AppError `wrong_credentials` where the account was deleted or its password changed meanwhile
 */
export async function startSession(request: FastifyRequest, input: StartSession): Promise<void> {
  await request.session.regenerate();
  const now = new Date().toISOString();
  Object.assign(request.session, {
    accountId: input.accountId,
    method: input.method,
    device: deviceOf(request),
    createdAt: now,
    lastSeenAt: now,
  });
  // Before the account is read, so that a concurrent revocation ends this session too.
  await request.session.save();
  try {
    const account = await recordSignIn(request, input);
    request.actor = { kind: 'account', account };
    const { rateLimits, redis } = request.server.services;
    await rateLimits.rememberNetwork({ address: request.ip, account: account.email });
    await revokeSurplus(redis, input.accountId);
  } catch (error) {
    await destroySession(request);
    throw error;
  }
}

async function revokeSurplus(redis: RedisClient, accountId: string): Promise<void> {
  const surplus = await redis.zrange(sessionsKey(accountId), '0', `-${sessionsMax + 1}`);
  await revokeIds(redis, accountId, surplus);
}

async function revokeIds(
  redis: RedisClient,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await redis
    .multi()
    .del(...ids.map(sessionKey))
    .zrem(sessionsKey(accountId), ...ids)
    .exec();
}

/** Ends one of an account's sessions; returns false where there is no such session. */
export async function revokeSession(
  redis: RedisClient,
  accountId: string,
  publicId: string,
): Promise<boolean> {
  const ids = await redis.zrange(sessionsKey(accountId), '0', '-1');
  const found = ids.filter((id) => publicSessionId(id) === publicId);
  await revokeIds(redis, accountId, found);
  return found.length > 0;
}

/**
 * Ends an account's sessions, except one. Call it within the transaction that revokes the access,
 * after updating the account: if Redis fails, the update is rolled back.
 */
export async function revokeSessions(
  redis: RedisClient,
  accountId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const ids = await redis.zrange(sessionsKey(accountId), '0', '-1');
  await revokeIds(
    redis,
    accountId,
    ids.filter((id) => publicSessionId(id) !== except),
  );
}

export function clearSession(reply: FastifyReply): void {
  const { session, attributes } = reply.server.services.cookies;
  reply.clearCookie(session, attributes);
}

/** Ends the caller's session, if any, and clears its cookie. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.cookies[request.server.services.cookies.session] === undefined) return;
  clearSession(reply);
  await destroySession(request);
}
