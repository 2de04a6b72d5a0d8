// SPDX-License-Identifier: AGPL-3.0-or-later
import { setTimeout as delay } from 'node:timers/promises';

import { getLatest } from '@kga/contracts/petitions';
import type { Database } from '@kga/db/core';
import { seedFeeds, seedPetition } from '@kga/db/seeds';
import { cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { type FeedHost, startFeedHost } from '@kga/dev/feed-host';
import { type StandInProviders, startSocialProviders } from '@kga/dev/openid-provider';
import { buildPetitionProvider } from '@kga/dev/petition-provider';
import { freePort, startMailbox, startPostgres, startRedis } from '@kga/dev/testing';
import { z } from 'zod';

import { type Lines, type Process, apiSettings, encryptionKeys, processOf } from './app-process.ts';
import { type MailTo, readMails } from './mails.ts';

const total = z.object({ signatureCount: z.int() });

async function totalAt(url: string): Promise<number> {
  return total.parse(await (await fetch(url)).json()).signatureCount;
}

/** Command for the stand-in provider: a mode, or a moment of 2025 to show. */
type Control = { mode?: 'ok' | 'slow' | 'error' | 'garbage' | 'frozen'; position?: string };

/** The whole product on free loopback ports, with a provider whose replay is paused. */
export type Stack = {
  origin: string;
  api: Process;
  worker: Process;
  web: Process;
  /** Database connection for test data. */
  db: Database;
  /** Superuser's URL of its Postgres. */
  postgresUrl: string;
  redisUrl: string;
  /** The stand-in identity provider. */
  social: StandInProviders;
  mailTo: MailTo;
  /** The stand-in feed host: its contents, and whether it responds. */
  feeds: FeedHost;
  /** Makes the worker poll every enabled feed and waits for it. */
  readFeeds: () => Promise<void>;
  /** Log output of all processes so far. */
  log: () => string;
  /** Restarts Redis empty, on the same port. */
  restartRedis: () => Promise<void>;
  control: (command: Control) => Promise<void>;
  /** Sets the provider to a moment of 2025 and waits until the product shows its figure. */
  standAt: (position: string) => Promise<number>;
  /** Seeds the petition again, as it was at a time of the initiative's life, which falls on now. */
  seedReplay: (from: string) => Promise<void>;
  /** Waits until the worker has recorded a provider failure. */
  untilPollFails: () => Promise<void>;
  stop: () => Promise<void>;
};

async function readFeeds(db: Database): Promise<void> {
  const due = await db
    .updateTable('feed')
    // A poll in flight may have started too early, so its result is ignored.
    .set({ due_at: new Date(0), last_polled_at: null, lease: null, leased_until: null })
    .where('enabled', '=', true)
    .returning('id')
    .execute();
  const ids = due.map(({ id }) => id);
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    const unread = await db
      .selectFrom('feed')
      .select('id')
      .where('id', 'in', ids)
      .where('last_polled_at', 'is', null)
      .executeTakeFirst();
    if (!unread) return;
    await delay(50);
  }
  throw new Error('A source was not read.');
}

const replayFrom = '2025-07-01T00:00:00Z';

/** Demonstration feeds that are enabled; the others exist but are disabled. */
const readOutlets = ['save-file', 'player-rights-weekly', 'cundangdian'] as const;

async function seedNews(db: Database, feeds: FeedHost): Promise<void> {
  await seedFeeds(db, { demonstrationOrigin: feeds.origin });
  const sites = readOutlets.map((key) => `${feeds.origin}/${key}/`);
  await db.updateTable('feed').set({ enabled: false }).where('site_url', 'not in', sites).execute();
}

