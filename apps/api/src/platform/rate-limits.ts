import { isIPv6 } from 'node:net';

import type { Redis } from 'ioredis';

import type { DerivedKeys } from './derived-keys.ts';
import { AppError } from './errors.ts';

/** How often something goes free, and how the waits grow after that, in seconds. */
type Limit = {
  free: number;
  /** The first wait; each further one is twice as long. */
  wait: number;
  /** Longest wait. For accounts it is short, so that nobody can keep somebody else out. */
  waitMax: number;
  /** After so long without an attempt everything is forgotten. */
  memory: number;
};

const [minute, hour] = [60, 3_600];

/** What is limited, by the address that asks and by the account or mail address asked about. */
const limits = {
  sign_in: {
    address: { free: 20, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 5, wait: 1, waitMax: minute, memory: 24 * hour },
  },
  register: {
    address: { free: 20, wait: 10, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 10, wait: 5, waitMax: minute, memory: hour },
  },
  /** Asking for a mail. */
  mail: {
    address: { free: 20, wait: 10, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 3, wait: minute, waitMax: 15 * minute, memory: 2 * hour },
  },
  /** Links and codes of mails. */
  proof: {
    address: { free: 30, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 10, wait: 10, waitMax: 15 * minute, memory: 24 * hour },
  },
  /** The current password, given by who is signed in. */
  confirm: {
    address: { free: 20, wait: 2, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 5, wait: 1, waitMax: minute, memory: 24 * hour },
  },
  /**
   * Telling an account's holder of something. Waits are no longer than an hour, so that of each kind
   * one an hour comes through whoever causes the others.
   */
  notice: {
    address: { free: 20, wait: minute, waitMax: hour, memory: 24 * hour },
    account: { free: 3, wait: 10 * minute, waitMax: hour, memory: 24 * hour },
  },
  /** Making guests. */
  guest: {
    address: { free: 60, wait: 1, waitMax: 5 * minute, memory: hour },
    account: { free: 60, wait: 1, waitMax: 5 * minute, memory: hour },
  },
  /** Reporting what others published. */
  report: {
    address: { free: 60, wait: 10, waitMax: 15 * minute, memory: 2 * hour },
    account: { free: 30, wait: 20, waitMax: 15 * minute, memory: 2 * hour },
  },
  /** Having the worker look at an address that an admin names. */
  feed_preview: {
    address: { free: 60, wait: 2, waitMax: 5 * minute, memory: hour },
    account: { free: 60, wait: 2, waitMax: 5 * minute, memory: hour },
  },
} as const satisfies Record<string, Record<'address' | 'account', Limit>>;

/** How much of something goes in a window of so many seconds, which begins with the first. */
type Window = { most: number; within: number };

/**
 * What people of good will do often: nobody waits longer than for the end of a window, however much
 * was done before. Behind the address of a phone network there are many.
 */
const windows = {
  /** Publishing something, or changing it. */
  write: {
    address: { most: 300, within: 10 * minute },
    account: { most: 20, within: 10 * minute },
  },
} as const satisfies Record<string, Record<'address' | 'account', Window>>;

type WaitKind = keyof typeof limits;
type WindowKind = keyof typeof windows;

export type RateLimitKind = WaitKind | WindowKind;

const hasWindow = (kind: RateLimitKind): kind is WindowKind => kind in windows;

/** Whose attempt it is; either may be left out where it is not known. */
export type RateLimitSubject = {
  /** The caller's, as `request.ip`. */
  address?: string;
  /** An account's id, or an address of mail as it was typed. */
  account?: string;
};

/**
 * Answers the milliseconds that are left to wait, or counts an attempt of each subject and sets
 * the wait before its next one. KEYS: a count and a wait for each subject.
 */
const consumeScript = `
local longest = 0
for i = 2, #KEYS, 2 do
  longest = math.max(longest, redis.call('PTTL', KEYS[i]))
end
if longest > 0 then return longest end
for i = 1, #KEYS, 2 do
  local base = (i - 1) * 2
  local free, wait = tonumber(ARGV[base + 1]), tonumber(ARGV[base + 2])
  local most, memory = tonumber(ARGV[base + 3]), tonumber(ARGV[base + 4])
  local over = redis.call('INCR', KEYS[i]) - free
  redis.call('EXPIRE', KEYS[i], memory)
  if over >= 0 then
    redis.call('SET', KEYS[i + 1], 1, 'PX', math.min(wait * 2 ^ math.min(over, 30), most) * 1000)
  end
end
return 0`;

/** Takes attempts back, of each subject all or one. */
const refundScript = `
for i = 1, #KEYS, 2 do
  if ARGV[(i + 1) / 2] == 'all' or tonumber(redis.call('GET', KEYS[i]) or 0) <= 1 then
    redis.call('DEL', KEYS[i])
  else
    redis.call('DECR', KEYS[i])
  end
  redis.call('DEL', KEYS[i + 1])
end
return 0`;

/**
 * Answers the milliseconds that are left of a full window, or counts one in each subject's. KEYS:
 * the count of each subject.
 */
const consumeInWindowScript = `
local longest = 0
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or 0) >= tonumber(ARGV[2 * i - 1]) then
    longest = math.max(longest, redis.call('PTTL', KEYS[i]))
  end
end
if longest > 0 then return longest end
for i = 1, #KEYS do
  if redis.call('INCR', KEYS[i]) == 1 then redis.call('EXPIRE', KEYS[i], ARGV[2 * i]) end
end
return 0`;

