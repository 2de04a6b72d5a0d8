import { Redis } from 'ioredis';

const connectTimeout = 5_000;

/** Reconnects forever, at most two seconds apart. */
const retryStrategy = (times: number) => Math.min(times * 100, 2_000);

/** For taking jobs: commands wait until Redis is back. */
export function createBlockingRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, connectTimeout, retryStrategy });
  redis.on('error', onError);
  return redis;
}

/** Commands fail within seconds while Redis is down. */
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
