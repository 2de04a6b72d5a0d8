import { type Change, changeTopics, changeChannel, parseChange } from '@kga/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';

/** A change; without `id` anything of the topic may have changed. */
export type ReceivedChange = { topic: Change['topic']; id?: string };

/**
 * Tells of every change that the worker announces, and that anything may have changed whenever
 * the line to Redis is new: what was announced meanwhile is lost. Answers how to stop.
 */
export function subscribeToChanges(
  subscriber: Redis,
  log: FastifyBaseLogger,
  tell: (change: ReceivedChange) => void,
): () => void {
  const onMessage = (channel: string, message: string) => {
    const change = channel === changeChannel ? parseChange(message) : undefined;
    if (change) tell(change);
  };
  const onReady = () => {
    subscriber.subscribe(changeChannel).then(
      () => changeTopics.forEach((topic) => tell({ topic })),
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

/** Announces a change of ours, as the worker does; without Redis it is seen within seconds. */
export async function publishChange(
  redis: Redis,
  log: FastifyBaseLogger,
  change: Change,
): Promise<void> {
  try {
    await redis.publish(changeChannel, JSON.stringify(change));
  } catch (error) {
    log.warn({ err: error, topic: change.topic }, 'a change could not be announced');
  }
}
