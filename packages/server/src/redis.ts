// SPDX-License-Identifier: AGPL-3.0-or-later
import { Cluster, Redis } from 'ioredis';

import { readRedisUrl } from './redis-address.ts';

/** Commands and subscriptions, whatever the address leads to. */
export type RedisClient = Redis | Cluster;

type ConnectionOptions = {
  connectTimeout?: number;
  commandTimeout?: number;
  /**
   * Milliseconds after which a connection that answers no command is closed and opened again. A network that
   * drops what is sent ends no connection, and every command would time out on it.
   */
  socketTimeout?: number;
  maxRetriesPerRequest: number | null;
  autoResubscribe?: boolean;
  enableAutoPipelining?: boolean;
  enableOfflineQueue?: boolean;
  /** Milliseconds before the next attempt to connect. */
  retryStrategy: (attempt: number) => number;
};

const isDemoted = (error: Error) => error.message.startsWith('READONLY');

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
  // Its server has become a replica. Where a command may wait it is repeated, else it fails.
  const again = options.maxRetriesPerRequest === null ? 2 : 1;
  const reconnectOnError = (error: Error) => isDemoted(error) && again;
  const shared = { ...options, ...access, reconnectOnError };
  if (address.kind === 'single') return new Redis({ ...shared, ...address.node, db });
  const { retryStrategy, enableAutoPipelining, enableOfflineQueue, ...ofNode } = shared;
  if (address.kind === 'sentinel') {
    return new Redis({
      ...shared,
      db,
      sentinels: [...address.sentinels],
      name: address.master,
      ...(address.sentinelPassword !== undefined && {
        sentinelPassword: address.sentinelPassword,
      }),
      sentinelRetryStrategy: retryStrategy,
      enableTLSForSentinelMode: tls,
      ...(tls && { sentinelTLS: {} }),
      // Not `failoverDetector`: a fail-over that it hears of while it connects ends the connection for good
      // (ioredis 6.0.0). Sentinel closes connections to a demoted master, and a dead one answers no command.
    });
  }
  return new Cluster([...address.nodes], {
    redisOptions: ofNode,
    clusterRetryStrategy: retryStrategy,
    ...(enableAutoPipelining !== undefined && { enableAutoPipelining }),
    ...(enableOfflineQueue !== undefined && { enableOfflineQueue }),
  });
}

/** Milliseconds between two pings of a subscription, and after which one without an answer is replaced. */
const pings = { every: 2_000, timeout: 3_000 } as const;

/**
 * Opens a connection for subscriptions, which is opened again whenever it is lost. It is pinged, because a
 * subscription that a network has silenced would wait for ever. The caller subscribes on each `ready`: what
 * was published before is lost.
 */
export function openSubscriber(
  url: string,
  options: Pick<ConnectionOptions, 'connectTimeout' | 'retryStrategy'>,
): RedisClient {
  const redis = openRedis(url, {
    ...options,
    maxRetriesPerRequest: null,
    autoResubscribe: false,
    socketTimeout: pings.timeout,
  });
  const timer = setInterval(() => {
    // Its end is an event of the connection.
    if (redis.status === 'ready') redis.ping().catch(() => {});
  }, pings.every).unref();
  return redis.once('end', () => clearInterval(timer));
}

/**
 * Whether an error is Redis's answer while it cannot do its work: out of memory, a replica, loading,
 * without its master or cluster, unable to save, busy with a script, or closed to these credentials.
 */
export const isRedisRefusal = ({ message }: Error): boolean =>
  /(?:^|: )(?:OOM|READONLY|LOADING|MASTERDOWN|CLUSTERDOWN|NOREPLICAS|MISCONF|BUSY|TRYAGAIN|NOAUTH|WRONGPASS|NOPERM) /.test(
    message,
  );
