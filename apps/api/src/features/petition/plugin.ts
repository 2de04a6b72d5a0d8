import { campaign } from '@kga/contracts';
import type { Database } from '@kga/db';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';

import type { Config } from '../../config.ts';
import { subscribeToChanges } from '../../platform/change-events.ts';
import type { Metrics } from '../../platform/plugins/metrics.ts';
import { createPetitionCache } from './cache.ts';
import { petitionRoutes } from './routes.ts';
import { streamRoutes } from './stream-routes.ts';
import { createStream } from './stream.ts';

export type PetitionOptions = {
  config: Config['stream'];
  db: Database;
  subscriber: Redis;
  metrics: Metrics;
};

/** The live petition: its figures in memory, renewed on changes, and its event stream. */
export async function petition(
  app: FastifyInstance,
  { config, db, subscriber, metrics }: PetitionOptions,
): Promise<void> {
  const stream = createStream({ metrics, ...config });
  const reads = createPetitionCache({
    db,
    metrics,
    onLatest: (answer) => void stream.tell(answer),
  });

  const stop = subscribeToChanges(subscriber, app.log, ({ topic, id }) => {
    if (topic === 'petition' && (id === undefined || id === campaign.slug)) void reads.changed();
  });
  const renewal = setInterval(() => {
    // Who listens asks for nothing.
    if (stream.size() > 0) Promise.resolve(reads.latest()).catch(() => undefined);
    reads.renew();
  }, config.renewMs);
  renewal.unref();

  app.addHook('preClose', async () => {
    clearInterval(renewal);
    stream.close();
    stop();
  });
  await app.register(petitionRoutes, { reads });
  await app.register(streamRoutes, { reads, stream });
}
