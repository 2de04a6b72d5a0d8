// SPDX-License-Identifier: AGPL-3.0-or-later
import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { Client } from 'pg';
import { z } from 'zod';

import { runQuietly } from '../supervisor/command.ts';
import type { ProcessSupervisor } from '../supervisor/process-supervisor.ts';
import { freePort } from './ports.ts';
import { findHome, type PostgresHome } from './postgres-home.ts';
import type { ServiceOptions } from './service-options.ts';

const superuser = 'kga';
const settingsSchema = z.object({ password: z.string(), port: z.number() });
type Settings = z.infer<typeof settingsSchema>;

/**
 * Starts Postgres on loopback. The first start initialises the cluster.
 *
 * @returns the superuser's URL of the database `postgres`
 */
export async function startPostgres(options: ServiceOptions): Promise<string> {
  const home = await findHome(options.folder);
  // The run record has ended a Postgres that a killed run left. Its lock may name a zombie or a process
  // with a recycled pid; Postgres also checks its shared memory, so removing the lock is safe.
  rmSync(join(home.folder, 'postmaster.pid'), { force: true });
  const stored = readSettings(home.folder) ?? (await initialise(home, options));
  const settings = { ...stored, port: await freePort(stored.port) };
  writeSettings(home.folder, settings);
  await startWhenReleased(options.supervisor, {
    name: 'postgres',
    command: join(home.programs, 'postgres'),
    args: ['-D', home.folder, '-p', String(settings.port), ...flags(options.durable)],
    cwd: home.folder,
    env: options.env,
    user: home.user,
    stage: 'service',
    quiet: true,
    // Fast shutdown: the postmaster stops its own children.
    endsWith: { signal: 'SIGINT', group: false },
    readyWhen: 'database system is ready to accept connections',
  });
  return urlOf(settings);
}

/** Superuser's URL of the Postgres of this folder, running or not; undefined before its first start. */
export async function findPostgres(folder: string): Promise<string | undefined> {
  const home = await findHome(folder);
  const settings = readSettings(home.folder);
  return settings && urlOf(settings);
}

const urlOf = ({ password, port }: Settings) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

/** Creates the database if it does not exist, and returns its URL. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function initialise(home: PostgresHome, options: ServiceOptions): Promise<Settings> {
  // Files without settings are left over from an interrupted initialisation.
  for (const name of readdirSync(home.folder)) {
    rmSync(join(home.folder, name), { recursive: true, force: true });
  }
  const password = randomBytes(16).toString('hex');
  const passwordFile = `${home.folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
  const args = [
    `--pgdata=${home.folder}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Trigram search needs letters of every language to count as letters.
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    ...(options.durable ? [] : ['--no-sync']),
  ];
  try {
    const { folder: cwd, programs, user } = home;
    await runQuietly('initdb', join(programs, 'initdb'), args, { cwd, env: options.env, user });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  return { password, port: await freePort() };
}

function flags(durable: boolean): string[] {
  const set = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  return Object.entries(set).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Backends of a killed postmaster hold its shared memory for another moment: tries until they exit. */
async function startWhenReleased(
  supervisor: ProcessSupervisor,
  spec: Parameters<ProcessSupervisor['start']>[0],
): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      await supervisor.start(spec);
      return;
    } catch (error) {
      const isHeld = String(error).includes('shared memory block');
      if (!isHeld || Date.now() > deadline) throw error;
      await setTimeout(200);
    }
  }
}

export function writeSettings(folder: string, settings: Settings): void {
  writeFileSync(join(folder, 'kga.json'), JSON.stringify(settings), { mode: 0o600 });
}

function readSettings(folder: string): Settings | undefined {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(join(folder, 'kga.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
