// SPDX-License-Identifier: AGPL-3.0-or-later
import { hostname } from 'node:os';

import * as z from 'zod/mini';

import type { RedisClient } from './redis.ts';

const listKey = 'kga:{keys}:copies';
const copyKey = (copy: string) => `kga:{keys}:of:${copy}`;

const announceMs = 10_000;

/** Seconds after which a copy that was killed is forgotten. */
export const forgottenAfter = 35;

const stored = z.object({ app: z.string(), fingerprints: z.array(z.string()) });

/** A running process that uses `ENCRYPTION_KEYS`. */
export type KeyHolder = {
  /** Its app, host and process, such as `api 4f1c2d3e5a6b:1`. */
  copy: string;
  /** Of its keys, in their order: the first one seals. */
  fingerprints: string[];
};

/** Tells the other processes, by Redis, which keys this one has, for as long as it runs. */
export function createKeyAnnouncements(
  redis: RedisClient,
  options: {
    app: string;
    fingerprints: readonly string[];
    onError: (error: unknown) => void;
  },
) {
  const copy = `${options.app}:${hostname()}:${process.pid}`;
  const value = JSON.stringify({ app: options.app, fingerprints: options.fingerprints });
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function announce(): Promise<void> {
    if (!isRunning) return;
    await redis
      .multi()
      .sadd(listKey, copy)
      .expire(listKey, forgottenAfter)
      .set(copyKey(copy), value, 'EX', forgottenAfter)
      .exec();
    await forgetEnded();
  }

  /** Names of copies that were killed do not expire by themselves while others renew the list. */
  async function forgetEnded(): Promise<void> {
    const ended = (await readCopies(redis)).filter(({ text }) => text === undefined);
    if (ended.length > 0) await redis.srem(listKey, ...ended.map(({ name }) => name));
  }
  const announceOrTell = () => void announce().catch(options.onError);

  return {
    /** Announces now if Redis answers, else once it does, and again and again. */
    start(): void {
      isRunning = true;
      if (redis.status === 'ready') announceOrTell();
      // Redis may come back without its data.
      redis.on('ready', announceOrTell);
      timer = setInterval(() => {
        if (redis.status === 'ready') announceOrTell();
      }, announceMs).unref();
    },
    /** Withdraws the announcement; where Redis does not answer, it expires. */
    async stop(): Promise<void> {
      isRunning = false;
      redis.off('ready', announceOrTell);
      clearInterval(timer);
      if (redis.status !== 'ready') return;
      await redis.multi().srem(listKey, copy).del(copyKey(copy)).exec().catch(options.onError);
    },
  };
}

/** The listed copies by name, with what they announced, which is undefined once they have ended. */
async function readCopies(
  redis: RedisClient,
): Promise<{ name: string; text: string | undefined }[]> {
  const names = (await redis.smembers(listKey)).toSorted();
  if (names.length === 0) return [];
  const texts = await redis.mget(names.map(copyKey));
  return names.map((name, index) => ({ name, text: texts[index] ?? undefined }));
}

/** The running copies that use the keys, by name. */
export async function selectKeyHolders(redis: RedisClient): Promise<KeyHolder[]> {
  return (await readCopies(redis)).flatMap(({ name, text }) => {
    if (text === undefined) return [];
    const { app, fingerprints } = stored.parse(JSON.parse(text));
    return [{ copy: `${app} ${name.slice(app.length + 1)}`, fingerprints }];
  });
}
