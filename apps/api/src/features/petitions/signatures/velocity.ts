// SPDX-License-Identifier: AGPL-3.0-or-later
import { networksOfIp, widerTimes } from '@kga/contracts/core';
import { alarmTimesUsual } from '@kga/contracts/petitions';
import type { Hold } from '@kga/db/petitions';
import type { SignatureHashes } from '@kga/server/crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { getDomain } from 'tldts-icann';

import { AppError } from '../../../platform/errors.ts';
import { redisScript } from '../../../platform/redis-script.ts';
import type { Services } from '../../../platform/services.ts';
import { type FormSignal, heldAfter, holdOf } from './suspicion.ts';

/**
 * Signatures of a petition in a minute after which further ones of that network take a proof of work, and
 * do not count for the alarm: no one network can have all others asked for one.
 */
const challengedAfter = 20;

/** Seconds for which an alarm lasts at least. */
const alarmSeconds = 900;

const hourSeconds = 3_600;

/**
 * Counts a form by its networks, whose keys begin at `first`, and by its domain. Returns the place of the first
 * network that has its hold, or 0, the count of the domain, and that of the network that is the most crowded for
 * its width. Further forms of such a network do not count for
 * a domain, so that no one network can have all others of that domain held.
 */
const countSources = `
local function count(key, seconds)
  local counted = redis.call('incr', key)
  if counted == 1 then redis.call('expire', key, seconds) end
  return counted
end
local function countSources(first, networks, domain)
  local over, inNetwork = 0, 0
  for i = networks, 1, -1 do
    local counted = count(KEYS[first + i - 1], ${2 * hourSeconds})
    local width = ${widerTimes} ^ (i - 1)
    if counted > ${heldAfter.network} * width then over = i end
    inNetwork = math.max(inNetwork, math.floor(counted / width))
  end
  if over > 0 then return over, tonumber(redis.call('get', domain) or '0'), inNetwork end
  return 0, count(domain, ${2 * hourSeconds}), inNetwork
end`;

const runCountSources = redisScript(`${countSources}
return {countSources(2, #KEYS - 1, KEYS[1])}`);

/**
 * Counts in fixed windows, and raises the alarm. Returns the milliseconds for which one of the caller's networks
 * is limited, in which case nothing is counted, or else 0, what `countSources` returns (0 where a
 * challenge may yet refuse the form), whether the form takes a challenge, because the petition is under
 * attack or a network signs fast, whether an attack has just begun, and whether the mailbox gets a mail:
 * -1 where that was not counted. One script, because each costs every signing a way to Redis and back.
 * KEYS: domain, minute, hour and hour before of the petition, alarms; then of each network the signatures of
 * the hour, those of the minute and the limit; then the budget of the mailbox, where a mail is needed.
 */
const runCount = redisScript(`
local function isFull(key, max) return tonumber(redis.call('get', key) or '0') >= tonumber(max) end
${countSources}
local slug, now, bar, networks = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local hours, minutes, limits = 6, 6 + networks, 6 + 2 * networks
local mailbox = KEYS[6 + 3 * networks]
for i = 0, networks - 1 do
  if isFull(KEYS[limits + i], ARGV[5 + 2 * i]) then return {redis.call('pttl', KEYS[limits + i])} end
end
local crowded = false
for i = 0, networks - 1 do
  count(KEYS[limits + i], ARGV[6 + 2 * i])
  if count(KEYS[minutes + i], 120) > ${challengedAfter} * ${widerTimes} ^ i then crowded = true end
end
local attacked = tonumber(redis.call('zscore', KEYS[5], slug) or '0') > now
local fast = false
if not crowded then
  local inMinute = count(KEYS[2], ${2 * hourSeconds})
  count(KEYS[3], ${2 * hourSeconds})
  local usual = tonumber(redis.call('get', KEYS[4]) or '0') / 60
  fast = inMinute > bar and inMinute > ${alarmTimesUsual} * usual
end
if fast then redis.call('zadd', KEYS[5], now + ${alarmSeconds * 1_000}, slug) end
local challenged = fast or attacked or crowded
local over, inDomain, inNetwork = 0, 0, 0
if not (mailbox and challenged) then over, inDomain, inNetwork = countSources(hours, networks, KEYS[1]) end
local mailed = -1
if mailbox and not challenged then
  mailed = isFull(mailbox, ARGV[5 + 2 * networks]) and 0 or 1
  if mailed == 1 then count(mailbox, ARGV[6 + 2 * networks]) end
end
return {0, over, inDomain, inNetwork, challenged and 1 or 0, (fast and not attacked) and 1 or 0, mailed}`);

const alarms = 'kga:{limits}:signature-alarms';

