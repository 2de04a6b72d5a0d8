// SPDX-License-Identifier: AGPL-3.0-or-later
import { runAll } from './checks/run-all.ts';
import { runChecks } from './checks/run-checks.ts';
import { builtApps, sourceApps } from './stack/apps.ts';
import { runStack } from './stack/run-stack.ts';

/** What bootstrap.mjs runs for `npm start`, `npm run dev`, `npm test` and `npm run test:all`. */
const commands: Readonly<Record<string, () => Promise<void>>> = {
  start: () => runStack({ commands: builtApps, environment: 'production', build: true }),
  dev: () => runStack({ commands: sourceApps, environment: 'development', build: false }),
  test: runChecks,
  'test:all': runAll,
};

await commands[process.argv[2] ?? '']?.();
