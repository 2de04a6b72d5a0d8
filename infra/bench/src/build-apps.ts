import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { root } from './config.ts';

export type AppName = 'api' | 'worker' | 'web';

/** Builds what has changed since it was built last. */
export async function buildApps(names: readonly AppName[]): Promise<void> {
  const filters = names.map((name) => `--filter=@kga/${name}`);
  const turbo = spawn('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(turbo, 'exit');
  if (code !== 0) throw new Error('The build failed.');
}
