import { randomUUID } from 'node:crypto';

import { type Database, insertViews } from '@kga/db';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Log } from '../../platform/log.ts';

/** The api counts here, by post. */
const countsKey = 'kga:views:counts';

/** Ids of batches that were taken from the counts and are not known to be written. */
const batchesKey = 'kga:views:batches';

const keyOf = (batch: string) => `kga:views:batch:${batch}`;

/** Puts the counts aside as a batch. KEYS: the counts, the batch, the batches. */
const takeBatch = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('RENAME', KEYS[1], KEYS[2])
return redis.call('SADD', KEYS[3], ARGV[1])`;

const batchId = z.uuid();
const counts = z.record(z.uuid(), z.coerce.number().int().min(1));

/** What was counted in a batch; nothing where another worker has done it, or it is none of ours. */
async function read(redis: Redis, batch: string): Promise<Record<string, number>> {
  if (!batchId.safeParse(batch).success) return {};
  return counts.safeParse(await redis.hgetall(keyOf(batch))).data ?? {};
}

/**
 * Writes counted views to Postgres, and those that a worker before left half done: each batch has an
 * id that Postgres takes once. Answers how many views were added.
 */
export async function flushViews({
  db,
  redis,
  log,
}: {
  db: Database;
  redis: Redis;
  log: Log;
}): Promise<number> {
  const id = randomUUID();
  await redis.eval(takeBatch, 3, countsKey, keyOf(id), batchesKey, id);
  let added = 0;
  for (const batch of await redis.smembers(batchesKey)) {
    const views = await read(redis, batch);
    const sum = Object.values(views).reduce((total, each) => total + each, 0);
    if (sum > 0 && (await insertViews(db, { id: batch, views }))) added += sum;
    // In this order: a batch without its hash is only looked at once more.
    await redis.del(keyOf(batch));
    await redis.srem(batchesKey, batch);
  }
  if (added > 0) log.debug({ views: added }, 'views written');
  return added;
}
