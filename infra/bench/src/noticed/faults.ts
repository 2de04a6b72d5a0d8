// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { insertBackup } from '@kga/db/backup';
import { type Database, createDatabase, holdMails } from '@kga/db/core';
import { type TestService, freePort } from '@kga/dev/testing';
import { Redis } from 'ioredis';
import { sql } from 'kysely';

import type { Site } from './site.ts';

/** What an operator would see while something is wrong, and how it is mended. */
export type Fault = {
  readonly name: string;
  /** Breaks it; returns what mends it, and settings with which `doctor` runs meanwhile. */
  readonly strike: (site: Site) => Promise<Struck>;
  /** Seconds to wait for alerts; what most take, unless given. */
  readonly seconds?: number;
  /** Seconds after which `doctor` runs; 3 unless given. */
  readonly diagnosedAfter?: number;
};

type Struck = {
  readonly mend: () => Promise<unknown>;
  readonly settings?: Readonly<Record<string, string>>;
};

const done = () => Promise.resolve();

/** Of a way to a service that ends every connection. */
const cut =
  (...names: readonly (keyof Site['proxies'])[]): Fault['strike'] =>
  async ({ proxies }) => {
    for (const name of names) proxies[name].cut();
    await done();
    return {
      mend: async () => {
        for (const name of names) proxies[name].mend();
        await done();
      },
    };
  };

const end =
  (app: 'api' | 'web' | 'worker'): Fault['strike'] =>
  async ({ apps }) => {
    await apps.end(app);
    return { mend: () => apps.start(app) };
  };

/** Of statements that change rows, and those that change them back. */
const change =
  (statement: string, back: string): Fault['strike'] =>
  async ({ db }) => {
    await sql.raw(statement).execute(db);
    return { mend: () => sql.raw(back).execute(db) };
  };

async function configure(server: TestService, name: string, value: string): Promise<void> {
  const client = new Redis(server.url);
  await client.config('SET', name, value);
  client.disconnect();
}

async function usedMemory(server: TestService): Promise<number> {
  const client = new Redis(server.url);
  const [, used = '0'] = /used_memory:(\d+)/.exec(await client.info('memory')) ?? [];
  client.disconnect();
  return Number(used);
}

const fillRedis =
  (name: 'cache' | 'queue'): Fault['strike'] =>
  async (site) => {
    const server = site[name];
    await configure(server, 'maxmemory', String(Math.round((await usedMemory(server)) * 1.02)));
    return { mend: () => configure(server, 'maxmemory', '0') };
  };

/** The provider fails, and has not answered since that time. */
const failProvider =
  (since: string): Fault['strike'] =>
  async (site) => {
    const { mend } = await cut('provider')(site);
    await sql.raw(`update petition_poll set succeeded_at = ${since}`).execute(site.db);
    return { mend };
  };

/** A transaction that lasts as long as it is wanted, as those of a person at psql do; the apps end theirs in time. */
async function begin(db: Database) {
  const transaction = await db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction);
  return transaction;
}

const patientDatabase = (url: string) =>
  createDatabase(url, { maxConnections: 250, connectionTimeout: 30_000, statementTimeout: 0 });

const useUpConnections: Fault['strike'] = async ({ postgres }) => {
  const db = patientDatabase(postgres.directUrl());
  const open = await Promise.allSettled(Array.from({ length: 200 }, () => begin(db)));
  return {
    mend: async () => {
      for (const one of open) {
        if (one.status === 'fulfilled') await one.value.rollback().execute();
      }
      await db.destroy();
    },
  };
};

const keepTransaction: Fault['strike'] = async ({ databaseUrl, postgres }) => {
  const direct = new URL(databaseUrl);
  direct.port = new URL(postgres.directUrl()).port;
  const db = patientDatabase(direct.href);
  const transaction = await begin(db);
  await sql`lock table forum_reply in access exclusive mode`.execute(transaction);
  return {
    mend: async () => {
      await transaction.rollback().execute();
      await db.destroy();
    },
  };
};

const waitForMails: Fault['strike'] = async (site) => {
  const { mend } = await cut('mail')(site);
  await sql`
    insert into outbox (id, job, payload, created_at, due_at)
    select gen_random_uuid(), 'mail.send', jsonb_build_object('about', 'contact_message', 'topic', 'other',
      'text', 'Hello', 'replyTo', null, 'accountId', null, 'language', 'en', 'suspicious', false),
      now() - interval '1 hour', now() - interval '1 hour'`.execute(site.db);
  return { mend };
};

const holdThem: Fault['strike'] = async (site) => {
  const waiting = await waitForMails(site);
  await holdMails(site.db);
  await waiting.mend();
  return { mend: () => sql`delete from outbox where job = 'mail.send'`.execute(site.db) };
};

