// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes, randomInt } from 'node:crypto';
import * as timers from 'node:timers/promises';

import { cloneDatabase, prepareTemplate } from '@kga/db/testing';
import { freePort, startMailbox, startPostgres, startRedis } from '@kga/dev/testing';

import type { Resources } from './processes.ts';
import { startApp } from './product.ts';
import { buildApps } from './run-bench.ts';

type Target = 'api' | 'worker' | 'redis' | 'postgres';

/** Builds the apps, and starts Postgres, Redis, a mailbox, an api and a worker. All but the mailbox can be killed. */
export async function startKilledStack(resources: Resources) {
  await buildApps(['api', 'worker']);
  const postgres = await startPostgres();
  resources.defer(() => postgres.stop());
  const redis = await startRedis();
  resources.defer(() => redis.stop());
  const mailbox = await startMailbox({ most: 100_000 });
  resources.defer(() => mailbox.close());
  await prepareTemplate(postgres.url);
  const { db, url: databaseUrl } = await cloneDatabase(postgres.url);
  resources.defer(() => db.destroy());

  const port = String(await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    api: {
      PORT: port,
      LOG_LEVEL: 'silent',
      SESSION_SECRETS: randomBytes(32).toString('base64url'),
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT_MAX: '1000000',
      SIGNATURE_ATTACK_PER_MINUTE: '1000000',
    },
    worker: {
      LOG_LEVEL: 'silent',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Bench <bench@kga.test>',
      PUBLIC_ORIGIN: 'http://127.0.0.1',
    },
  } as const;
  const start = async (app: 'api' | 'worker'): Promise<number> => {
    const services = { databaseUrl, redisUrl: redis.url };
    return (await startApp(resources, app, services, settings[app])).pid;
  };
  const pids = { api: await start('api'), worker: await start('worker') };

  async function killAndRestart(target: Target): Promise<void> {
    if (target === 'api' || target === 'worker') {
      process.kill(pids[target], 'SIGKILL');
      await timers.setTimeout(200);
      pids[target] = await start(target);
    } else {
      const service = target === 'redis' ? redis : postgres;
      await service.kill();
      await service.restart();
    }
  }

  /** Kills one after the other at even steps of a progress from 0 to 1, and starts each again. */
  async function killAll(targets: readonly Target[], progress: () => number): Promise<void> {
    for (const [index, target] of targets.entries()) {
      while (progress() < (index + 1) / (targets.length + 1)) await timers.setTimeout(20);
      await killAndRestart(target);
    }
  }

  return {
    db,
    mailbox,
    send: (method: string, path: string, request: BenchRequest) =>
      sendUntilAnswered(method, `${origin}${path}`, request),
    killAll,
  };
}

type BenchRequest = {
  /** Determines the address that it comes from. */
  readonly index: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a file. */
  readonly body?: object | Blob;
};

/**
 * Sends a request until it is answered, as a browser would.
 *
 * @returns the JSON of the answer
 * @throws Error where it is refused
 */
async function sendUntilAnswered(
  method: string,
  url: string,
  { index, headers, body }: BenchRequest,
): Promise<unknown> {
  for (;;) {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(!(body instanceof Blob) && { 'content-type': 'application/json' }),
        'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
        ...headers,
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    }).catch(() => undefined);
    const text = await answer?.text().catch(() => undefined);
    if (answer?.ok && text !== undefined) return JSON.parse(text);
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`${method} ${url} answered ${answer.status}: ${text}`);
    }
    await timers.setTimeout(50 + randomInt(100));
  }
}
