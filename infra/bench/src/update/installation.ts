// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';

import { createDatabase } from '@kga/db/core';
import { startMailbox, startRedis } from '@kga/dev/testing';
import { sql } from 'kysely';

import type { Resources } from '../shared/processes.ts';
import { type AppName, encryptionKey, startApp } from '../shared/product.ts';
import type { Version } from './version.ts';

/** What the installation is asked for under, whichever copy answers. */
const publicOrigin = 'http://site.kga.test';

/** One copy of each app of a version. */
export type Copies = {
  readonly version: Version;
  /** Of the api and of web. */
  readonly api: string;
  readonly web: string;
  readonly end: () => Promise<void>;
};

/** Creates an empty database, or a copy of one without connections; returns its URL. */
export async function createCopy(adminUrl: string, from = 'template0'): Promise<string> {
  await using admin = createDatabase(adminUrl, { maxConnections: 1, statementTimeout: 0 });
  const name = `kga_update_${randomBytes(6).toString('hex')}`;
  const source = sql.id(from);
  await sql`create database ${sql.id(name)} template ${source} strategy file_copy`.execute(admin);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** A Redis, a mailbox, and apps of any version on the database. */
export async function startInstallation(
  resources: Resources,
  { databaseUrl, folder }: { databaseUrl: string; folder: string },
) {
  const redis = await startRedis();
  resources.defer(() => redis.stop());
  const mailbox = await startMailbox({ most: 1_000_000 });
  resources.defer(() => mailbox.close());
  const services = { databaseUrl, redisUrl: redis.url };
  const secrets = randomBytes(32).toString('base64url');
  mkdirSync(join(folder, 'logs'), { recursive: true });

  const settings = {
    api: {
      SESSION_SECRETS: secrets,
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: '1000000',
      SIGNATURE_ATTACK_PER_MINUTE: '1000000',
      PASSWORD_PRIORITY: 'normal',
      // Two versions share this machine; what they refuse for want of time is not what is looked for.
      SHED_EVENT_LOOP_DELAY_MS: '60000',
      PASSWORD_QUEUE_MAX: '1000',
      PUBLIC_ORIGIN: publicOrigin,
    },
    worker: {
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Update <update@kga.test>',
      PUBLIC_ORIGIN: publicOrigin,
    },
    web: { TRUST_PROXY: 'loopback', PUBLIC_ORIGIN: publicOrigin },
  } as const satisfies Record<AppName, Record<string, string>>;

  const startOne = async (
    scope: Resources,
    app: AppName,
    version: Version,
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const output = openSync(join(folder, 'logs', `${version.name}-${app}.log`), 'a');
    const all = { ...settings[app], ...more };
    const options = { output, folder: version.folder };
    return (await startApp(scope, app, services, all, options)).origin;
  };

  /** Starts a web of a version, which goes to an api of any version. */
  async function startWeb(version: Version, api: string): Promise<Pick<Copies, 'web' | 'end'>> {
    const scope = resources.use(new AsyncDisposableStack());
    const web = await startOne(scope, 'web', version, { API_URL: api });
    return { web, end: () => scope.disposeAsync() };
  }

  async function start(version: Version): Promise<Copies> {
    const scope = resources.use(new AsyncDisposableStack());
    const api = await startOne(scope, 'api', version);
    const web = await startOne(scope, 'web', version, { API_URL: api });
    await startOne(scope, 'worker', version);
    return { version, api, web, end: () => scope.disposeAsync() };
  }

  return {
    mailbox,
    start,
    startWeb,
    /** Of commands of the worker and the database. */
    env: {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      ENCRYPTION_KEYS: encryptionKey,
      BACKUP_DIR: join(folder, 'backups'),
      BACKUP_PASSPHRASE: secrets,
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;
