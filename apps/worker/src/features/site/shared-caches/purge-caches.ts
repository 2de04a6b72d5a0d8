// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ChangeTopic, changeChannel, changeTopics, parseChange } from '@kga/contracts/core';
import type { RedisClient } from '@kga/server';
import type { Counter } from 'prom-client';

import type { PurgeConfig } from '../../../config.ts';
import { type Lease, createLease } from '../../../platform/lease.ts';
import { createSubscriber } from '../../../platform/redis.ts';
import { sendPurge } from './send-purge.ts';

type PurgerOptions = {
  send: (topics: readonly ChangeTopic[]) => Promise<void>;
  /** Of the worker that purges. */
  lease: Pick<Lease, 'claim'>;
  purges: Counter<'outcome'>;
};

/** `at`: milliseconds of the monotonic clock. */
type Changed = { at: number; isSent: boolean };

const now = () => performance.now();

/**
 * Milliseconds after which what changed is purged once more, because web may have answered the cache
 * with the page of before while it rendered the next one.
 */
const againAfter = 5_000;

/** Milliseconds for which a worker that does not purge remembers changes, in case that it has to. */
const rememberedFor = 60_000;

/**
 * Collects the topics of changes. `run` purges them together, at one worker at a time; what fails is
 * sent again by the next run.
 */
function createCachePurger({ send, lease, purges }: PurgerOptions) {
  const changed = new Map<ChangeTopic, Changed>();

  const note = (topic: ChangeTopic): void => void changed.set(topic, { at: now(), isSent: false });

  const isDue = ({ at, isSent }: Changed) => !isSent || now() - at >= againAfter;

  async function run(): Promise<void> {
    if (!(await lease.claim())) {
      for (const [topic, { at }] of changed) {
        if (now() - at > rememberedFor) changed.delete(topic);
      }
      return;
    }
    const due = [...changed].filter(([, change]) => isDue(change));
    if (due.length === 0) return;
    const sentAt = now();
    try {
      await send(due.map(([topic]) => topic));
      purges.inc({ outcome: 'ok' });
    } catch (error) {
      purges.inc({ outcome: 'failed' });
      throw error;
    }
    for (const [topic, change] of due) {
      // It may have changed again meanwhile.
      if (changed.get(topic) !== change) continue;
      if (sentAt - change.at >= againAfter) changed.delete(topic);
      else change.isSent = true;
    }
  }

  return { note, run };
}

/** Calls back on every change, and for every topic on each connection, because changes were lost before. */
function subscribeToTopics(redis: RedisClient, note: (topic: ChangeTopic) => void): void {
  redis.on('message', (_channel, message) => {
    const change = parseChange(message);
    if (change) note(change.topic);
  });
  const subscribe = () => {
    redis.subscribe(changeChannel).then(
      () => changeTopics.forEach(note),
      // The connection is gone; the next one subscribes.
      () => {},
    );
  };
  redis.on('ready', subscribe);
  if (redis.status === 'ready') subscribe();
}

type PurgingDeps = {
  redis: RedisClient;
  /** On which changes are published. */
  redisUrl: string;
  metrics: { purges: PurgerOptions['purges'] };
  onError: (error: unknown) => void;
};

/** Purges the shared cache of what has changed. `run` is to be called each `every` milliseconds. */
export function createCachePurging(
  { every, ...config }: PurgeConfig & { every: number },
  { redis, redisUrl, metrics, onError }: PurgingDeps,
) {
  const lease = createLease(redis, { key: 'kga:purge', ms: Math.max(5_000, 3 * every) });
  const { note, run } = createCachePurger({
    send: (topics) => sendPurge(config, topics),
    lease,
    purges: metrics.purges,
  });
  const changes = createSubscriber(redisUrl, onError);
  subscribeToTopics(changes, note);
  return {
    every,
    run,
    /** Leaves purging to another worker. */
    close: async () => {
      changes.disconnect();
      await lease.release();
    },
  };
}
