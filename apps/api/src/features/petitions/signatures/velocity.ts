// SPDX-License-Identifier: AGPL-3.0-or-later
import { networkOfIp } from '@kga/contracts/core';
import { type HoldCause, alarmTimesUsual } from '@kga/contracts/petitions';
import type { Hold } from '@kga/db/petitions';
import type { SignatureHashes } from '@kga/server/crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getDomain } from 'tldts-icann';

import { AppError } from '../../../platform/errors.ts';
import { redisScript } from '../../../platform/redis-script.ts';
import type { Services } from '../../../platform/services.ts';

/** Signatures of a petition in an hour, from one network or with one domain, after which further ones are held. */
export const heldAfter = { network: 50, domain: 300 } as const;

/**
 * Signatures of a petition in a minute after which further ones of that network take a proof of work, and
 * do not count for the alarm: no one network can have all others asked for one.
 */
const challengedAfter = 20;

/** Seconds for which an alarm lasts at least. */
const alarmSeconds = 900;

/** A form that is submitted sooner was filled in by a program, in milliseconds. */
const humanMs = 1_500;

/** Providers, in any of their countries, whose domains have millions of mailboxes each. */
const large = new Set(
  `163 126 aol bol comcast daum docomo fastmail free freenet gmail gmx hanmail hotmail icloud interia
  kakao laposte libero live mail mailbox msn naver o2 onet orange outlook posteo proton qq seznam sfr
  sina softbank t-online telenet terra tuta uol virgilio wanadoo web wp yahoo yandex ziggo`.split(
    /\s+/,
  ),
);

function isLarge(domain: string): boolean {
  const [name = '', ...country] = domain.split('.');
  return large.has(name) && country.every(({ length }) => length <= 3);
}

const hourSeconds = 3_600;

/**
 * Counts a form by network and domain, and returns both counts. Further forms of a network that has its
 * hold do not count for a domain, so that no one network can have all others of that domain held.
 */
const countSources = `
local function count(key, seconds)
  local counted = redis.call('incr', key)
  if counted == 1 then redis.call('expire', key, seconds) end
  return counted
end
local function countSources(network, domain)
  local inNetwork = count(network, ${2 * hourSeconds})
  if inNetwork > ${heldAfter.network} then
    return inNetwork, tonumber(redis.call('get', domain) or '0')
  end
  return inNetwork, count(domain, ${2 * hourSeconds})
end`;

const runCountSources = redisScript(`${countSources}
return {countSources(KEYS[1], KEYS[2])}`);

/**
 * Counts in fixed windows, and raises the alarm. Returns the milliseconds for which the caller's network
 * is limited, in which case nothing is counted, or else 0, the counts of network and domain (0 where a
 * challenge may yet refuse the form), whether the form takes a challenge, because the petition is under
 * attack or the network signs fast, whether an attack has just begun, and whether the mailbox gets a mail:
 * -1 where that was not counted. One script, because each costs every signing a way to Redis and back.
 */
const runCount = redisScript(`
local function isFull(key, max) return tonumber(redis.call('get', key) or '0') >= tonumber(max) end
${countSources}
local slug, now, bar = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3])
if isFull(KEYS[8], ARGV[4]) then return {redis.call('pttl', KEYS[8])} end
count(KEYS[8], ARGV[5])
local attacked = tonumber(redis.call('zscore', KEYS[6], slug) or '0') > now
local crowded = count(KEYS[7], 120) > ${challengedAfter}
local fast = false
if not crowded then
  local inMinute = count(KEYS[3], ${2 * hourSeconds})
  count(KEYS[4], ${2 * hourSeconds})
  local usual = tonumber(redis.call('get', KEYS[5]) or '0') / 60
  fast = inMinute > bar and inMinute > ${alarmTimesUsual} * usual
end
if fast then redis.call('zadd', KEYS[6], now + ${alarmSeconds * 1_000}, slug) end
local challenged = fast or attacked or crowded
local inNetwork, inDomain = 0, 0
if not (KEYS[9] and challenged) then inNetwork, inDomain = countSources(KEYS[1], KEYS[2]) end
local mailed = -1
if KEYS[9] and not challenged then
  mailed = isFull(KEYS[9], ARGV[6]) and 0 or 1
  if mailed == 1 then count(KEYS[9], ARGV[7]) end
end
return {0, inNetwork, inDomain, challenged and 1 or 0, (fast and not attacked) and 1 or 0, mailed}`);

const alarms = 'kga:{limits}:signature-alarms';

type Signing = {
  petition: { id: string; slug: string; hashes: SignatureHashes };
  /** IP address of the caller. */
  address: string;
  /** Of the email address. */
  domain: string;
  /** To which a mail goes; undefined where none does. */
  mailbox: string | undefined;
  /** Milliseconds in which the form was filled in, where it was by hand. */
  filledInMs: number | undefined;
};

type Counted = { hold: Hold | undefined; isChallenged: boolean; isMailed: boolean | undefined };

type Sources = { network: string; domain: string };

type Counts = { hour: number; inNetwork: number; inDomain: number };

