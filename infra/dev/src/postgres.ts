import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';
import { z } from 'zod';

import type { Children } from './children.ts';
import { runQuietly } from './command.ts';
import { freePort } from './ports.ts';
import { findHome, type PostgresHome } from './postgres-home.ts';
import { commandLine, endProcess, identityOf, knownProcess } from './processes.ts';

export interface PostgresOptions {
  readonly folder: string;
  readonly children: Children;
  readonly env: NodeJS.ProcessEnv;
  /** False for a throw-away cluster, which need not survive a power cut. */
  readonly durable: boolean;
}

const superuser = 'kga';
const settings = z.object({ password: z.string(), port: z.number() });
type Settings = z.infer<typeof settings>;

/**
 * Starts Postgres on loopback, initialised at the first time. An orphan of a killed run is ended
 * before.
 * @returns the superuser's address of the database `postgres`
 */
export async function startPostgres(options: PostgresOptions): Promise<string> {
  const home = await findHome(options.folder);
  await endOrphan(home.folder);
  const kept = readSettings(home.folder) ?? (await initialise(home, options));
  const port = await freePort(kept.port);
  writeSettings(home.folder, { ...kept, port });
  await startOnceReleased(options.children, {
    name: 'postgres',
    command: join(home.programs, 'postgres'),
    args: ['-D', home.folder, '-p', String(port), ...flags(options.durable)],
    cwd: home.folder,
    env: options.env,
    user: home.user,
    stage: 'service',
    quiet: true,
    // Its fast shutdown; the processes that it started it ends itself.
    endsWith: { signal: 'SIGINT', group: false },
    readyWhen: 'database system is ready to accept connections',
  });
  return addressOf({ ...kept, port });
}

/** Where the Postgres of an earlier or running start is reached; undefined where there is none. */
export async function knownPostgres(folder: string): Promise<string | undefined> {
  const home = await findHome(folder);
  const kept = readSettings(home.folder);
  return kept && addressOf(kept);
}

const addressOf = ({ password, port }: Settings) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres`;

/** Makes sure that the database exists, and gives its address. */
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

async function initialise(home: PostgresHome, options: PostgresOptions): Promise<Settings> {
  // What is there without settings is an initialisation that was cut short.
  for (const name of readdirSync(home.folder)) {
    rmSync(join(home.folder, name), { recursive: true, force: true });
  }
  const password = randomBytes(16).toString('hex');
  const passwordFile = `${home.folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (home.user) chownSync(passwordFile, home.user.uid, home.user.gid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  try {
    await runQuietly(
      'initdb',
      join(home.programs, 'initdb'),
      [
        `--pgdata=${home.folder}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Letters of every language count as letters, which trigram search needs.
        `--locale=${locale}`,
        ...(options.durable ? [] : ['--no-sync']),
      ],
      { cwd: home.folder, env: options.env, user: home.user },
    );
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

/** Backends of a killed postmaster hold its shared memory until they notice, a moment later. */
async function startOnceReleased(
  children: Children,
  spec: Parameters<Children['start']>[0],
): Promise<void> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    try {
      await children.start(spec);
      return;
    } catch (error) {
      const held = String(error).includes('shared memory block');
      if (!held || Date.now() > deadline) throw error;
      await delay(200);
    }
  }
}

async function endOrphan(folder: string): Promise<void> {
  const lock = join(folder, 'postmaster.pid');
  const pid = readPid(lock);
  if (pid === undefined) return;
  if (identityOf(pid) !== undefined && commandLine(pid).includes(folder)) {
    console.log(`Ending Postgres that a killed run had left (pid ${pid})`);
    await endProcess(knownProcess(pid), { signal: 'SIGINT', group: false, grace: 10_000 });
  }
  // Postgres would take a dead process that nobody has waited for, or a stranger that was given the
  // same pid since, for its own. Whether anyone uses the data it also tells by the shared memory.
  rmSync(lock, { force: true });
}

function readPid(lock: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function readSettings(folder: string): Settings | undefined {
  try {
    return settings.parse(JSON.parse(readFileSync(join(folder, 'kga.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

function writeSettings(folder: string, kept: Settings): void {
  writeFileSync(join(folder, 'kga.json'), JSON.stringify(kept), { mode: 0o600 });
}
