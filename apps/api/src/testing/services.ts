import { seedPetition, seedRates } from '@kga/db';
import { cloneDatabase } from '@kga/db/testing';
import { startRedis } from '@kga/dev/testing';
import { inject } from 'vitest';

/** A database with the petition's record, reference rates and a Redis, of one test file's own. */
export async function startServices() {
  const [redis, database] = await Promise.all([startRedis(), cloneDatabase(inject('databaseUrl'))]);
  await seedPetition(database.db, { type: 'record' });
  await seedRates(database.db);
  return {
    redis,
    database,
    databaseUrl: database.url,
    redisUrl: redis.url,
    async stop() {
      await database.drop();
      await redis.stop();
    },
  };
}

export type Services = Awaited<ReturnType<typeof startServices>>;
