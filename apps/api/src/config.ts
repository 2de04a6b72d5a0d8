// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';

import {
  bucketSettings,
  checkBucketSettings,
  objectUrlSettings,
  readBucketConfig,
  readTracingConfig,
  redisUrl,
  languageSettings,
  tracingSettings,
} from '@kga/server';
import {
  databasePoolers,
  encryptionKeys,
  parseSettings,
  withPassword,
  withSecretFiles,
} from '@kga/server/settings';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(1);

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  if (namedNetworks.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/** The number of trusted proxies, or their IP addresses and networks, separated by commas. */
const trustProxy = z.union([
  z.coerce.number().int().min(0).max(16),
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((parts) => parts.every(isNetwork), 'Give a number of hops, or addresses'),
]);

const secretMin = 32;

/** The first one signs, all of them verify, so that one can be replaced without ending sessions. */
const secrets = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => part.length >= secretMin),
    `Give secrets of at least ${secretMin} characters, separated by commas`,
  );

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const databaseUrls = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })));

/** The api's settings. */
export const environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PGPASSWORD: z.string().optional(),
  DATABASE_POOLER: z.enum(databasePoolers).default('none'),
  REDIS_URL: redisUrl,
  DATABASE_READ_URLS: databaseUrls.default([]),
  DATABASE_READ_LAG_MS: z.coerce.number().int().min(1_000).max(60_000).default(5_000),
  DATABASE_POOL_MAX: count.max(1_000).default(10),
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(3001),
  METRICS_PORT: port.default(9101),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => new URL(url).origin),
  BUILD_REVISION: z.string().default('unknown'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ACCESS_LOG: z.enum(['on', 'off']).default('off'),
  TRUST_PROXY: trustProxy.default(['loopback']),
  STREAM_CONNECTIONS_MAX: z.coerce.number().int().min(0).default(20_000),
  STREAM_CONNECTIONS_PER_NETWORK_MAX: count.default(200),
  RATE_LIMIT_MAX: count.default(300),
  RATE_LIMIT_WINDOW_SECONDS: count.default(60),
  SHED_EVENT_LOOP_DELAY_MS: count.default(500),
  SHED_EVENT_LOOP_UTILIZATION: z.coerce.number().positive().max(1).default(1),
  SHED_GRACE_MS: z.coerce.number().int().min(0).max(600_000).default(10_000),
  ...languageSettings,
  ...tracingSettings,
  READ_ONLY: z.enum(['on', 'off']).default('off'),
  SHARED_CACHE_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
  SHUTDOWN_WAIT_MS: z.coerce.number().int().min(0).max(120_000).default(0),
  SESSION_SECRETS: secrets,
  ENCRYPTION_KEYS: encryptionKeys,
  ...bucketSettings,
  ...objectUrlSettings,
  SIGNATURE_ATTACK_PER_MINUTE: count.default(60),
  PASSWORD_THREADS: count.max(64).default(1),
  PASSWORD_PRIORITY: z.enum(['idle', 'normal']).default('idle'),
  PASSWORD_QUEUE_MAX: z.coerce.number().int().min(0).default(16),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: httpUrl.default('https://github.com'),
  GITHUB_API_URL: httpUrl.default('https://api.github.com'),
  REPLIT_CLIENT_ID: z.string().optional(),
  REPLIT_CLIENT_SECRET: z.string().optional(),
  REPLIT_ISSUER: httpUrl.default('https://replit.com/oidc'),
});

