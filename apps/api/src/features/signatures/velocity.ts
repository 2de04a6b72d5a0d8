import { type HoldCause, networkOfIp } from '@kga/contracts';
import type { Hold, SignatureHashes } from '@kga/db';
import type { FastifyBaseLogger } from 'fastify';

import { redisScript } from '../../platform/redis-script.ts';
import type { Services } from '../../platform/services.ts';

/** Signatures of a petition in an hour, from one network or with one domain, after which further ones are held. */
export const heldAfter = { network: 50, domain: 300 } as const;

/** A petition is under attack while a minute has this many times its usual signatures, for so long at least. */
const attack = { timesUsual: 6, seconds: 900 } as const;

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
 * Counts in fixed windows, and raises the alarm. Returns the counts of network and domain, whether the
 * petition is under attack, and whether that has just begun.
 */
const runCount = redisScript(`
local counts = {}
for index = 1, 4 do
  counts[index] = redis.call('incr', KEYS[index])
  if counts[index] == 1 then redis.call('expire', KEYS[index], ${2 * hourSeconds}) end
end
local slug, now = ARGV[1], tonumber(ARGV[2])
local usual = tonumber(redis.call('get', KEYS[5]) or '0') / 60
local attacked = tonumber(redis.call('zscore', KEYS[6], slug) or '0') > now
local fast = counts[3] > tonumber(ARGV[3]) and counts[3] > ${attack.timesUsual} * usual
if fast then redis.call('zadd', KEYS[6], now + ${attack.seconds * 1_000}, slug) end
return {counts[1], counts[2], (fast or attacked) and 1 or 0, (fast and not attacked) and 1 or 0}`);

const alarms = 'kga:signature-alarms';

type Signing = {
  petition: { id: string; slug: string; hashes: SignatureHashes };
  /** IP address of the caller. */
  address: string;
  /** Of the email address. */
  domain: string;
  /** Milliseconds in which the form was filled in, where it was by hand. */
  filledInMs: number | undefined;
};

/** How fast petitions are signed, in Redis, shared by all copies of the api. */
export function createVelocity(
  { config, redis, keys }: Pick<Services, 'config' | 'redis' | 'keys'>,
  log: FastifyBaseLogger,
) {
  const keyOf = (...parts: (string | number)[]) =>
    `kga:signing:${keys.hash('attempts', JSON.stringify(parts)).toString('base64url')}`;

  return {
    /** Counts a signing. Returns why it is suspicious, if it is, and whether its petition is under attack. */
    async count(signing: Signing): Promise<{ hold: Hold | undefined; isAttacked: boolean }> {
      const { petition, address, domain, filledInMs } = signing;
      const now = Date.now();
      const network = networkOfIp(address);
      const minute = Math.floor(now / 60_000);
      const hour = Math.floor(minute / 60);
      const names = [
        keyOf(petition.id, 'network', network, hour),
        keyOf(petition.id, 'domain', domain, hour),
        keyOf(petition.id, 'minute', minute),
        keyOf(petition.id, 'hour', hour),
        keyOf(petition.id, 'hour', hour - 1),
        alarms,
      ];
      const settings = [petition.slug, now, config.signing.attackPerMinute];
      const counts = await runCount(redis, names, settings);
      const [inNetwork = 0, inDomain = 0, isAttacked = 0, isAlarm = 0] = Array.isArray(counts)
        ? counts.map(Number)
        : [];
      if (isAlarm > 0) log.error({ petition: petition.slug }, 'signing velocity alarm');
      const suspicion = ((): { cause: HoldCause; value: string } | undefined => {
        if (inNetwork > heldAfter.network) return { cause: 'network', value: network };
        const isCrowded = inDomain > heldAfter.domain && !isLarge(domain);
        if (isCrowded) return { cause: 'domain', value: domain };
        const isTooQuick = filledInMs !== undefined && filledInMs < humanMs;
        return isTooQuick ? { cause: 'too_quick', value: String(hour) } : undefined;
      })();
      return {
        hold: suspicion && {
          cause: suspicion.cause,
          batch: petition.hashes.ofBatch(suspicion.cause, suspicion.value),
        },
        isAttacked: isAttacked > 0,
      };
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
