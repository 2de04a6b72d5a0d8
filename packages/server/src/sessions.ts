// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import type { RedisClient } from './redis.ts';

export const sessionKey = (id: string) => `kga:{sessions}:id:${id}`;

/** The ids of an account's sessions, by when they were last seen. */
export const sessionsKey = (accountId: string) => `kga:{sessions}:of:${accountId}`;

/** Identifies a session in lists; cannot be used in its place. */
export const publicSessionId = (id: string): string =>
  createHash('sha256').update(id).digest('base64url').slice(0, 22);

/** An account's sessions, most recently used first, with what `parse` reads of each. */
export async function loadSessions<Session>(
  redis: RedisClient,
  accountId: string,
  parse: (stored: unknown) => Session,
): Promise<(Session & { id: string })[]> {
  const ids = await redis.zrevrange(sessionsKey(accountId), 0, -1);
  if (ids.length === 0) return [];
  const texts = await redis.mget(ids.map(sessionKey));
  return ids.flatMap((id, index) => {
    const text = texts[index];
    if (typeof text !== 'string') return [];
    return [{ ...parse(JSON.parse(text)), id: publicSessionId(id) }];
  });
}
