// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Database, openDatabases } from '@kga/db/core';
import { type RedisClient, createKeyAnnouncements, openRedis, openSubscriber } from '@kga/server';
import { keyFingerprints } from '@kga/server/crypto';
import type { FastifyBaseLogger } from 'fastify';

import type { Config } from '../config.ts';

export type Connections = {
  db: Database;
  /** For public reads: a replica, where there is one that is up to date. */
  readDb: Database;
  /** For commands: fails at once while disconnected. */
  redis: RedisClient;
  /** For subscriptions: reconnects. */
  subscriber: RedisClient;
  close: () => Promise<void>;
};

/** Longest pause between two attempts to reconnect to Redis, in milliseconds. */
const reconnectMaxMs = 2_000;

/** Time limits of a command after which a connection that answers none of them is replaced. */
const silentCommands = 3;

const retryStrategy = (attempt: number) => Math.min(100 * attempt, reconnectMaxMs);

/** Logs the first error of an outage, and its end. */
function logConnectionErrors(redis: RedisClient, log: FastifyBaseLogger, name: string): void {
  let down = false;
  redis.on('error', (error: Error) => {
    if (!down) log.warn({ err: error, connection: name }, 'Redis is out of reach');
    down = true;
  });
  redis.on('ready', () => {
    if (down) log.info({ connection: name }, 'Redis is back');
    down = false;
  });
}

/** Connects to Postgres and Redis, which need not be up yet, and tells other processes which keys this one has. */
export function openConnections(
  {
    databaseUrl,
    databasePooled,
    reads,
    poolMax,
    redisUrl,
    encryptionKeys,
    timeouts,
  }: Pick<
    Config,
    | 'databaseUrl'
    | 'databasePooled'
    | 'reads'
    | 'poolMax'
    | 'redisUrl'
    | 'encryptionKeys'
    | 'timeouts'
  >,
  log: FastifyBaseLogger,
  watch: Pick<Parameters<typeof openDatabases>[2], 'onPool' | 'onReplicas' | 'onQuery'> = {},
): Connections {
  const databases = openDatabases(databaseUrl, reads.urls, {
    lagMax: reads.lagMax,
    maxConnections: poolMax,
    pooled: databasePooled,
    ...watch,
    connectionTimeout: timeouts.connection,
    onError: (error) => log.warn({ err: error }, 'a connection to Postgres broke'),
  });
  const redis = openRedis(redisUrl, {
    retryStrategy,
    connectTimeout: 3_000,
    commandTimeout: timeouts.command,
    socketTimeout: silentCommands * timeouts.command,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // Commands of concurrent requests share a write to the socket.
    enableAutoPipelining: true,
  });
  const subscriber = openSubscriber(redisUrl, { retryStrategy, connectTimeout: 3_000 });
  // Before the caches, which read again after each change.
  subscriber.on('message', databases.noteChange);
  logConnectionErrors(redis, log, 'commands');
  logConnectionErrors(subscriber, log, 'changes');
  const announcements = createKeyAnnouncements(redis, {
    app: 'api',
    fingerprints: keyFingerprints(encryptionKeys),
    onError: (error) => log.warn({ err: error }, 'the keys could not be announced'),
  });
  announcements.start();
  return {
    db: databases.db,
    readDb: databases.readDb,
    redis,
    subscriber,
    async close() {
      await announcements.stop();
      redis.disconnect();
      subscriber.disconnect();
      await databases.close();
    },
  };
}