/** Why a form is suspicious, if it is. */
function holdOf(
  { petition, filledInMs }: Signing,
  { network, domain }: Sources,
  { hour, inNetwork, inDomain }: Counts,
): Hold | undefined {
  const hold = (cause: HoldCause, value: string) => ({
    cause,
    batch: petition.hashes.ofBatch(cause, value),
  });
  if (inNetwork > heldAfter.network) return hold('network', network);
  if (inDomain > heldAfter.domain && !isLarge(domain)) return hold('domain', domain);
  const isTooQuick = filledInMs !== undefined && filledInMs < humanMs;
  return isTooQuick ? hold('too_quick', String(hour)) : undefined;
}

/** Keys of the counts in Redis. */
function createKeys(keys: Services['keys']) {
  const keyOf = (...parts: (string | number)[]) =>
    `kga:{limits}:signing:${keys.hash('attempts', JSON.stringify(parts)).toString('base64url')}`;
  /** Every form of a petition asks for the same few. */
  const petitionKeys = new LRUCache<string, string>({
    max: 1_000,
    memoMethod: (parts) => keyOf(...parts.split(' ')),
  });
  const petitionKeyOf = (id: string, window: 'minute' | 'hour', number: number) =>
    petitionKeys.memo(`${id} ${window} ${number}`);

  /** Network and registrable domain of a form: subdomains cost nothing. */
  function sourcesOf({ petition, address, domain: host }: Signing, hour: number) {
    const [network, domain] = [networkOfIp(address), getDomain(host) ?? host];
    const names = [
      keyOf(petition.id, 'network', network, hour),
      keyOf(petition.id, 'domain', domain, hour),
    ];
    return { network, domain, names };
  }

  return { keyOf, petitionKeyOf, sourcesOf };
}

/** How fast petitions are signed, in Redis, shared by all copies of the api. */
export function createVelocity(
  {
    config,
    redis,
    keys,
    metrics,
    rateLimits,
  }: Pick<Services, 'config' | 'redis' | 'keys' | 'metrics' | 'rateLimits'>,
  log: FastifyBaseLogger,
) {
  const { keyOf, petitionKeyOf, sourcesOf } = createKeys(keys);

  return {
    /**
     * Counts a signing. Returns why it is suspicious, if it is, whether it takes a challenge, and whether
     * the mailbox gets a mail. What takes a challenge is counted for neither mailbox nor network and
     * domain, which `countSolved` does.
     * @throws AppError `rate_limited`
     */
    async count(signing: Signing): Promise<Counted> {
      const { petition, address, mailbox } = signing;
      const now = Date.now();
      const minute = Math.floor(now / 60_000);
      const hour = Math.floor(minute / 60);
      const sources = sourcesOf(signing, hour);
      const names = [
        ...sources.names,
        petitionKeyOf(petition.id, 'minute', minute),
        petitionKeyOf(petition.id, 'hour', hour),
        petitionKeyOf(petition.id, 'hour', hour - 1),
        alarms,
        keyOf(petition.id, 'network minute', sources.network, minute),
      ];
      const windows = rateLimits.windowsOf('sign', {
        address,
        ...(mailbox !== undefined && { account: mailbox }),
      });
      const settings = windows.flatMap(({ window: { max, seconds } }) => [max, seconds]);
      const counts = await runCount(
        redis,
        [...names, ...windows.map(({ key }) => key)],
        [petition.slug, now, config.signing.attackPerMinute, ...settings],
      );
      const [wait = 0, inNetwork = 0, inDomain = 0, isChallenged = 0, isAlarm = 0, mailed = -1] =
        Array.isArray(counts) ? counts.map(Number) : [];
      if (wait > 0) throw new AppError('rate_limited', { retryAfter: Math.ceil(wait / 1_000) });
      if (isAlarm > 0) {
        metrics.signatureAlarms.inc();
        log.error({ petition: petition.slug }, 'signing velocity alarm');
      }
      return {
        hold: holdOf(signing, sources, { hour, inNetwork, inDomain }),
        isChallenged: isChallenged > 0,
        isMailed: mailed < 0 ? undefined : mailed > 0,
      };
    },

    /** Counts a signing whose challenge was solved; returns why it is suspicious, if it is. */
    async countSolved(signing: Signing): Promise<Hold | undefined> {
      const hour = Math.floor(Date.now() / 3_600_000);
      const sources = sourcesOf(signing, hour);
      const counts = await runCountSources(redis, sources.names, []);
      const [inNetwork = 0, inDomain = 0] = Array.isArray(counts) ? counts.map(Number) : [];
      return holdOf(signing, sources, { hour, inNetwork, inDomain });
    },

    /** Petitions under attack. */
    async listAlarms(): Promise<{ petition: string; until: string }[]> {
      const now = Date.now();
      await redis.zremrangebyscore(alarms, '-inf', now);
      const rows = await redis.zrange(alarms, '0', '-1', 'WITHSCORES');
      return rows.flatMap((petition, index) =>
        index % 2 === 0
          ? [{ petition, until: new Date(Number(rows[index + 1])).toISOString() }]
          : [],
      );
    },
  };
}
