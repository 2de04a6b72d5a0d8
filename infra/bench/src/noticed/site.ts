// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { insertBackup } from '@kga/db/backup';
import { createDatabase } from '@kga/db/core';
import { seedPetition } from '@kga/db/seeds';
import { cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { buildPetitionProvider } from '@kga/dev/petition-provider';
import {
  freePort,
  readConfig,
  root,
  startMailbox,
  startRedis,
  startTcpProxy,
} from '@kga/dev/testing';
import { z } from 'zod';

import { startFailoverPostgres } from '../faults/postgres.ts';
import { insertSite } from '../faults/stack.ts';
import type { Resources } from '../shared/processes.ts';
import { type AppName, encryptionKey, startApp } from '../shared/product.ts';
import { startPrometheus } from './prometheus.ts';

const findings = z.array(z.object({ name: z.string(), state: z.string(), found: z.string() }));

/** A service behind a proxy, which ends with `resources`. */
async function proxied(resources: Resources, url: string) {
  const proxy = await startTcpProxy(url);
  resources.defer(() => proxy.close());
  return proxy;
}

/** One copy of each app with stores behind proxies, watched by Prometheus. */
// oxlint-disable-next-line max-lines-per-function -- Each step needs what those before it started.
export async function startSite(resources: Resources, factor: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kga-noticed-'));
  chmodSync(folder, 0o755);
  resources.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  mkdirSync(join(folder, 'logs'));
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
  const figures = `${proxies.provider.url.replace(/\/$/, '')}/eci`;
  await seedPetition(db, { type: 'replay', url: figures, ...clock });
  const ids = await insertSite(db);
  await insertBackup(db, 1);

  const through = new URL(url);
  through.port = new URL(proxies.postgres.url).port;
  const services = { databaseUrl: through.href, redisUrl: proxies.cache.url };
  const ports = { api: 0, worker: 0, web: 0, apiMetrics: 0, workerMetrics: 0, webMetrics: 0 };
  for (const name of ['api', 'worker', 'web', 'apiMetrics', 'workerMetrics', 'webMetrics'] as const)
    ports[name] = await freePort();
  const apiUrl = `http://127.0.0.1:${ports.api}`;
  const webUrl = `http://127.0.0.1:${ports.web}`;
  const settings: Record<AppName, Record<string, string>> = {
    api: {
      PORT: String(ports.api),
      METRICS_PORT: String(ports.apiMetrics),
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: '1000000',
      PUBLIC_ORIGIN: webUrl,
    },
    worker: {
      METRICS_PORT: String(ports.workerMetrics),
      REDIS_QUEUE_URL: proxies.queue.url,
      SMTP_URL: proxies.mail.url,
      MAIL_FROM: 'Noticed <noticed@kga.test>',
      PETITION_POLL_MS: '2000',
      PUBLIC_ORIGIN: webUrl,
    },
    web: {
      PORT: String(ports.web),
      METRICS_PORT: String(ports.webMetrics),
      API_URL: apiUrl,
      PUBLIC_ORIGIN: webUrl,
    },
  };
  const scopes = new Map<AppName, AsyncDisposableStack>();
  const pids = new Map<AppName, number>();
  const apps = {
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
    signal: (app: AppName, signal: 'SIGSTOP' | 'SIGCONT') =>
      void process.kill(pids.get(app) ?? 0, signal),
  };
  for (const app of ['api', 'web', 'worker'] as const) await apps.start(app);
  const host = (port: number) => `127.0.0.1:${port}`;
  const prometheus = await startPrometheus(resources, {
    folder,
    factor,
    targets: {
      api: host(ports.apiMetrics),
      worker: host(ports.workerMetrics),
      web: host(ports.webMetrics),
    },
  });

  /** What `doctor` finds wrong, with these settings changed. */
  async function diagnose(more: Readonly<Record<string, string>> = {}): Promise<string[]> {
    const env = {
      PATH: readConfig().inherited['PATH'],
      DATABASE_URL: services.databaseUrl,
      REDIS_URL: services.redisUrl,
      ENCRYPTION_KEYS: encryptionKey,
      BUILD_REVISION: '0123abc',
      ...settings.worker,
      ...more,
    };
    const script = join(root, 'apps/worker/dist/doctor.js');
    const printed = await new Promise<string>((resolve) => {
      execFile(process.execPath, [script, '--json'], { env }, (_, stdout) => resolve(stdout));
    });
    return findings
      .parse(JSON.parse(printed))
      .filter(({ state }) => state !== 'ok')
      .map(({ name, state }) => (state === 'failed' ? name : `${name} (look)`));
  }

  const readiness = [
    { app: 'api', url: `${apiUrl}/api/health/ready` },
    { app: 'worker', url: `http://${host(ports.workerMetrics)}/health/ready` },
    { app: 'web', url: `http://${host(ports.webMetrics)}/health/ready` },
  ];
  /** The apps that are not ready, with what they say. */
  async function unready(): Promise<string[]> {
    const all = readiness.map(async ({ app, url: at }) => {
      const answer = await fetch(at, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      if (!answer) return `${app} does not answer`;
      const text = await answer.text();
      return answer.ok ? '' : `${app}: ${/Down: ([\w, ]+)/.exec(text)?.[1] ?? answer.status}`;
    });
    return (await Promise.all(all)).filter((line) => line !== '');
  }

  /** Reads and writes a little all the time, as visitors do. */
  async function visit(): Promise<void> {
    let turn = 0;
    const paths = ['/', '/api/stories', '/api/forum/categories', `/forum/posts/${ids.forum_post}`];
    for (;;) {
      turn += 1;
      const signal = AbortSignal.timeout(5_000);
      const body = JSON.stringify({ email: `nobody-${turn}@n.test`, password: 'wrong horse' });
      const headers = {
        'content-type': 'application/json',
        'x-forwarded-for': `10.1.${turn % 250}.9`,
      };
      const requests = [
        fetch(`${webUrl}${paths[turn % paths.length]}`, { signal }),
        fetch(`${apiUrl}/api/forum/posts/${ids.forum_post}/replies?limit=${1 + (turn % 40)}`, {
          signal,
        }),
        fetch(`${apiUrl}/api/auth/login`, { method: 'POST', headers, body, signal }),
      ];
      const answers = await Promise.allSettled(requests);
      for (const answer of answers)
        if (answer.status === 'fulfilled') await answer.value.body?.cancel();
      await setTimeout(300);
    }
  }
  void visit();
  return {
    folder,
    db,
    postgres,
    cache,
    queue,
    proxies,
    apps,
    prometheus,
    diagnose,
    unready,
    webUrl,
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
