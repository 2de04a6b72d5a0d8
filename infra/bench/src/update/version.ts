// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { readConfig, root } from '@kga/dev/testing';

import type { Resources } from '../shared/processes.ts';
import { buildApps } from '../shared/run-bench.ts';

/** What counts as version 0.1.0, the first one that others are updated from. */
export const firstVersion = '5f404befeafc6aecac5b0d2ec2f97365246e2450';

/** A version of the product that is built. */
export type Version = {
  readonly name: 'old' | 'new';
  /** Where its packages are. */
  readonly folder: string;
};

/** This checkout cannot have that version: its history or its dependencies are not there. */
export class UnavailableError extends Error {}

/**
 * Why a version cannot be built on this machine, after which a test is skipped. In CI a skipped test would go
 * unnoticed.
 *
 * @throws what was thrown, where it has another reason or this is CI
 */
export function whySkipped(error: unknown, { CI }: Readonly<{ CI?: string | undefined }>): string {
  if (error instanceof UnavailableError && !CI) return error.message;
  throw error;
}

const execute = promisify(execFile);
const most = { maxBuffer: 64 * 1024 * 1024 };

/** The error of a command, by its last lines. */
const lastLines = (error: unknown): string =>
  String(error instanceof Error && 'stderr' in error ? error.stderr : error)
    .trim()
    .split('\n')
    .slice(-3)
    .join(' ');

/** Installs what the lock file names, from the store of packages, or else from the registry. */
async function install(folder: string): Promise<void> {
  const env = { ...readConfig().inherited, CI: 'true' };
  const flags = ['install', '--frozen-lockfile'];
  for (const source of ['--offline', '--prefer-offline']) {
    try {
      await execute('pnpm', [...flags, source], { ...most, cwd: folder, env });
      return;
    } catch (error) {
      if (source === '--offline') continue;
      throw new UnavailableError(`its dependencies cannot be installed: ${lastLines(error)}`);
    }
  }
}

/**
 * Builds the version of a commit in a folder of its own, which is removed with `resources`.
 *
 * @throws UnavailableError where its history or its dependencies are not there
 */
export async function buildVersion(resources: Resources, commit: string): Promise<Version> {
  await execute('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).catch(() => {
    throw new UnavailableError(`the history of this clone does not have ${commit}`);
  });
  const folder = mkdtempSync(join(tmpdir(), 'kga-version-'));
  resources.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const archive = join(folder, 'version.tar');
  await execute('git', ['archive', '--output', archive, commit], { cwd: root });
  await execute('tar', ['-xf', archive], { cwd: folder });
  rmSync(archive);
  await install(folder);
  const { inherited } = readConfig();
  const programs = join(folder, 'node_modules/.bin');
  const env = { ...inherited, PATH: [programs, inherited['PATH']].join(delimiter) };
  const apps = ['api', 'worker', 'web'].map((app) => `--filter=@kga/${app}`);
  const build = ['run', 'build', '--output-logs=errors-only', ...apps];
  await execute(join(programs, 'turbo'), build, { ...most, cwd: folder, env });
  if (!existsSync(join(folder, 'apps/api/dist/main.js'))) throw new Error('It was not built.');
  return { name: 'old', folder };
}

/** Builds the version of this folder. */
export async function buildThisVersion(): Promise<Version> {
  await buildApps(['api', 'worker', 'web']);
  return { name: 'new', folder: root };
}

/**
 * Runs a command of a version as its image does: `db` the command line of the database, any other name a program
 * of the worker. Returns what it printed.
 */
export async function runOf(
  { folder }: Version,
  program: 'db' | 'backup' | 'restore' | 'doctor',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const file = program === 'db' ? 'packages/db/dist/src/cli.js' : `apps/worker/dist/${program}.js`;
  const { stdout } = await execute(process.execPath, [join(folder, file), ...args], {
    ...most,
    cwd: join(folder, 'apps/worker'),
    env: { PATH: readConfig().inherited['PATH'], NODE_ENV: 'production', ...env },
  });
  return stdout;
}
