// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import {
  checkBucketSettings,
  objectStoreSettings,
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

const milliseconds = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

/** How shared caches are asked to forget what has one of some keys. */
const purgeKinds = ['fastly', 'cloudflare', 'purge', 'post'] as const;

export type PurgeConfig = {
  kind: (typeof purgeKinds)[number];
  url: string;
  token: string | undefined;
};

export type MailSender = { name: string; address: string };

const named = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^\s<>@]+@[^\s<>@]+)>|([^\s<>@]+@[^\s<>@]+))\s*$/u;

/** Parses `Name <name@example.org>` or an address alone; undefined where it is neither. */
export function parseSender(text: string): MailSender | undefined {
  const [matched, name = '', address, bare] = named.exec(text) ?? [];
  if (matched === undefined) return undefined;
  return { name, address: address ?? bare ?? '' };
}

const sender = z.string().transform((text, context) => {
  const read = parseSender(text);
  if (!read) context.addIssue('Give an address, or a name and an address: Name <name@example.org>');
  return read ?? z.NEVER;
});

/** A text of one line, which stands in mails as it is. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Give one line');

const emailAddress = z.preprocess((text) => text || undefined, z.email().optional());

const hosts = z.array(
  z.string().regex(/^[^\s/@]+:\d{1,5}$/, 'Give hosts with their ports: host:port,…'),
);
const splitHosts = (text: string) => text.split(',').flatMap((host) => host.trim() || []);

/** The worker's settings. */
export const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PGPASSWORD: z.string().optional(),
  DATABASE_POOLER: z.enum(databasePoolers).default('none'),
  REDIS_URL: redisUrl,
  REDIS_QUEUE_URL: redisUrl.optional(),
  ENCRYPTION_KEYS: encryptionKeys,
  ...objectStoreSettings,
  DATABASE_POOL_SHARED_MAX: z.coerce.number().int().min(1).max(1_000).default(10),
  HOST: z.string().default('0.0.0.0'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(9102),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(10),
  WORKER_STOP_MS: milliseconds(0, 22_000).default(22_000),
  ...languageSettings,
  ...tracingSettings,
  PURGE_KIND: z.enum(purgeKinds).optional(),
  PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  PURGE_TOKEN: z.string().optional(),
  PURGE_MS: milliseconds(50, 600_000).default(1_000),
  READ_ONLY: z.enum(['on', 'off']).default('off'),
  WORKER_RECONCILE_MS: milliseconds(50, 600_000).default(30_000),
  PETITION_POLL_MS: milliseconds(50, 3_600_000).default(30_000),
  PETITION_REST_POLL_MS: milliseconds(50, 86_400_000).default(3_600_000),
  PETITION_REQUEST_MS: milliseconds(10, 20_000).default(8_000),
  PETITION_POLL_BUDGET_MS: milliseconds(10, 20_000).default(20_000),
  FEED_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(8),
  PICTURE_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(2),
  FETCH_ALLOW_HOSTS: z.string().default('').transform(splitHosts).pipe(hosts),
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: sender.optional(),
  CONTACT_EMAIL: emailAddress,
  MAIL_REPLY_TO: emailAddress,
  OPERATOR_NAME: line(100).optional(),
  OPERATOR_ADDRESS: line(300).optional(),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  BUILD_REVISION: z.string().default('unknown'),
});

const environment = settings.check(({ value, issues }) => {
  if ((value.PURGE_KIND === undefined) !== (value.PURGE_URL === undefined)) {
    const path = [value.PURGE_KIND === undefined ? 'PURGE_KIND' : 'PURGE_URL'];
    issues.push({ code: 'custom', input: value, path, message: 'is needed with the other one' });
  }
  if (value.SMTP_URL === undefined) return;
  for (const key of ['MAIL_FROM', 'PUBLIC_ORIGIN'] as const) {
    if (value[key] !== undefined) continue;
    issues.push({ code: 'custom', input: value, path: [key], message: 'is needed with SMTP_URL' });
  }
});

