// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Change,
  changeTopics,
  changeChannel,
  contentTopics,
  parseChange,
} from '@kga/contracts/core';
import type { RedisClient } from '@kga/server';
import type { FastifyBaseLogger } from 'fastify';

/** A change; without `id`, anything of the topic may have changed. */
export type ReceivedChange = { topic: Change['topic']; id?: string };

/**
 * Calls back on every published change. After a reconnect, during which changes are lost, it calls
 * back for every topic without an id. Returns the function that unsubscribes.
 */
export function subscribeToChanges(
  subscriber: RedisClient,
  log: FastifyBaseLogger,
  listener: (change: ReceivedChange) => void,
): () => void {
  const onMessage = (channel: string, message: string) => {
    const change = channel === changeChannel ? parseChange(message) : undefined;
    if (change) listener(change);
  };
  const onReady = () => {
    subscriber.subscribe(changeChannel).then(
      () => changeTopics.forEach((topic) => listener({ topic })),
      (error: unknown) => log.warn({ err: error }, 'cannot listen to changes'),
    );
  };
  subscriber.on('message', onMessage);
  subscriber.on('ready', onReady);
  if (subscriber.status === 'ready') onReady();
  return () => {
    subscriber.off('message', onMessage);
    subscriber.off('ready', onReady);
  };
}

/** Publishes a change, as the worker does; without Redis, caches expire within seconds instead. */
export async function publishChange(
  redis: RedisClient,
  log: FastifyBaseLogger,
  change: Change,
): Promise<void> {
  try {
    await redis.publish(changeChannel, JSON.stringify(change));
  } catch (error) {
    log.warn({ err: error, topic: change.topic }, 'a change could not be announced');
  }
}

/** Publishes that any item may have changed, because its author did. */
export async function publishAuthorChange(
  redis: RedisClient,
  log: FastifyBaseLogger,
): Promise<void> {
  for (const topic of contentTopics) await publishChange(redis, log, { topic, id: 'all' });
}
