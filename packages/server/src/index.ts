// What the servers share beside the contracts.
export { type RedisClient, openRedis } from './redis.ts';
export { redisUrl } from './redis-address.ts';
