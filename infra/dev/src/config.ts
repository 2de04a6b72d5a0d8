// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { campaign } from '@kga/contracts/core';
import { petitionStatuses, providerKinds } from '@kga/contracts/petitions';
import { pagePort, parseSettings, withSecretFiles } from '@kga/server/settings';
import { z } from 'zod';

/** Root of the checkout. */
export const root = resolve(import.meta.dirname, '../../..');
/** Everything that runs leave behind. */
export const dataRoot = join(root, '.data');

/** `npm start -- --empty`: without a demonstration, on stores of its own. */
const startsEmpty = process.argv.includes('--empty');
/** Of a run without a demonstration. */
export const emptyFolder = join(dataRoot, 'empty');

/** State that outlives a run: databases, the replay clock, the run record. */
export const dataFolder = startsEmpty ? emptyFolder : dataRoot;

const port = z.coerce.number().int().min(1).max(65_535);
const url = (protocol: RegExp) => z.url({ protocol });

/** Settings of an operator's provider, which the seed reads from the inherited environment. */
const ofProvider = {
  PETITION_PROVIDER_KIND: z.enum(providerKinds).optional(),
  PETITION_PROVIDER_PATHS: z.string().optional(),
  PETITION_STATUS: z.enum(petitionStatuses).optional(),
  PETITION_CLOSES_AT: z.iso.datetime().optional(),
  PETITION_SUBMITTED_AT: z.iso.datetime().optional(),
  PETITION_ANSWERED_AT: z.iso.datetime().optional(),
};

const schema = z
  .object({
    HOST: z.string().default('0.0.0.0'),
    PORT: z._default(pagePort, 3000),
    API_PORT: port.default(3001),
    API_METRICS_PORT: port.default(9101),
    WORKER_METRICS_PORT: port.default(9102),
    WEB_METRICS_PORT: port.default(9103),
    PETITION_PROVIDER_PORT: port.default(3900),
    MAIL_CATCHER_PORT: port.default(3910),
    FEED_HOST_PORT: port.default(3920),
    DEMONSTRATION_CONTENT: z.enum(['on', 'off']).default('on'),
    DEMONSTRATION_FEEDS: z.enum(['on', 'off']).default('on'),
    DEMONSTRATION_SIGN_IN: z.enum(['on', 'off']).default('on'),
    FETCH_ALLOW_HOSTS: z.string().optional(),
    TRUST_PROXY: z.string().default('loopback'),
    PUBLIC_ORIGIN: url(/^https?$/).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    DATABASE_URL: url(/^postgres(ql)?$/).optional(),
    REDIS_URL: url(/^rediss?$/).optional(),
    SESSION_SECRETS: z.string().optional(),
    ENCRYPTION_KEYS: z.string().optional(),
    PETITION_PROVIDER_URL: url(/^https?$/).optional(),
    SMTP_URL: url(/^smtps?$/).optional(),
    MAIL_FROM: z.string().optional(),
    CONTACT_EMAIL: z.email().optional(),
    MAIL_REPLY_TO: z.email().optional(),
    OPERATOR_NAME: z.string().optional(),
    OPERATOR_ADDRESS: z.string().optional(),
    ...ofProvider,
    PETITION_REPLAY_FROM: z.iso.datetime().default('2025-07-24T00:00:00.000Z'),
    PETITION_REPLAY_SPEED: z.coerce.number().min(0).max(10_000_000).default(20),
    PETITION_REPLAY_END: z.enum(['repeat', 'answer']).default('repeat'),
    CHROMIUM_PATH: z.string().optional(),
    TEST_DATABASE_URL: url(/^postgres(ql)?$/).optional(),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'is needed with SMTP_URL',
  })
  .check(({ value, issues }) => {
    if (value.PETITION_PROVIDER_URL !== undefined) return;
    const message = 'is of no use without PETITION_PROVIDER_URL';
    for (const key of Object.keys(ofProvider)) {
      if (Object.hasOwn(value, key)) {
        issues.push({ code: 'custom', input: value, path: [key], message });
      }
    }
  });

const clientIds = ['GOOGLE_CLIENT_ID', 'GITHUB_CLIENT_ID', 'REPLIT_CLIENT_ID'] as const;

/** Whether visitors are on this machine. */
const isLocal = (origin: string) => ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

export type Config = ReturnType<typeof parseConfig>;

/** @throws SettingsError */
export function parseConfig(variables: NodeJS.ProcessEnv, { empty = false } = {}) {
  // Read here, because the stack replaces some of what its processes inherit.
  const environment: NodeJS.ProcessEnv = { ...withSecretFiles(variables, readFileSync) };
  const env = parseSettings(schema, environment);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    host: env.HOST,
    ports: {
      web: env.PORT,
      api: env.API_PORT,
      provider: env.PETITION_PROVIDER_PORT,
      mailCatcher: env.MAIL_CATCHER_PORT,
      feedHost: env.FEED_HOST_PORT,
      apiMetrics: env.API_METRICS_PORT,
      workerMetrics: env.WORKER_METRICS_PORT,
      webMetrics: env.WEB_METRICS_PORT,
    },
    publicOrigin,
    /** Proxies in front of the web server; `npm start` itself is behind none. */
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    /** The operator's; the api checks them. */
    sessionSecrets: env.SESSION_SECRETS,
    encryptionKeys: env.ENCRYPTION_KEYS,
    /** The operator's mail server; undefined where mails are caught. */
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${campaign.brand} <noreply@localhost>`,
    /** What else mails say of their sender, as the worker reads it. */
    mailSettings: {
      CONTACT_EMAIL: env.CONTACT_EMAIL,
      MAIL_REPLY_TO: env.MAIL_REPLY_TO,
      OPERATOR_NAME: env.OPERATOR_NAME,
      OPERATOR_ADDRESS: env.OPERATOR_ADDRESS,
    },
    demonstrationFeeds: env.DEMONSTRATION_FEEDS === 'on' && !empty,
    demonstrationSignIn:
      env.DEMONSTRATION_SIGN_IN === 'on' &&
      !empty &&
      isLocal(publicOrigin) &&
      clientIds.every((key) => !environment[key]),
    /** Members, stories and threads that are made up, where the petition is a replay, too. */
    demonstrationContent:
      env.DEMONSTRATION_CONTENT === 'on' &&
      !empty &&
      isLocal(publicOrigin) &&
      env.PETITION_PROVIDER_URL === undefined,
    /** The operator's; the worker checks them. */
    fetchAllowHosts: env.FETCH_ALLOW_HOSTS,
    /** Whether the demonstration's petition is replayed; else it has a provider, or is the record. */
    replays: env.PETITION_PROVIDER_URL === undefined && !empty,
    replay: {
      from: new Date(env.PETITION_REPLAY_FROM),
      speed: env.PETITION_REPLAY_SPEED,
      keepsCollecting: env.PETITION_REPLAY_END === 'repeat',
    },
    chromiumPath: env.CHROMIUM_PATH,
    testDatabaseUrl: env.TEST_DATABASE_URL,
    /** Environment that child processes inherit, such as PATH or an operator's secrets. */
    inherited: environment,
  };
}

/** @throws SettingsError */
export function readConfig(): Config {
  return parseConfig(process.env, { empty: startsEmpty });
}