/** A certificate that browsers do not trust, and that ends tomorrow. */
const oldCertificate: Fault['strike'] = async ({ folder }) => {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const of = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files, ...of];
  execFileSync('openssl', args, { stdio: 'ignore' });
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    (_, response) => void response.end('{}'),
  );
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  return {
    mend: async () => {
      server.closeAllConnections();
      server.close();
      await done();
    },
    settings: { PUBLIC_ORIGIN: `https://localhost:${port}` },
  };
};

const otherKey = { ENCRYPTION_KEYS: `1:${'6b'.repeat(32)}` } as const;

const wrongKey: Fault['strike'] = async ({ apps }) => {
  await apps.end('api');
  await apps.start('api', otherKey);
  return {
    mend: async () => {
      await apps.end('api');
      await apps.start('api');
    },
    settings: otherKey,
  };
};

const fillDisk: Fault['strike'] = async ({ postgres, db }) => {
  const filled = postgres.fillDisk(28_000);
  // What is written next does not fit: the log has room of its own for a while.
  const write = async () => {
    await setTimeout(3_000);
    await sql`create table ballast as
      select repeat(md5(number::text), 50) as text from generate_series(1, 100000) as number`.execute(
      db,
    );
  };
  const written = write().catch(() => undefined);
  await done();
  return {
    mend: async () => {
      await Promise.all([filled, written]);
      await sql`drop table if exists ballast`.execute(db);
    },
  };
};

const freeze: Fault['strike'] = async ({ apps }) => {
  apps.signal('worker', 'SIGSTOP');
  await done();
  return {
    mend: async () => {
      apps.signal('worker', 'SIGCONT');
      await done();
    },
  };
};

const slow: Fault['strike'] = async ({ proxies }) => {
  proxies.postgres.delay(700);
  await done();
  return {
    mend: async () => {
      proxies.postgres.delay(0);
      await done();
    },
  };
};

const evict: Fault['strike'] = async ({ queue }) => {
  await configure(queue, 'maxmemory-policy', 'allkeys-lru');
  return { mend: () => configure(queue, 'maxmemory-policy', 'noeviction') };
};

const newest = '(select max(name) from kysely_migration)';

export const faults: readonly Fault[] = [
  { name: 'Postgres is away', strike: cut('postgres') },
  { name: 'Postgres answers after 0.7 s', strike: slow },
  { name: 'the disk of Postgres is full', strike: fillDisk },
  { name: 'all connections of Postgres are used', strike: useUpConnections },
  { name: 'a transaction locks a table', strike: keepTransaction },
  { name: 'a migration has not run', strike: missMigration },
  { name: 'Redis is away, that of queues too', strike: cut('cache', 'queue') },
  { name: 'the Redis of sessions is away', strike: cut('cache') },
  { name: 'the Redis of queues is away', strike: cut('queue') },
  { name: 'the Redis of sessions is full', strike: fillRedis('cache') },
  { name: 'the Redis of queues is full', strike: fillRedis('queue') },
  { name: 'the Redis of queues evicts keys', strike: evict },
  { name: 'api is down', strike: end('api') },
  { name: 'web is down', strike: end('web') },
  { name: 'worker is down', strike: end('worker') },
  { name: 'worker hangs', strike: freeze, seconds: 75, diagnosedAfter: 65 },
  {
    name: 'the provider fails since three hours',
    strike: failProvider("now() - interval '3 hours'"),
  },
  { name: 'the provider never answered', strike: failProvider('null') },
  {
    name: 'a source of news cannot be read',
    strike: change(
      `insert into feed (id, url, site_url, name, language, category, enabled, state)
        values (gen_random_uuid(), 'https://gone.kga.test/feed', 'https://gone.kga.test', 'Gone', 'en', 'other', true, 'gone')`,
      "delete from feed where url = 'https://gone.kga.test/feed'",
    ),
  },
  { name: 'the mail server is away', strike: waitForMails },
  { name: 'mails are held since a restore', strike: holdThem, seconds: 150 },
  { name: 'the api has another key', strike: wrongKey },
  { name: 'the certificate ends tomorrow', strike: oldCertificate },
  {
    name: 'the newest backup is three days old',
    strike: change(
      "update backup set made_at = now() - interval '3 days'",
      'update backup set made_at = now()',
    ),
  },
  {
    name: 'no backup was made',
    seconds: 60,
    strike: async ({ db }) => {
      await sql`delete from backup`.execute(db);
      return { mend: () => insertBackup(db, 1) };
    },
  },
];

async function missMigration({ db }: Site): Promise<Struck> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select name, timestamp from kysely_migration where name = ${sql.raw(newest)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No migration has run.');
  await sql`delete from kysely_migration where name = ${row.name}`.execute(db);
  const back = sql`insert into kysely_migration (name, timestamp) values (${row.name}, ${row.timestamp})`;
  return { mend: () => back.execute(db) };
}
