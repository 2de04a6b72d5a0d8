import { Cluster, Redis } from 'ioredis';

import { readRedisUrl } from './redis-address.ts';

/** Commands and subscriptions, whatever the address leads to. */
export type RedisClient = Redis | Cluster;

type ConnectionOptions = {
  connectTimeout?: number;
  commandTimeout?: number;
  keepAlive?: number;
  maxRetriesPerRequest: number | null;
  autoResubscribe?: boolean;
  enableAutoPipelining?: boolean;
  enableOfflineQueue?: boolean;
  /** Milliseconds before the next attempt to connect. */
  retryStrategy: (attempt: number) => number;
};

/**
 * Whether to connect again and repeat the command: its server has become a replica, and has not carried
 * it out.
 */
const isDemoted = (error: Error): 2 | false => (error.message.startsWith('READONLY') ? 2 : false);

/**
 * Opens a connection, which follows a fail-over. Options are those of one server; where there are many
 * they hold for each, and `retryStrategy` for all together.
 */
export function openRedis(url: string, options: ConnectionOptions): RedisClient {
  const address = readRedisUrl(url);
  if (!address) throw new Error('The address of Redis cannot be read');
  const { username, password, db, tls } = address;
  const access = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls: {} }),
  };
  const shared = { ...options, ...access, reconnectOnError: isDemoted };
  if (address.kind === 'single') return new Redis({ ...shared, ...address.node, db });
  const { retryStrategy, enableAutoPipelining, enableOfflineQueue, ...ofNode } = shared;
  if (address.kind === 'sentinel') {
    return new Redis({
      ...shared,
      db,
      sentinels: [...address.sentinels],
      name: address.master,
      sentinelRetryStrategy: retryStrategy,
      enableTLSForSentinelMode: tls,
      ...(tls && { sentinelTLS: {} }),
      failoverDetector: true,
    });
  }
  return new Cluster([...address.nodes], {
    redisOptions: ofNode,
    clusterRetryStrategy: retryStrategy,
    ...(enableAutoPipelining !== undefined && { enableAutoPipelining }),
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
  });
}