/** Takes one back of each subject; its window ends when it would have. */
const refundInWindowScript = `
for i = 1, #KEYS do
  if tonumber(redis.call('GET', KEYS[i]) or 0) > 0 then redis.call('DECR', KEYS[i]) end
end
return 0`;

/** The network of an address: one caller owns a whole /64 of IPv6. */
export function networkOfIp(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const parts = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - parts.length - rest.length)).fill('0');
  const groups = address.includes('::') ? [...parts, ...zeros, ...rest] : parts;
  return groups
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** How long an address from which somebody signed in is theirs, in seconds. */
const familiarFor = 30 * 24 * hour;

/** Limits on what can be guessed or flooded, in Redis, shared by all copies. */
export function createRateLimits({ redis, keys }: { redis: Redis; keys: DerivedKeys }) {
  const hashOf = (...parts: string[]) =>
    keys.hash('attempts', parts.join(' ')).toString('base64url');

  /** Says that somebody signed in to this account from this network. */
  const familiarKey = (network: string, account: string) =>
    `kga:familiar:${hashOf('familiar', network, account)}`;

  /** The count of each subject, and its window. */
  function windowsOf(kind: WindowKind, { address, account }: RateLimitSubject) {
    const network = address === undefined ? undefined : networkOfIp(address);
    return [
      { by: 'address' as const, name: network },
      { by: 'account' as const, name: account?.toLowerCase() },
    ].flatMap(({ by, name }) =>
      name === undefined
        ? []
        : [{ window: windows[kind][by], key: `kga:tries:${hashOf(kind, by, name)}` }],
    );
  }

  async function subjectsOf(kind: WaitKind, of: RateLimitSubject) {
    const network = of.address === undefined ? undefined : networkOfIp(of.address);
    const account = of.account?.toLowerCase();
    const both = network !== undefined && account !== undefined;
    // Where its holder is known to be, an account counts apart: guessing from elsewhere, however
    // steadily, does not keep the holder out.
    const familiar = both && (await redis.exists(familiarKey(network, account))) > 0;
    return [
      { by: 'address' as const, name: network },
      { by: 'account' as const, name: familiar ? `${account} ${network}` : account },
    ].flatMap(({ by, name }) => {
      if (name === undefined) return [];
      const hash = hashOf(kind, by, name);
      return [{ by, limit: limits[kind][by], keys: [`kga:tries:${hash}`, `kga:wait:${hash}`] }];
    });
  }

  async function countInWindow(kind: WindowKind, of: RateLimitSubject): Promise<number> {
    const counted = windowsOf(kind, of);
    const names = counted.map(({ key }) => key);
    const settings = counted.flatMap(({ window: { most, within } }) => [most, within]);
    return Number(await redis.eval(consumeInWindowScript, names.length, ...names, ...settings));
  }

  async function takeBackInWindow(kind: WindowKind, of: RateLimitSubject): Promise<void> {
    const names = windowsOf(kind, of).map(({ key }) => key);
    await redis.eval(refundInWindowScript, names.length, ...names);
  }

  /** Counts an attempt, unless one has to wait for it; answers the milliseconds of that wait. */
  async function count(kind: RateLimitKind, of: RateLimitSubject): Promise<number> {
    if (hasWindow(kind)) return countInWindow(kind, of);
    const subjects = await subjectsOf(kind, of);
    const names = subjects.flatMap((subject) => subject.keys);
    const settings = subjects.flatMap(({ limit }) => Object.values(limit));
    return Number(await redis.eval(consumeScript, names.length, ...names, ...settings));
  }

  async function takeBack(kind: WaitKind, of: RateLimitSubject, ofAccount: 'all' | 'one') {
    const subjects = await subjectsOf(kind, of);
    const names = subjects.flatMap((subject) => subject.keys);
    const what = subjects.map(({ by }) => (by === 'account' ? ofAccount : 'one'));
    await redis.eval(refundScript, names.length, ...names, ...what);
  }

  return {
    /**
     * Counts an attempt before it is made, so that those made at the same time count as well.
     *
     * @throws AppError `rate_limited` while one has to wait
     */
    async consume(kind: RateLimitKind, of: RateLimitSubject): Promise<void> {
      const left = await count(kind, of);
      if (left > 0) throw new AppError('rate_limited', { retryAfter: Math.ceil(left / 1000) });
    },

    /** Counts an attempt like `guard`, and answers false while it has to wait. */
    tryConsume: async (kind: RateLimitKind, of: RateLimitSubject): Promise<boolean> =>
      (await count(kind, of)) === 0,

    /** Says that the attempt was good: it does not count, nor those before it at the account. */
    reset: (kind: WaitKind, of: RateLimitSubject): Promise<void> => takeBack(kind, of, 'all'),

    /** Says that an attempt was not made after all: it does not count. */
    refund: (kind: RateLimitKind, of: RateLimitSubject): Promise<void> =>
      hasWindow(kind) ? takeBackInWindow(kind, of) : takeBack(kind, of, 'one'),

    /** Says that an account's holder is at an address. */
    async rememberNetwork({ address, account }: Required<RateLimitSubject>): Promise<void> {
      const key = familiarKey(networkOfIp(address), account.toLowerCase());
      await redis.set(key, 1, 'EX', familiarFor);
    },
  };
}

export type RateLimits = ReturnType<typeof createRateLimits>;