type Signing = {
  petition: { id: string; slug: string; hashes: SignatureHashes };
  /** IP address of the caller. */
  address: string;
  /** Of the email address. */
  domain: string;
  /** To which a mail goes; undefined where none does. */
  mailbox: string | undefined;
  /** What the form itself tells; undefined where nothing is suspicious. */
  signal: FormSignal | undefined;
  /** Whether a challenge was asked for, and not solved because no script runs. */
  isUnsolved?: boolean;
};

type Counted = { hold: Hold | undefined; isChallenged: boolean; isMailed: boolean | undefined };

type Sources = { networks: readonly string[]; domain: string; hour: number };

type Counts = { over: number; inDomain: number; inNetwork: number };

/** Why a form is suspicious, if it is. */
function holdBy(signing: Signing, sources: Sources, counts: Counts): Hold | undefined {
  const { petition, signal, isUnsolved = false } = signing;
  const found = holdOf({ ...sources, ...counts, signal, isUnsolved });
  return found && { cause: found.cause, batch: petition.hashes.ofBatch(found.cause, found.common) };
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

  /** Networks and registrable domain of a form: subdomains cost nothing. */
  function sourcesOf({ petition, address, domain: host }: Signing, hour: number) {
    const [networks, domain] = [networksOfIp(address), getDomain(host) ?? host];
    return {
      networks,
      domain,
      hour,
      domainKey: keyOf(petition.id, 'domain', domain, hour),
      networkKeys: networks.map((network) => keyOf(petition.id, 'network', network, hour)),
    };
  }

  return { keyOf, petitionKeyOf, sourcesOf };
}

/** Petitions under attack. */
async function listAlarms(
  redis: Services['redis'],
): Promise<{ petition: string; until: string }[]> {
  const now = Date.now();
  await redis.zremrangebyscore(alarms, '-inf', now);
  const rows = await redis.zrange(alarms, '0', '-1', 'WITHSCORES');
  return rows.flatMap((petition, index) =>
    index % 2 === 0 ? [{ petition, until: new Date(Number(rows[index + 1])).toISOString() }] : [],
  );
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
     * domain, which `countChallenged` does.
     * @throws AppError `rate_limited`
     */
    async count(signing: Signing): Promise<Counted> {
      const { petition, address, mailbox } = signing;
      const now = Date.now();
      const minute = Math.floor(now / 60_000);
      const hour = Math.floor(minute / 60);
      const sources = sourcesOf(signing, hour);
      const { networks } = sources;
      const names = [
        sources.domainKey,
        petitionKeyOf(petition.id, 'minute', minute),
        petitionKeyOf(petition.id, 'hour', hour),
        petitionKeyOf(petition.id, 'hour', hour - 1),
        alarms,
        ...sources.networkKeys,
        ...networks.map((network) => keyOf(petition.id, 'network minute', network, minute)),
      ];
      const windows = [
        ...rateLimits.windowsOf('sign', { address }),
        ...rateLimits.windowsOf(
          'unconfirmed_mail',
          mailbox === undefined ? {} : { account: mailbox },
        ),
      ];
      const settings = windows.flatMap(({ window: { max, seconds } }) => [max, seconds]);
      const counts = await runCount(
        redis,
        [...names, ...windows.map(({ key }) => key)],
        [petition.slug, now, config.signing.attackPerMinute, networks.length, ...settings],
      );
      const [wait = 0, over = 0, inDomain = 0, inNetwork = 0, ...flags] = Array.isArray(counts)
        ? counts.map(Number)
        : [];
      const [isChallenged = 0, isAlarm = 0, mailed = -1] = flags;
      if (wait > 0) throw new AppError('rate_limited', { retryAfter: Math.ceil(wait / 1_000) });
      if (isAlarm > 0) {
        metrics.signatureAlarms.inc();
        log.error({ petition: petition.slug }, 'signing velocity alarm');
      }
      return {
        hold: holdBy(signing, sources, { over, inDomain, inNetwork }),
        isChallenged: isChallenged > 0,
        isMailed: mailed < 0 ? undefined : mailed > 0,
      };
    },

    /** Counts a signing that took a challenge; returns why it is suspicious, if it is. */
    async countChallenged(signing: Signing): Promise<Hold | undefined> {
      const hour = Math.floor(Date.now() / 3_600_000);
      const sources = sourcesOf(signing, hour);
      const names = [sources.domainKey, ...sources.networkKeys];
      const counts = await runCountSources(redis, names, []);
      const [over = 0, inDomain = 0, inNetwork = 0] = Array.isArray(counts)
        ? counts.map(Number)
        : [];
      return holdBy(signing, sources, { over, inDomain, inNetwork });
    },

    listAlarms: () => listAlarms(redis),
  };
}
