// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { insertBackup } from '@kga/db/backup';
import { seedPetition } from '@kga/db/seeds';
import { cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { buildPetitionProvider } from '@kga/dev/petition-provider';
import { freePort, startMailbox, startRedis, startTcpProxy } from '@kga/dev/testing';

import { startFailoverPostgres } from '../faults/postgres.ts';
import { insertSite } from '../faults/stack.ts';
import type { Resources } from '../shared/processes.ts';
import { type AppName, encryptionKey, startApp } from '../shared/product.ts';
import { diagnose, selectUnready, visit } from './look.ts';
import { startPrometheus } from './prometheus.ts';

/** A way to a service, which ends with `resources`. */
async function proxied(resources: Resources, url: string) {
  const proxy = await startTcpProxy(url);
  resources.defer(() => proxy.close());
  return proxy;
}

/** Postgres, two Redis, a mail server and a provider, each behind a proxy, and what is stored. */
async function startServices(resources: Resources, folder: string) {
  const postgres = await startFailoverPostgres(resources, folder);
  await prepareTemplate(postgres.directUrl());
  const { db, url } = await cloneDatabase(postgres.directUrl());
  resources.defer(() => db.destroy());
  const [cache, queue] = [await startRedis(), await startRedis()];
  for (const redis of [cache, queue]) resources.defer(() => redis.stop());
  const mailbox = await startMailbox();
  resources.defer(() => mailbox.close());
  const clock = { from: new Date('2025-06-24T00:00:00Z'), epoch: new Date(), speed: 60 };
  const provider = buildPetitionProvider({ clock });
  const providerUrl = await provider.listen({ host: '127.0.0.1', port: 0 });
  resources.defer(() => provider.close());
  const proxies = {
    postgres: postgres.proxy,
    cache: await proxied(resources, cache.url),
    queue: await proxied(resources, queue.url),
    mail: await proxied(resources, mailbox.url),
    provider: await proxied(resources, providerUrl),
  };
  const figures = new URL('eci', proxies.provider.url).href;
  await seedPetition(db, { type: 'replay', url: figures, ...clock });
  const ids = await insertSite(db);
  await insertBackup(db, 1);
  const databaseUrl = new URL(url);
  databaseUrl.port = new URL(proxies.postgres.url).port;
  return { db, postgres, cache, queue, proxies, databaseUrl: databaseUrl.href, ids };
}

type Services = Awaited<ReturnType<typeof startServices>>;

const port = async () => String(await freePort());
const metricsOf = ({ METRICS_PORT }: { METRICS_PORT: string }) => `127.0.0.1:${METRICS_PORT}`;
const origin = (of: string) => `http://127.0.0.1:${of}`;

/** The settings of the apps, with ports that stay the same over restarts. */
async function createSettings({ proxies }: Services) {
  const [api, web] = [await port(), await port()];
  return {
    api: {
      PORT: api,
      METRICS_PORT: await port(),
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: '1000000',
      PUBLIC_ORIGIN: origin(web),
    },
    worker: {
      METRICS_PORT: await port(),
      REDIS_QUEUE_URL: proxies.queue.url,
      SMTP_URL: proxies.mail.url,
      MAIL_FROM: 'Noticed <noticed@kga.test>',
      PETITION_POLL_MS: '2000',
      PUBLIC_ORIGIN: origin(web),
    },
    web: {
      PORT: web,
      METRICS_PORT: await port(),
      API_URL: origin(api),
      PUBLIC_ORIGIN: origin(web),
    },
  } satisfies Record<AppName, Record<string, string>>;
}

/** What starts, ends and freezes the copy of an app. */
function createApps(
  resources: Resources,
  services: { readonly databaseUrl: string; readonly redisUrl: string },
  { folder, settings }: { folder: string; settings: Awaited<ReturnType<typeof createSettings>> },
) {
  mkdirSync(join(folder, 'logs'));
  const scopes = new Map<AppName, AsyncDisposableStack>();
  const pids = new Map<AppName, number>();
  return {
    async start(app: AppName, more: Readonly<Record<string, string>> = {}): Promise<void> {
      const scope = resources.use(new AsyncDisposableStack());
      scopes.set(app, scope);
      const output = openSync(join(folder, 'logs', `${app}.log`), 'a');
      const all = { ...settings[app], ...more };
      pids.set(app, (await startApp(scope, app, services, all, { output })).pid);
    },
    async end(app: AppName): Promise<void> {
      await scopes.get(app)?.disposeAsync();
    },
    /** Freezes it, and lets it go on. */
    signal(app: AppName, signal: 'SIGSTOP' | 'SIGCONT'): void {
      const pid = pids.get(app);
      if (pid !== undefined) process.kill(pid, signal);
    },
  };
}

/** One copy of each app with stores behind proxies, watched by Prometheus. */
export async function startSite(resources: Resources, factor: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kga-noticed-'));
  chmodSync(folder, 0o755);
  resources.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const services = await startServices(resources, folder);
  const { databaseUrl, ids, proxies } = services;
  const settings = await createSettings(services);
  const stores = { databaseUrl, redisUrl: proxies.cache.url };
  const apps = createApps(resources, stores, { folder, settings });
  for (const app of ['api', 'web', 'worker'] as const) await apps.start(app);
  const { api, worker, web } = settings;
  const prometheus = await startPrometheus(resources, {
    folder,
    factor,
    targets: { api: metricsOf(api), worker: metricsOf(worker), web: metricsOf(web) },
  });
  const over = new AbortController();
  const visits = visit(
    { api: origin(api.PORT), web: origin(web.PORT), post: ids.forum_post ?? '' },
    over.signal,
  );
  resources.defer(async () => {
    over.abort();
    await visits;
  });
  const ofDoctor = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: proxies.cache.url,
    ENCRYPTION_KEYS: encryptionKey,
    ...worker,
  };
  return {
    ...services,
    folder,
    apps,
    prometheus,
    diagnose: (more: Readonly<Record<string, string>> = {}) => diagnose({ ...ofDoctor, ...more }),
    unready: () =>
      selectUnready({
        api: `${origin(api.PORT)}/api/health/ready`,
        worker: `http://${metricsOf(worker)}/health/ready`,
        web: `http://${metricsOf(web)}/health/ready`,
      }),
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
