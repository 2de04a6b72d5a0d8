// SPDX-License-Identifier: AGPL-3.0-or-later
import { runAll } from './checks/run-all.ts';
import { runChecks } from './checks/run-checks.ts';
import { builtApps, sourceApps } from './stack/apps.ts';
import type { StackOptions } from './stack/run-stack.ts';

/** Imported on demand, because the checks do without the stand-ins. */
async function runStack(options: StackOptions): Promise<void> {
  const stack = await import('./stack/run-stack.ts');
  await stack.runStack(options);
}

/** What bootstrap.mjs runs: the command is the name of the script in package.json. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  start: () => runStack({ commands: builtApps, environment: 'production', build: true }),
  dev: () => runStack({ commands: sourceApps, environment: 'development', build: false }),
  check: () => runChecks('paths'),
  test: () => runChecks('fast'),
  'test:slow': () => runChecks('slow'),
  'test:all': runAll,
};

await commands[process.argv[2] ?? '']?.();
