// SPDX-License-Identifier: AGPL-3.0-or-later
import { callbackify } from 'node:util';

import type { SessionStore } from '@fastify/session';
import { type RedisClient, sessionKey, sessionsKey } from '@kga/server';
import type { Session } from 'fastify';

import { redisScript } from '../platform/redis-script.ts';

/** Lifetime of an unused session in milliseconds. */
export const sessionMs = 30 * 24 * 3_600_000;

/** Lifetime of a session without an account: between its regeneration and the sign-in. */
const emptyMs = 600_000;

/**
 * Saves a session that still exists, and its rank in the account's list. A session that another
 * request or process has ended is not restored.
 */
const save = redisScript(`
if not redis.call('SET', KEYS[1], ARGV[1], 'XX', 'PX', ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[2], ARGV[3], ARGV[4])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[3] - ARGV[2])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return 1`);

export function createSessionStore(redis: RedisClient): SessionStore {
  return {
    set: callbackify(async (id: string, session: Session): Promise<void> => {
      const text = JSON.stringify(session);
      if (session.accountId === undefined) {
        await redis.set(sessionKey(id), text, 'PX', emptyMs);
        return;
      }
      const keys = [sessionKey(id), sessionsKey(session.accountId)];
      await save(redis, keys, [text, sessionMs, Date.now(), id]);
    }),
    get: callbackify(async (id: string): Promise<Session | null> => {
      const text = await redis.get(sessionKey(id));
      return text === null ? null : JSON.parse(text);
    }),
    destroy: callbackify(async (id: string): Promise<void> => {
      await redis.del(sessionKey(id));
    }),
  };
}
