import { changeChannel, parseChange } from '@kga/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Listens until it is closed, through every loss of Redis. */
export type ChangeListener = { close(): void };

/**
 * Tells of changes as the worker announces them.
 *
 * @param onChange also called when Redis is back, for what was said meanwhile is lost
 */
export function listenForChanges(
  redisUrl: string,
  onChange: () => void,
  log: FastifyBaseLogger,
): ChangeListener {
  const redis = new Redis(redisUrl, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2000),
  });
  let complained = false;
  redis.on('error', (error) => {
    // Each attempt fails alike; one line is enough until it is back.
    if (!complained) log.warn({ err: error }, 'Redis is away: pages age without news of changes');
    complained = true;
  });
  redis.on('ready', () => {
    complained = false;
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
  // Subscribing by hand on each connection tells when it holds again.
  redis.on('ready', () => void subscribe());

  return { close: () => redis.disconnect() };
}