/** Starts the stack; if a part of it does not start, stops the others. */
export async function startStack(): Promise<Stack> {
  const parts = new AsyncDisposableStack();
  try {
    return await startParts(parts);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

/** Each part is stopped before those that it needs. */
async function startParts(parts: AsyncDisposableStack): Promise<Stack> {
  const postgres = await startPostgres();
  parts.defer(() => postgres.stop());
  const redis = await startRedis();
  parts.defer(() => redis.stop());
  const mailbox = await startMailbox();
  parts.defer(() => mailbox.close());
  const feeds = await startFeedHost();
  parts.defer(() => feeds.close());
  await prepareTemplate(postgres.url);
  const database = await cloneDatabase(postgres.url);
  parts.defer(() => database.drop());
  const clock = { from: new Date(replayFrom), epoch: new Date(), speed: 0 };
  const provider = buildPetitionProvider({ clock });
  parts.defer(() => provider.close());
  const providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
  const seedReplay = async (from: string) => {
    const replay = { from: new Date(from), epoch: new Date(), speed: 1 };
    await seedPetition(database.db, { type: 'replay', url: `${providerUrl}/eci`, ...replay });
  };
  await seedReplay(replayFrom);
  await seedNews(database.db, feeds);
  const [apiPort, webPort, apiMetrics, workerMetrics, webMetrics] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const origin = `http://localhost:${webPort}`;
  const social = await startSocialProviders(origin);
  parts.defer(() => social.stop());
  const shared = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: origin,
    ENCRYPTION_KEYS: encryptionKeys,
  };
  const lines: Lines = [];
  const api = processOf(
    'api',
    'dist/main.js',
    {
      ...shared,
      PORT: `${apiPort}`,
      METRICS_PORT: `${apiMetrics}`,
      ...apiSettings,
      ...social.settings,
    },
    `http://127.0.0.1:${apiPort}/api/health/ready`,
    lines,
  );
  const worker = processOf(
    'worker',
    'dist/main.js',
    {
      ...shared,
      METRICS_PORT: `${workerMetrics}`,
      PETITION_POLL_MS: '2000',
      WORKER_RECONCILE_MS: '1000',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Keep Games Alive <noreply@example.org>',
      FETCH_ALLOW_HOSTS: new URL(feeds.origin).host,
    },
    `http://127.0.0.1:${workerMetrics}/health/ready`,
    lines,
  );
  const web = processOf(
    'web',
    'dist/server/main.js',
    {
      ...shared,
      PORT: `${webPort}`,
      METRICS_PORT: `${webMetrics}`,
      API_URL: `http://127.0.0.1:${apiPort}`,
      PETITION_EXTERNAL_URL: `${providerUrl}/tracker`,
    },
    `${origin}/robots.txt`,
    lines,
  );
  parts.defer(async () => {
    await Promise.all([web.stop(), worker.stop(), api.stop()]);
  });
  await Promise.all([api.start(), worker.start(), web.start()]);
  const control = async (command: Control) => {
    const answer = await fetch(`${providerUrl}/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
    });
    if (!answer.ok) throw new Error(`The provider refused: ${await answer.text()}`);
  };
  return {
    origin,
    api,
    worker,
    web,
    db: database.db,
    postgresUrl: postgres.url,
    redisUrl: redis.url,
    social,
    mailTo: readMails(mailbox, database.db),
    feeds,
    readFeeds: () => readFeeds(database.db),
    log: () => lines.join('\n'),
    restartRedis: () => redis.restart(),
    control,
    seedReplay,
    untilPollFails: async () => {
      for (let attempt = 0; attempt < 1_200; attempt += 1) {
        const { failures } = await database.db
          .selectFrom('petition_poll')
          .select('failures')
          .executeTakeFirstOrThrow();
        if (failures > 0) return;
        await delay(50);
      }
      throw new Error('No poll failed.');
    },
    standAt: async (position) => {
      await control({ mode: 'ok', position });
      // Resets the circuit breaker, which would otherwise delay this test.
      await database.db
        .updateTable('petition_poll')
        .set({ failures: 0, paused_until: null })
        .execute();
      const wanted = await totalAt(`${providerUrl}/eci/report/progression`);
      for (let attempt = 0; attempt < 1_200; attempt += 1) {
        if ((await totalAt(`${origin}${getLatest.url}`)) === wanted) return wanted;
        await delay(50);
      }
      throw new Error(`The product did not follow the provider to ${wanted}.`);
    },
    stop: () => parts.disposeAsync(),
  };
}
