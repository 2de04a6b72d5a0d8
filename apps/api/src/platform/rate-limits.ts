// SPDX-License-Identifier: AGPL-3.0-or-later
import { networkOfIp, networksOfIp, widerTimes } from '@kga/contracts/core';
import type { RedisClient } from '@kga/server';

import type { DerivedKeys } from './derived-keys.ts';
import { AppError } from './errors.ts';
import {
  runConsume,
  runConsumeInWindow,
  runRefund,
  runRefundInWindow,
} from './rate-limit-scripts.ts';
import { type WindowLimits, backoffs, windows } from './rate-limit-table.ts';

type BackoffKind = keyof typeof backoffs;
type WindowKind = keyof typeof windows;

export type RateLimitKind = BackoffKind | WindowKind;

const hasWindow = (kind: RateLimitKind): kind is WindowKind => kind in windows;

/** Who makes an attempt; unknown parts are left out. */
export type RateLimitSubject = {
  /** IP address of the caller. */
  address?: string;
  /** Id of an account, or an email address as entered. */
  account?: string;
};

/** Time for which a network counts as the account owner's after a sign-in, in seconds. */
const familiarSeconds = 30 * 24 * 3_600;

/** The networks of an address, each of which may do `times` as much as the limit says. */
const networksOf = (address: string | undefined) =>
  (address === undefined ? [] : networksOfIp(address)).map((name, index) => ({
    by: 'address' as const,
    name,
    times: widerTimes ** index,
  }));

const accountOf = (name: string | undefined) =>
  name === undefined ? [] : [{ by: 'account' as const, name, times: 1 }];

/** The keys in Redis of who makes an attempt. */
function createSubjects({ redis, keys }: { redis: RedisClient; keys: DerivedKeys }) {
  const hashOf = (...parts: string[]) =>
    keys.hash('attempts', parts.join(' ')).toString('base64url');

  /** Marks a network from which the owner of an account signed in. */
  const familiarKey = (network: string, account: string) =>
    `kga:familiar:${hashOf('familiar', network, account)}`;

  /** The window of each subject and the key of its count; what the kind does not limit is left out. */
  function windowsOf(kind: WindowKind, { address, account }: RateLimitSubject) {
    const limits: WindowLimits = windows[kind];
    return [...networksOf(address), ...accountOf(account?.toLowerCase())].flatMap(
      ({ by, name, times }) => {
        const limit = limits[by];
        const window = limit && { ...limit, max: limit.max * times };
        return window ? [{ window, key: `kga:{limits}:tries:${hashOf(kind, by, name)}` }] : [];
      },
    );
  }

  async function subjectsOf(kind: BackoffKind, of: RateLimitSubject) {
    const network = of.address === undefined ? undefined : networkOfIp(of.address);
    const account = of.account?.toLowerCase();
    const both = network !== undefined && account !== undefined;
    // Attempts from a familiar network are counted apart, so that guessing from elsewhere does not
    // lock out the owner.
    const familiar = both && (await redis.exists(familiarKey(network, account))) > 0;
    const subjects = [
      ...networksOf(of.address),
      ...accountOf(familiar ? `${account} ${network}` : account),
    ];
    return subjects.map(({ by, name, times }) => {
      const hash = hashOf(kind, by, name);
      const backoff = backoffs[kind][by];
      return {
        by,
        backoff: { ...backoff, free: backoff.free * times },
        keys: [`kga:{limits}:tries:${hash}`, `kga:{limits}:wait:${hash}`],
      };
    });
  }

  return { familiarKey, windowsOf, subjectsOf };
}

