import { Redis } from 'ioredis';

const connectTimeout = 5_000;

/** Reconnects for ever, at the latest after two seconds. */
const retryStrategy = (times: number) => Math.min(times * 100, 2_000);

/** A connection whose commands wait as long as Redis is away; jobs are taken over it. */
export function createBlockingRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout, retryStrategy });
  redis.on('error', onError);
  return redis;
}

/** A connection whose commands fail within seconds where Redis is away. */
export function createFailFastRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    commandTimeout: 5_000,
    connectTimeout,
    retryStrategy,
  });
  redis.on('error', onError);
  return redis;
}
