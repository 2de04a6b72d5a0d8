// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawnSync } from 'node:child_process';

import { readConfig, usedDataFolder } from './config.ts';
import { databaseCommand, findDatabase } from './services/services.ts';

// Runs a command of the database package on DATABASE_URL, or on the database of a running `npm start`.
const config = readConfig();
const dataFolder = usedDataFolder();
const databaseUrl = await findDatabase(config, dataFolder).catch(() => undefined);
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
