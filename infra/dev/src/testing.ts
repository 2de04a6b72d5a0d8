import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Children } from './children.ts';
import { findProgram } from './command.ts';
import { readConfig } from './config.ts';
import { installWithApt } from './install-package.ts';
import { startPostgres as startPostgresIn } from './postgres.ts';
import { sendSignal } from './processes.ts';
import { startRedis as startRedisIn } from './redis.ts';

export { builtApps } from './apps.ts';
export { startMailbox, type CaughtMail, type Mailbox } from './mail-catcher/mailbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of a Postgres whose template database is migrated. */
    databaseUrl: string;
  }
}

/** A service of one test file, empty at the beginning, on a loopback port of its own. */
export interface TestService {
  /** The same after every restart. */
  readonly url: string;
  /** Ends it and removes what it wrote. */
  stop(): Promise<void>;
  /** Ends it as `kill -9` does, and leaves it down. */
  kill(): Promise<void>;
  /** Starts it again, after `kill` or while it runs. */
  restart(): Promise<void>;
}

/**
 * Path of a program, which is installed with apt where it is missing.
 *
 * @throws Error where neither helps
 */
export async function findOrInstall(name: string, packages: readonly string[]): Promise<string> {
  const found = await findProgram([name]);
  if (found) return found;
  await installWithApt(packages, readConfig().inherited);
  const installed = await findProgram([name]);
  if (installed) return installed;
  throw new Error(`${name} is needed and is not there. Install it, and try again.`);
}

type Start = (options: {
  folder: string;
  children: Children;
  env: NodeJS.ProcessEnv;
  durable: boolean;
}) => Promise<string>;

/** A Redis that keeps nothing over a restart. */
export function startRedis(): Promise<TestService> {
  return startService('redis', startRedisIn);
}

/** A Postgres cluster; `url` is the superuser's, of the database `postgres`. */
export function startPostgres(): Promise<TestService> {
  return startService('postgres', startPostgresIn);
}

async function startService(name: string, start: Start): Promise<TestService> {
  const parent = mkdtempSync(join(tmpdir(), `kga-${name}-`));
  // The user that Postgres runs as has to pass through.
  chmodSync(parent, 0o755);
  const { inherited: env } = readConfig();
  const folder = join(parent, name);
  // A test run that is cut short leaves nothing behind either.
  const pids = new Set<number>();
  const run = {
    add: ({ pid }: { pid: number }) => void pids.add(pid),
    remove: (pid: number) => void pids.delete(pid),
  };
  const atExit = () => pids.forEach((pid) => sendSignal(pid, 'SIGKILL'));
  process.once('exit', atExit);

  let children = new Children({ run, say: () => {} });
  const launch = () => start({ folder, children, env, durable: false });
  const end = async (signal?: 'SIGKILL') => {
    const pid = children.pidOf(name);
    if (signal && pid !== undefined) sendSignal(pid, signal);
    await children.stopAll();
    children = new Children({ run, say: () => {} });
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
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
