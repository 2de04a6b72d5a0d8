import { Redis } from 'ioredis';

/** The names of all keys but those of the worker's queues. */
export async function visitorKeys(redisUrl: string): Promise<ReadonlySet<string>> {
  const redis = new Redis(redisUrl);
  try {
    const keys = await redis.keys('*');
    return new Set(keys.filter((key) => !key.startsWith('bull:')));
  } finally {
    redis.disconnect();
  }
}