const withProviders = environment.check(({ value, issues }) => {
  for (const name of ['GOOGLE', 'GITHUB', 'REPLIT'] as const) {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    if ((value[id] === undefined) === (value[secret] === undefined)) continue;
    const missing = value[id] === undefined ? id : secret;
    const message = `is missing, and ${missing === id ? secret : id} is of no use without it`;
    issues.push({ code: 'custom', input: value, path: [missing], message });
  }
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The OAuth client at a provider; undefined where sign-in with it is off. A provider on loopback is a
 * stand-in: no visitor from elsewhere could reach it.
 */
const clientOf = <Urls extends Readonly<Record<string, string>>>(
  id: string | undefined,
  secret: string | undefined,
  urls: Urls,
) => {
  if (id === undefined || secret === undefined) return undefined;
  const isStandIn = Object.values(urls).every((url) => loopback.has(new URL(url).hostname));
  return { id, secret, isStandIn, ...urls };
};

type Settings = z.output<typeof environment>;

const readSocialConfig = (settings: Settings) => ({
  google: clientOf(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET, {
    issuer: settings.GOOGLE_ISSUER,
  }),
  github: clientOf(settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET, {
    url: settings.GITHUB_URL,
    apiUrl: settings.GITHUB_API_URL,
  }),
  replit: clientOf(settings.REPLIT_CLIENT_ID, settings.REPLIT_CLIENT_SECRET, {
    issuer: settings.REPLIT_ISSUER,
  }),
  /** For one call to a provider. */
  limits: { timeoutMs: 5_000, maxBytes: 262_144 },
});

const readStreamConfig = (settings: Settings) => ({
  connectionsMax: settings.STREAM_CONNECTIONS_MAX,
  /** Of one IPv4 address or IPv6 /64, so that one client cannot take all connections. */
  connectionsPerNetworkMax: settings.STREAM_CONNECTIONS_PER_NETWORK_MAX,
  heartbeatMs: 15_000,
  /** Shorter than the time for which cached responses are fresh. */
  renewMs: 4_000,
  /** Changes within this time are handled together. */
  changesMs: 1_000,
});

/** @throws SettingsError */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const settings = parseSettings(
    withProviders.check(checkBucketSettings),
    withSecretFiles(env, readFileSync),
  );
  return {
    /** Commit that this was built from. */
    build: settings.BUILD_REVISION,
    databaseUrl: withPassword(settings.DATABASE_URL, settings.PGPASSWORD),
    /** Whether that is a pooler in transaction mode. */
    databasePooled: settings.DATABASE_POOLER === 'transaction',
    /** Replicas for public reads, and milliseconds that they may be behind. */
    reads: {
      urls: settings.DATABASE_READ_URLS.map((url) => withPassword(url, settings.PGPASSWORD)),
      lagMax: settings.DATABASE_READ_LAG_MS,
    },
    /** Most connections of this process to each Postgres. */
    poolMax: settings.DATABASE_POOL_MAX,
    redisUrl: settings.REDIS_URL,
    /** Milliseconds after which a request gives up on a connection to Postgres, or a command to Redis. */
    timeouts: { connection: 3_000, command: 1_000 },
    http: {
      host: settings.HOST,
      port: settings.PORT,
      publicOrigin: settings.PUBLIC_ORIGIN,
      trustProxy: settings.TRUST_PROXY,
    },
    metrics: { host: settings.HOST, port: settings.METRICS_PORT },
    /** `access`: a line for each request, at level info. */
    log: { level: settings.LOG_LEVEL, access: settings.ACCESS_LOG === 'on' },
    /** Where traces go; undefined where they are off. */
    tracing: readTracingConfig(settings),
    stream: readStreamConfig(settings),
    rateLimit: {
      max: settings.RATE_LIMIT_MAX,
      windowMs: settings.RATE_LIMIT_WINDOW_SECONDS * 1000,
    },
    /** Thresholds from which the process refuses requests; a utilisation of 1 never refuses. */
    pressure: {
      eventLoopDelayMs: settings.SHED_EVENT_LOOP_DELAY_MS,
      eventLoopUtilization: settings.SHED_EVENT_LOOP_UTILIZATION,
      sampleMs: 1_000,
      /** Milliseconds after the start in which compiling code delays the event loop. */
      graceMs: settings.SHED_GRACE_MS,
    },
    /** Whether every change is refused, at the end of the site's life. */
    readOnly: settings.READ_ONLY === 'on',
    /** Seconds for which a cache in front may store public responses; undefined where as long as browsers. */
    sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
    /** Milliseconds from a signal, at which readiness fails, until the process stops listening. */
    shutdown: { waitMs: settings.SHUTDOWN_WAIT_MS },
    secrets: settings.SESSION_SECRETS,
    /** For personal data of signers. */
    encryptionKeys: settings.ENCRYPTION_KEYS,
    /** Bucket with those objects that are not in Postgres, and where browsers find it. */
    objects: { bucket: readBucketConfig(settings), publicUrl: settings.S3_PUBLIC_URL },
    signing: {
      /** Least number of signatures of a petition in a minute that can be an attack. */
      attackPerMinute: settings.SIGNATURE_ATTACK_PER_MINUTE,
    },
    accounts: {
      passwordThreads: settings.PASSWORD_THREADS,
      /** `idle` lets every other thread run first, at the cost of sign-ins on a busy machine. */
      passwordPriority: settings.PASSWORD_PRIORITY,
      /** Most passwords that wait for a thread; further ones are refused. */
      passwordQueueMax: settings.PASSWORD_QUEUE_MAX,
      /** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
      passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
      /** Least duration of responses that must not reveal whether an email address is known. */
      mailFloorMs: 300,
    },
    social: readSocialConfig(settings),
  };
}

export type Config = ReturnType<typeof readConfig>;
