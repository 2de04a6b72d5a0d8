import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { dataFolder, readConfig, root } from './config.ts';
import { knownDatabase } from './services.ts';

// Gives a role in the database of DATABASE_URL, else in that of `npm start`, which has to run.
const config = readConfig();
const databaseUrl = await knownDatabase(config, dataFolder).catch(() => undefined);
if (databaseUrl === undefined) {
  console.error('No database answers: set DATABASE_URL, or run npm start beside this.');
  process.exit(1);
}
const cli = join(root, 'packages/db/src/cli.ts');
const { status } = spawnSync(
  process.execPath,
  ['--conditions=kga-source', cli, 'admin:grant', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...config.inherited, DATABASE_URL: databaseUrl } },
);
process.exitCode = status ?? 1;
