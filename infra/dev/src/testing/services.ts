// SPDX-License-Identifier: AGPL-3.0-or-later
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from '../config.ts';
import { startPgBouncer } from '../services/pgbouncer.ts';
import {
  promoteReplica,
  startReplica as startPostgresReplica,
} from '../services/postgres-replica.ts';
import * as postgres from '../services/postgres.ts';
import * as redis from '../services/redis.ts';
import type { ServiceOptions } from '../services/service-options.ts';
import { ProcessSupervisor } from '../supervisor/process-supervisor.ts';
import { sendSignal } from '../supervisor/processes.ts';

export { readConfig, root } from '../config.ts';
export { apiMemory, builtApps } from '../stack/apps.ts';
export { findPgBouncer } from '../services/pgbouncer.ts';
export { type ObjectStorage, startObjectStorage } from './object-storage.ts';
export { startCluster, startSentinel } from './redis-fleets.ts';
export { withCompileCache } from './compile-cache.ts';
export { type TcpProxy, startTcpProxy } from './tcp-proxy.ts';
export { requireProgram } from '../services/install-program.ts';
export { freePort } from '../services/ports.ts';
export { waitUntilReady } from '../supervisor/wait-until-ready.ts';
export { startMailbox, type CaughtMail, type Mailbox } from '../mail-catcher/mailbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser's URL of a Postgres whose template database is migrated. */
    databaseUrl: string;
  }
}

/** A service of one test file, initially empty, on a loopback port of its own. */
export interface TestService {
  /** Unchanged by restarts. */
  readonly url: string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
  /** Stops it by SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again, stopping it first where it runs. */
  restart(): Promise<void>;
}

/** A replica that can become a cluster of its own. */
export interface TestReplica extends TestService {
  /** Ends its following: it takes writes, and after a restart, too. */
  promote(): Promise<void>;
}

interface PostgresOptions {
  /** Whether a commit waits for the disk, as in production. */
  readonly durable?: boolean;
  /** Folder in which a folder for its data is created. By default in memory if it need not be durable. */
  readonly disk?: string;
}

/** A Redis that is empty again after a restart. */
export function startRedis(): Promise<TestService> {
  return startService('redis', redis.startRedis);
}

/** A Postgres cluster; `url` names the superuser and the database `postgres`. */
export function startPostgres(options: PostgresOptions = {}): Promise<TestService> {
  return startService('postgres', postgres.startPostgres, options);
}

/** A replica of the cluster of a URL; its `url` is the same database there. */
export async function startReplica(
  primaryUrl: string,
  options: PostgresOptions = {},
): Promise<TestReplica> {
  let isPromoted = false;
  const start = (given: ServiceOptions) =>
    isPromoted ? postgres.startPostgres(given) : startPostgresReplica(primaryUrl, given);
  const service = await startService('postgres', start, options);
  return {
    ...service,
    async promote() {
      await promoteReplica(service.url);
      isPromoted = true;
    },
  };
}

/** PgBouncer in transaction mode in front of a database; its `url` is the database through it. */
export function startPooler(databaseUrl: string): Promise<TestService> {
  const start = (options: ServiceOptions) => startPgBouncer(databaseUrl, options);
  return startService('pgbouncer', start);
}

const memory = '/dev/shm';
const neededMemory = 4 * 1024 ** 3;

/**
 * A folder in memory if it has room, otherwise the temporary folder. Tests clone and drop hundreds of
 * databases of a thousand files each, and ext4 is slow to create files right after deleting others.
 */
function fastFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function startService(
  name: string,
  start: (options: ServiceOptions) => Promise<string>,
  { durable = false, disk = durable ? tmpdir() : fastFolder() }: PostgresOptions = {},
): Promise<TestService> {
  const parent = mkdtempSync(join(disk, `kga-${name}-`));
  // The system user that runs Postgres needs access.
  chmodSync(parent, 0o755);
  const { inherited: env } = readConfig();
  const folder = join(parent, name);
  // An interrupted test run leaves neither processes nor data behind.
  const pids = new Set<number>();
  const run = {
    add: ({ pid }: { pid: number }) => void pids.add(pid),
    remove: (pid: number) => void pids.delete(pid),
  };
  const remove = () => rmSync(parent, { recursive: true, force: true, maxRetries: 5 });
  const atExit = () => {
    pids.forEach((pid) => sendSignal(pid, 'SIGKILL'));
    remove();
  };
  process.once('exit', atExit);

  let supervisor = new ProcessSupervisor({ run, say: () => {} });
  const launch = () => start({ folder, supervisor, env, durable });
  const end = async (signal?: 'SIGKILL') => {
    const pid = supervisor.pidOf(name);
    if (signal && pid !== undefined) sendSignal(pid, signal);
    await supervisor.stopAll();
    supervisor = new ProcessSupervisor({ run, say: () => {} });
  };
  const url = await launch();
  return {
    url,
    kill: () => end('SIGKILL'),
    async restart() {
      await end();
      const next = await launch();
      if (next !== url) throw new Error(`${name} came back at ${next} instead of ${url}`);
    },
    async stop() {
      await end();
      process.removeListener('exit', atExit);
      remove();
    },
  };
}
