// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import type { RedisClient } from '@kga/server';

const isUnknown = (error: unknown) =>
  error instanceof Error && error.message.startsWith('NOSCRIPT');

/** Returns the function that runs a Lua script in Redis, which is sent there only once. */
export function redisScript(lua: string) {
  const sha = createHash('sha1').update(lua).digest('hex');
  return async (
    redis: RedisClient,
    keys: readonly string[],
    settings: readonly (string | number)[],
  ): Promise<unknown> => {
    try {
      return await redis.evalsha(sha, keys.length, ...keys, ...settings);
    } catch (error) {
      if (!isUnknown(error)) throw error;
      return redis.eval(lua, keys.length, ...keys, ...settings);
    }
  };
}
