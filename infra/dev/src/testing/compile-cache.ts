// SPDX-License-Identifier: AGPL-3.0-or-later
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from '../config.ts';

const run = promisify(execFile);

const folder = join(root, 'node_modules/.cache/node-compile');

/** What the processes of tests load at their start. */
const entries = ['apps/api/src/app.ts', 'apps/worker/src/worker.ts'];

/**
 * Adds to the environment of a process the folder where Node keeps compiled modules: it starts in half
 * the processor time.
 */
export function withCompileCache(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: folder, ...env };
}

/** Fills the folder once, because a process that is killed writes nothing into it. */
export async function fillCompileCache(): Promise<void> {
  if (existsSync(folder)) return;
  const env = withCompileCache({});
  await Promise.all(
    entries.map((entry) => {
      const script = `await import(${JSON.stringify(join(root, entry))}); process.exit();`;
      const options = ['--conditions=kga-source', '--input-type=module', '--eval', script];
      return run(process.execPath, options, { cwd: root, env });
    }),
  );
}
