// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { ContentKind } from '@kga/contracts/core';
import { getServing } from '@kga/contracts/site';
import type { Database } from '@kga/db/core';
import { seedPetition } from '@kga/db/seeds';
import { cloneDatabase, insertTestPetition, prepareTemplate } from '@kga/db/testing';
import { type Mailbox, freePort, startMailbox, startRedis, startTcpProxy } from '@kga/dev/testing';
import { sql } from 'kysely';

import type { Origin } from '../shared/browser.ts';
import type { Resources } from '../shared/processes.ts';
import { type AppName, startApp } from '../shared/product.ts';
import { reachedPath, startEdge } from './edge.ts';
import { startFailoverPostgres } from './postgres.ts';
import { startQueues } from './queues.ts';

/** One of two processes of an app, at the same port after each restart. */
export type Copy = {
  readonly app: AppName;
  readonly readyUrl: string;
  /** What the edge asks whether it sends visitors there. */
  readonly servingUrl: string;
  /** Answers 200 once visitors get there; of a worker, once it is ready. */
  readonly reachedUrl: string;
  /** Starts it, and resolves when it is ready. */
  readonly start: () => Promise<void>;
  /** Sends a signal and resolves when the process has ended. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
};

/** The petition of the site's own that is signed. */
export const petition = 'faults';

/** For which a copy serves on after SIGTERM, in milliseconds: the edge notices within a fraction of it. */
const shutdownWait = { SHUTDOWN_WAIT_MS: '1500' } as const;

export const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

/** Starts Postgres, Redis, Sentinel, a mailbox, two copies of each app, and the edge. */
// oxlint-disable-next-line max-lines-per-function -- Each step needs what those before it started.
export async function startStack(resources: Resources) {
  const folder = mkdtempSync(join(tmpdir(), 'kga-faults-'));
  chmodSync(folder, 0o755);
  const postgres = await startFailoverPostgres(resources, folder);
  const redis = await startRedis();
  resources.defer(() => redis.stop());
  const redisProxy = await startTcpProxy(redis.url);
  resources.defer(() => redisProxy.close());
  const queues = await startQueues(resources);
  const mailbox = await startMailbox({ most: 1_000_000 });
  resources.defer(() => mailbox.close());

  await prepareTemplate(postgres.url);
  const { db, url: databaseUrl } = await cloneDatabase(postgres.url);
  await seedPetition(db, { type: 'record' });
  const ids = await insertSite(db);
  await db.destroy();

  const ports: number[] = [];
  while (ports.length < 12) ports.push(await freePort());
  const edgePort = await freePort();
  const edgeUrl = `http://127.0.0.1:${edgePort}`;
  const services = { databaseUrl, redisUrl: redisProxy.url };
  const shared = {
    api: {
      ...shutdownWait,
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      PUBLIC_ORIGIN: edgeUrl,
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: '1000000',
      SIGNATURE_ATTACK_PER_MINUTE: '1000000',
      PASSWORD_PRIORITY: 'normal',
    },
    worker: {
      REDIS_QUEUE_URL: queues.url,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Faults <faults@kga.test>',
      PUBLIC_ORIGIN: edgeUrl,
    },
    web: { ...shutdownWait, API_URL: edgeUrl, PUBLIC_ORIGIN: edgeUrl },
  } as const satisfies Record<AppName, Record<string, string>>;
  mkdirSync(join(folder, 'logs'));

  const createCopy = (app: AppName, index: number): Copy => {
    const [port, metricsPort] = ports.splice(0, 2).map(String);
    const output = openSync(join(folder, 'logs', `${app}-${index}.log`), 'a');
    const isWorker = app === 'worker';
    const settings = {
      ...shared[app],
      ...(isWorker ? {} : { PORT: String(port) }),
      METRICS_PORT: String(metricsPort),
    };
    let pid = 0;
    const readyUrl = isWorker
      ? `http://127.0.0.1:${metricsPort}/health/ready`
      : `http://127.0.0.1:${port}${app === 'api' ? '/api/health/ready' : '/robots.txt'}`;
    return {
      app,
      readyUrl,
      servingUrl:
        app === 'api'
          ? `http://127.0.0.1:${port}${getServing.url}`
          : `http://127.0.0.1:${metricsPort}/health/ready`,
      reachedUrl: isWorker ? readyUrl : `${edgeUrl}${reachedPath(app, index)}`,
      async start() {
        ({ pid } = await startApp(resources, app, services, settings, { output }));
      },
      async end(signal) {
        process.kill(pid, signal);
        while (isRunning(pid)) await setTimeout(20);
      },
    };
  };
  const copies = (['api', 'worker', 'web'] as const).flatMap((app) =>
    [0, 1].map((index) => createCopy(app, index)),
  );
  const copiesOf = (app: AppName) =>
    copies
      .filter((copy) => copy.app === app)
      .map(({ readyUrl, servingUrl }) => ({ port: new URL(readyUrl).port, servingUrl }));
  for (const copy of copies) await copy.start();
  const upstreams = { api: copiesOf('api'), web: copiesOf('web') };
  await startEdge(resources, folder, { port: edgePort, upstreams });
  return {
    folder,
    edgeUrl,
    databaseUrl,
    ids,
    copies,
    postgres,
    redis,
    redisProxy,
    queues,
    mailbox,
  };
}

export type Stack = Awaited<ReturnType<typeof startStack>>;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What pages show and writers refer to, by kind. */
type Content = Readonly<Partial<Record<ContentKind, string>>>;

/** What readers and writers know of the site. */
export type Site = {
  readonly edgeUrl: Origin;
  readonly ids: Content & { readonly petition: string };
  readonly mailbox: Mailbox;
  /** Whether requests for legal help have files; they do by default. */
  readonly files?: boolean;
};

/** Inserts a petition of our own, a post, a game and a story. */
export async function insertSite(db: Database): Promise<Site['ids']> {
  const petitionId = await insertTestPetition(db, {
    slug: petition,
    goal: 1_000_000,
    opened_at: new Date(0),
  });
  return { petition: petitionId, ...(await insertContent(db)) };
}

/** Inserts a post, a game and a story. */
async function insertContent(db: Database): Promise<Content> {
  const script = readFileSync(join(import.meta.dirname, 'content.sql'), 'utf8');
  const [content] = (await sql.raw<Content>(script).execute(db)).rows;
  if (!content) throw new Error('Nothing was inserted.');
  return content;
}
