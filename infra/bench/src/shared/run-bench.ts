// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

import { root } from '@kga/dev/testing';

import type { Resources } from './processes.ts';
import { type AppName, type ServiceSettings, type Services, createServices } from './product.ts';

/** Result of a bench; `figures` is the text of its closing line. */
export type Verdict = { readonly figures: string; readonly pass: boolean };

/** A setting of the command line, such as `--rounds=3`. */
export function option(name: string, otherwise: string): string {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  return String(values[name] ?? otherwise);
}

/**
 * Builds the apps, starts Postgres, Redis and the petition provider, and runs a bench. It releases all
 * resources whatever happens, and prints the closing line. The exit code is 1 below the bar.
 *
 * @param bench its `newServices` creates a database of its own with each call
 */
export async function runBench(
  name: string,
  apps: readonly AppName[],
  bench: (resources: Resources, newServices: () => Promise<Services>) => Promise<Verdict>,
  settings: ServiceSettings = {},
): Promise<void> {
  const resources = new AsyncDisposableStack();
  let stopped: Promise<never> | undefined;
  const stop = () => {
    stopped ??= resources.disposeAsync().then(
      () => process.exit(130),
      () => process.exit(130),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  try {
    await buildApps(apps);
    const { figures, pass } = await bench(resources, await createServices(resources, settings));
    await resources.disposeAsync();
    console.log(`${name}: ${figures}: ${pass ? 'pass' : 'below the bar'}`);
    process.exitCode = pass ? 0 : 1;
  } catch (error) {
    // A stopped bench fails because its resources are gone.
    if (stopped) await stopped;
    await resources.disposeAsync();
    throw error;
  }
}

/** Builds the apps that have changed since their last build. */
export async function buildApps(names: readonly AppName[]): Promise<void> {
  const filters = names.map((name) => `--filter=@kga/${name}`);
  const turbo = spawn('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(turbo, 'exit');
  if (code !== 0) throw new Error('The build failed.');
}
