import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { dataFolder, readConfig, root } from './config.ts';
import { findDatabase } from './services/services.ts';
import { encryptionKey } from './stack/stored-state.ts';

// Runs a command of the worker on DATABASE_URL, or on the stack of `npm start` beside it.
const [name = '', ...args] = process.argv.slice(2);
const config = readConfig();
const databaseUrl = await findDatabase(config, dataFolder).catch(() => undefined);
const keys = join(dataFolder, 'encryption-keys');
const env: NodeJS.ProcessEnv = {
  BACKUP_DIR: join(dataFolder, 'backups'),
  ...config.inherited,
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  ...(config.encryptionKeys === undefined &&
    config.databaseUrl === undefined &&
    existsSync(keys) && { ENCRYPTION_KEYS: encryptionKey(dataFolder) }),
};
const command = join(root, 'apps/worker/src', `${name}.ts`);
const { status } = spawnSync(process.execPath, ['--conditions=kga-source', command, ...args], {
  stdio: 'inherit',
  cwd: resolve(config.inherited['INIT_CWD'] ?? '.'),
  env,
});
process.exitCode = status ?? 1;
