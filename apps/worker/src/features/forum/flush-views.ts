// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomUUID } from 'node:crypto';

import { insertViews } from '@kga/db/forum';
import type { RedisClient } from '@kga/server';
import { z } from 'zod';

import type { Context } from '../../platform/context.ts';

/** Views counted by the api, by post. */
const countsKey = 'kga:{views}:counts';

/** Ids of batches that were taken from the counts and may not be written yet. */
const batchesKey = 'kga:{views}:batches';

const keyOf = (batch: string) => `kga:{views}:batch:${batch}`;

/** Moves the counts into a batch. KEYS: the counts, the batch, the batches. */
const takeBatch = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RENAME', KEYS[1], KEYS[2])
return redis.call('SADD', KEYS[3], ARGV[1])`;

const batchId = z.uuid();
const counts = z.record(z.uuid(), z.coerce.number().int().min(1));

/** The counts of a batch; empty if another worker has written it, or the id is not valid. */
async function read(redis: RedisClient, batch: string): Promise<Record<string, number>> {
  if (!batchId.safeParse(batch).success) return {};
  return counts.safeParse(await redis.hgetall(keyOf(batch))).data ?? {};
}

/**
 * Adds counted views to Postgres, including batches that an earlier worker left unfinished; Postgres
 * accepts each batch id once. Returns how many views were added.
 */
export async function flushViews({ db, redis, log }: Pick<Context, 'db' | 'redis' | 'log'>) {
  const id = randomUUID();
  await redis.eval(takeBatch, 3, countsKey, keyOf(id), batchesKey, id);
  let added = 0;
  for (const batch of await redis.smembers(batchesKey)) {
    const views = await read(redis, batch);
    const sum = Object.values(views).reduce((total, each) => total + each, 0);
    if (sum > 0 && (await insertViews(db, { id: batch, views }))) added += sum;
    // In this order: a listed batch without its hash is harmless.
    await redis.del(keyOf(batch));
    await redis.srem(batchesKey, batch);
  }
  if (added > 0) log.debug({ views: added }, 'views written');
  return added;
}
