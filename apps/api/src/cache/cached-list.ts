import type { Change } from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import { onChanged } from '../changes.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../plugins/metrics.ts';
import { securityHeaders } from '../plugins/security.ts';
import type { Answer } from './answer.ts';
import { createGate } from './gate.ts';
import { type Read, createRead } from './read.ts';

/** What cached lists need of the app. */
export type CachedListOptions = {
  config: Pick<Config['stream'], 'renewMs'>;
  db: Database;
  subscriber: Redis;
  metrics: Metrics;
};

/** Lists read at a time: who asks for all lengths leaves the database to the others. */
const loadsMax = 2;

const cacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** A public list in memory, one of each length that is asked for, renewed on changes. */
export function cachedList(
  app: FastifyInstance,
  { config, db, subscriber, metrics }: CachedListOptions,
  list: { topic: Change['topic']; load: (db: Database, limit: number) => Promise<unknown[]> },
): (limit: number) => Answer | Promise<Answer> {
  const reads = new Map<number, Read>();
  const inTurn = createGate(loadsMax);

  function readOf(limit: number): Read {
    const known = reads.get(limit);
    if (known) return known;
    const made = createRead({
      load: async () => ({
        text: JSON.stringify(await inTurn(() => list.load(db, limit))),
        cacheControl,
        headers: securityHeaders.closed,
      }),
      onRefresh: (outcome) => metrics.cacheRefreshes.inc({ read: list.topic, outcome }),
    });
    reads.set(limit, made);
    return made;
  }

  async function changed(): Promise<void> {
    for (const read of reads.values()) await read.changed();
  }

  const stop = onChanged(subscriber, app.log, ({ topic }) => {
    if (topic === list.topic) void changed();
  });
  const renewal = setInterval(() => {
    for (const read of reads.values()) read.renew();
  }, config.renewMs);
  renewal.unref();
  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stop();
  });
  return (limit) => readOf(limit).get();
}