export type WorkerConfig = ReturnType<typeof readConfig>;

/** @throws SettingsError */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const data = parseSettings(
    environment.check(checkBucketSettings),
    withSecretFiles(env, readFileSync),
  );
  return {
    databaseUrl: withPassword(data.DATABASE_URL, data.PGPASSWORD),
    /** Whether that is a pooler in transaction mode. */
    databasePooled: data.DATABASE_POOLER === 'transaction',
    /** Connections to Postgres beside those of feeds and pictures, which hold one for longer. */
    sharedConnections: data.DATABASE_POOL_SHARED_MAX,
    redisUrl: data.REDIS_URL,
    /** Where the queues of jobs are. */
    redisQueueUrl: data.REDIS_QUEUE_URL ?? data.REDIS_URL,
    /** The same as of the api. */
    encryptionKeys: data.ENCRYPTION_KEYS,
    /** Where new objects go, and the bucket, which has some of them even where new ones do not go there. */
    objects: { store: data.OBJECTS_STORE, bucket: readBucketConfig(data) },
    logLevel: data.LOG_LEVEL,
    /** Where traces go; undefined where they are off. */
    tracing: readTracingConfig(data),
    http: { host: data.HOST, port: data.METRICS_PORT },
    /** Shared cache that forgets what has changed; undefined without one. */
    purge:
      data.PURGE_KIND && data.PURGE_URL
        ? {
            kind: data.PURGE_KIND,
            url: data.PURGE_URL,
            token: data.PURGE_TOKEN,
            /** Milliseconds in which changes are collected. */
            every: data.PURGE_MS,
          }
        : undefined,
    /** Whether nothing is polled, fetched or mailed, at the end of the site's life. */
    readOnly: data.READ_ONLY === 'on',
    jobs: {
      concurrency: data.WORKER_CONCURRENCY,
      /** Milliseconds that jobs in flight have to finish after a stop. */
      stopTimeout: data.WORKER_STOP_MS,
      /** Milliseconds between two comparisons of the schedules in Redis with Postgres. */
      reconcileInterval: data.WORKER_RECONCILE_MS,
    },
    poll: {
      collectingInterval: data.PETITION_POLL_MS,
      restingInterval: data.PETITION_REST_POLL_MS,
      requestTimeout: data.PETITION_REQUEST_MS,
      budget: data.PETITION_POLL_BUDGET_MS,
    },
    /** Feeds polled at a time. */
    feeds: { concurrency: data.FEED_CONCURRENCY },
    /** Pictures fetched and decoded at a time; one may take 160 MB of memory for a moment. */
    pictures: { concurrency: data.PICTURE_CONCURRENCY },
    /** `host:port` of hosts that may be fetched from although their IP addresses are not public. */
    fetching: { allowHosts: data.FETCH_ALLOW_HOSTS },
    /** URL of the European Central Bank's daily reference rates; undefined turns fetching off. */
    rates: { url: data.EXCHANGE_RATES_URL },
    publicOrigin: data.PUBLIC_ORIGIN,
    /** Commit that this was built from. */
    build: data.BUILD_REVISION,
    /** Undefined without a mail server: then mails wait in the outbox. */
    mail:
      data.SMTP_URL && data.MAIL_FROM && data.PUBLIC_ORIGIN
        ? {
            smtpUrl: data.SMTP_URL,
            from: data.MAIL_FROM,
            publicOrigin: data.PUBLIC_ORIGIN,
            contact: data.CONTACT_EMAIL ?? data.MAIL_FROM.address,
            replyTo: data.MAIL_REPLY_TO ?? data.CONTACT_EMAIL,
            /** Who answers for the site: a person or an organisation, and its postal address. */
            operator: { name: data.OPERATOR_NAME, address: data.OPERATOR_ADDRESS },
          }
        : undefined,
  };
}