/** Limits on what can be guessed or flooded, in Redis, shared by all copies of the api. */
export function createRateLimits(services: { redis: RedisClient; keys: DerivedKeys }) {
  const { redis } = services;
  const { familiarKey, windowsOf, subjectsOf } = createSubjects(services);

  async function countWindow(kind: WindowKind, of: RateLimitSubject): Promise<number> {
    const counted = windowsOf(kind, of);
    const names = counted.map(({ key }) => key);
    const settings = counted.flatMap(({ window: { max, seconds } }) => [max, seconds]);
    return Number(await runConsumeInWindow(redis, names, settings));
  }

  async function refundWindow(kind: WindowKind, of: RateLimitSubject): Promise<void> {
    const names = windowsOf(kind, of).map(({ key }) => key);
    await runRefundInWindow(redis, names, []);
  }

  /** Counts an attempt, or returns the milliseconds until the next one is allowed. */
  async function count(kind: RateLimitKind, of: RateLimitSubject): Promise<number> {
    if (hasWindow(kind)) return countWindow(kind, of);
    const subjects = await subjectsOf(kind, of);
    const names = subjects.flatMap((subject) => subject.keys);
    const settings = subjects.flatMap(({ backoff }) => Object.values(backoff));
    return Number(await runConsume(redis, names, settings));
  }

  /** Counts an attempt; returns the seconds until the next one where it is limited, or 0. */
  const secondsLeft = async (kind: RateLimitKind, of: RateLimitSubject): Promise<number> =>
    Math.ceil((await count(kind, of)) / 1000);

  async function takeBack(kind: BackoffKind, of: RateLimitSubject, ofAccount: 'all' | 'one') {
    const subjects = await subjectsOf(kind, of);
    const names = subjects.flatMap((subject) => subject.keys);
    const what = subjects.map(({ by }) => (by === 'account' ? ofAccount : 'one'));
    await runRefund(redis, names, what);
  }

  return {
    /** The counts of subjects in their windows, for a script that counts more than them. */
    windowsOf,

    /**
     * Counts an attempt before it is made, so that concurrent ones count as well.
     * @throws AppError `rate_limited`
     */
    async consume(kind: RateLimitKind, of: RateLimitSubject): Promise<void> {
      const retryAfter = await secondsLeft(kind, of);
      if (retryAfter > 0) throw new AppError('rate_limited', { retryAfter });
    },

    secondsLeft,

    /** Counts an attempt like `consume`, but returns false where it is limited. */
    tryConsume: async (kind: RateLimitKind, of: RateLimitSubject): Promise<boolean> =>
      (await secondsLeft(kind, of)) === 0,

    /** After a successful attempt: clears the count of the account, and takes back this attempt. */
    reset: (kind: BackoffKind, of: RateLimitSubject): Promise<void> => takeBack(kind, of, 'all'),

    /** Takes back an attempt that was not made after all. */
    refund: (kind: RateLimitKind, of: RateLimitSubject): Promise<void> =>
      hasWindow(kind) ? refundWindow(kind, of) : takeBack(kind, of, 'one'),

    /**
     * Remembers the network of an account's owner as familiar: of registration, of every sign-in and
     * of a password reset. Guesses from elsewhere do not limit it.
     */
    async rememberNetwork({ address, account }: Required<RateLimitSubject>): Promise<void> {
      const key = familiarKey(networkOfIp(address), account.toLowerCase());
      await redis.set(key, 1, 'EX', familiarSeconds);
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * The limit of one use case: `consume` counts once, however often a transaction is repeated; `refund`
 * takes that back if the use case fails.
 */
export function limitOnce(
  rateLimits: Pick<RateLimits, 'consume' | 'tryConsume' | 'refund'>,
  kind: RateLimitKind,
  of: RateLimitSubject,
  { isConsumed = false }: { isConsumed?: boolean } = {},
) {
  return {
    /** @throws AppError `rate_limited` */
    async consume(): Promise<void> {
      if (isConsumed) return;
      await rateLimits.consume(kind, of);
      isConsumed = true;
    },
    /** Counts like `consume`, but returns false where it is limited. */
    async tryConsume(): Promise<boolean> {
      isConsumed ||= await rateLimits.tryConsume(kind, of);
      return isConsumed;
    },
    async refund(): Promise<void> {
      // The error of the use case matters more than a count that expires.
      if (isConsumed) await rateLimits.refund(kind, of).catch(() => undefined);
    },
  };
}

/** Runs a use case, and takes back what it has counted where it fails. */
export async function refundOnFailure<Result>(
  limit: { refund: () => Promise<void> },
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    await limit.refund();
    throw error;
  }
}
