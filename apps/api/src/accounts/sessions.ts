import { createHash } from 'node:crypto';

import type { Session, SignInMethod } from '@kga/contracts';
import { type Account, insertSignIn, updateAccount, lockAccount } from '@kga/db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import { AppError } from '../platform/errors.ts';
import { deviceOf } from './device.ts';
import { notifyAccountOwner } from './security-notifications.ts';
import { sessionCookie } from './session-plugin.ts';
import { sessionKey, sessionsKey } from './session-store.ts';

/** Sessions of one account; beyond, the one that was seen longest ago ends. */
const sessionsMax = 100;

/** What tells a session in a list without being worth anything. */
const publicIdOf = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 22);

/** The id of the caller's session, as the lists name it; undefined where nobody is signed in. */
export function currentSessionId({ session }: FastifyRequest): string | undefined {
  return session.accountId === undefined ? undefined : publicIdOf(session.sessionId);
}

export type StartSession = {
  accountId: string;
  method: SignInMethod;
  /**
   * What the password was checked against. A reset that came meanwhile has ended all sessions, and
   * this one must not outlive it.
   */
  passwordHash?: string | null;
};

/** Ends the caller's session for good. */
async function destroySession(request: FastifyRequest): Promise<void> {
  const { redis } = request.server.services;
  const { accountId, sessionId } = request.session;
  if (accountId !== undefined) await redis.zrem(sessionsKey(accountId), sessionId);
  await request.session.destroy();
}

/**
 * Notes the sign-in, and tells the holder of one that is new to the account. While the address is
 * not verified it may be a stranger's, whom nothing here concerns.
 */
async function recordSignIn(request: FastifyRequest, begin: StartSession): Promise<Account> {
  const { accountId, method } = begin;
  const device = deviceOf(request);
  const { services } = request.server;
  return services.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, accountId);
    const outdated =
      begin.passwordHash !== undefined && account?.password_hash !== begin.passwordHash;
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
 * Signs the caller in, in a session with a new id: one that somebody planted is worth nothing.
 *
 * @throws AppError `wrong_credentials` where the account is gone or has another password by now
 */
export async function startSession(request: FastifyRequest, begin: StartSession): Promise<void> {
  await request.session.regenerate();
  const now = new Date().toISOString();
  Object.assign(request.session, {
    accountId: begin.accountId,
    method: begin.method,
    device: deviceOf(request),
    createdAt: now,
    lastSeenAt: now,
  });
  // Before the account is read: whoever ends its sessions from here on ends this one too.
  await request.session.save();
  try {
    const account = await recordSignIn(request, begin);
    request.actor = { kind: 'account', account };
    await revokeSurplus(request.server.services.redis, begin.accountId);
  } catch (error) {
    await destroySession(request);
    throw error;
  }
}

async function revokeSurplus(redis: Redis, accountId: string): Promise<void> {
  const surplus = await redis.zrange(sessionsKey(accountId), '0', `-${sessionsMax + 1}`);
  await revokeIds(redis, accountId, surplus);
}

async function revokeIds(redis: Redis, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await redis
    .multi()
    .del(...ids.map(sessionKey))
    .zrem(sessionsKey(accountId), ...ids)
    .exec();
}

const stored = z.object({
  method: z.enum(['password', 'google', 'github', 'replit']),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

/** An account's sessions, last seen first. */
export async function loadSessions(
  redis: Redis,
  accountId: string,
): Promise<Omit<Session, 'current'>[]> {
  const ids = await redis.zrevrange(sessionsKey(accountId), 0, -1);
  if (ids.length === 0) return [];
  const texts = await redis.mget(ids.map(sessionKey));
  return ids.flatMap((id, index) => {
    const text = texts[index];
    if (typeof text !== 'string') return [];
    return [{ id: publicIdOf(id), ...stored.parse(JSON.parse(text)) }];
  });
}

/** Ends one of an account's sessions; false where there is none of that id. */
export async function revokeSession(
  redis: Redis,
  accountId: string,
  publicId: string,
): Promise<boolean> {
  const ids = await redis.zrange(sessionsKey(accountId), '0', '-1');
  const found = ids.filter((id) => publicIdOf(id) === publicId);
  await revokeIds(redis, accountId, found);
  return found.length > 0;
}

/**
 * Ends an account's sessions, but for one. Call it in the transaction that takes the right to them
 * away, after the account's row was changed: if Redis fails, the change is undone as well.
 */
export async function revokeSessions(
  redis: Redis,
  accountId: string,
  { except }: { except?: string | undefined } = {},
): Promise<void> {
  const ids = await redis.zrange(sessionsKey(accountId), '0', '-1');
  await revokeIds(
    redis,
    accountId,
    ids.filter((id) => publicIdOf(id) !== except),
  );
}

/** Has the browser forget its session. */
export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' });
}

/** Ends the caller's session, if there is one, and has the browser forget it. */
export async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.cookies[sessionCookie] === undefined) return;
  clearSession(reply);
  await destroySession(request);
}
