import { spawnSync } from 'node:child_process';

import { dataFolder, readConfig } from './config.ts';
import { databaseCommand, knownDatabase } from './services.ts';

// Runs a command on the database of DATABASE_URL, else on that of `npm start`, which has to run.
const config = readConfig();
const databaseUrl = await knownDatabase(config, dataFolder).catch(() => undefined);
if (databaseUrl === undefined) {
  console.error('No database answers: set DATABASE_URL, or run npm start beside this.');
  process.exit(1);
}
const command = databaseCommand(...process.argv.slice(2));
const { status } = spawnSync(process.execPath, command, {
  stdio: 'inherit',
  env: { ...config.inherited, DATABASE_URL: databaseUrl },
});
process.exitCode = status ?? 1;
