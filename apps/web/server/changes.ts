// SPDX-License-Identifier: AGPL-3.0-or-later
import { changeChannel, parseChange } from '@kga/contracts/core';
import { openSubscriber } from '@kga/server';
import type { FastifyBaseLogger } from 'fastify';

/** A subscription that survives lost connections until it is closed. */
export type ChangeSubscription = { close(): void };

/**
 * Subscribes to the changes that the worker publishes.
 *
 * @param onChange also called on every reconnection, since messages may have been lost
 */
export function subscribeToChanges(
  redisUrl: string,
  onChange: () => void,
  log: FastifyBaseLogger,
): ChangeSubscription {
  const redis = openSubscriber(redisUrl, {
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let warned = false;
  redis.on('error', (error) => {
    // One warning per outage, not one per attempt.
    if (!warned) log.warn({ err: error }, 'Redis is away: pages age without news of changes');
    warned = true;
  });
  redis.on('ready', () => {
    warned = false;
  });
  redis.on('message', (_channel, message) => {
    if (parseChange(message)) onChange();
  });

  async function subscribe(): Promise<void> {
    try {
      await redis.subscribe(changeChannel);
      onChange();
    } catch (error) {
      log.debug({ err: error }, 'The subscription ended before it began');
    }
  }
  redis.on('ready', () => void subscribe());

  return { close: () => redis.disconnect() };
}
