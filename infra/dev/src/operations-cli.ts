// SPDX-License-Identifier: AGPL-3.0-or-later
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readConfig, root, usedDataFolder } from './config.ts';
import { findDatabase, findRedis } from './services/services.ts';
import { encryptionKey, storedSmtpUrl } from './stack/stored-state.ts';

// Runs a command of the worker with the settings of the environment, or on the stack of `npm start`.
const [name = '', ...args] = process.argv.slice(2);
const config = readConfig();
const dataFolder = usedDataFolder();
const { inherited } = config;

/** Settings of the stack, for those that the environment lacks. */
async function stackSettings(): Promise<NodeJS.ProcessEnv> {
  const smtpUrl = config.smtpUrl ?? storedSmtpUrl(dataFolder);
  const hasKeys = existsSync(join(dataFolder, 'encryption-keys'));
  return {
    DATABASE_URL: await findDatabase(config, dataFolder).catch(() => undefined),
    REDIS_URL: findRedis(config, dataFolder),
    ...(hasKeys && { ENCRYPTION_KEYS: encryptionKey(dataFolder) }),
    ...(smtpUrl !== undefined && { SMTP_URL: smtpUrl, MAIL_FROM: config.mailFrom }),
    PUBLIC_ORIGIN: config.publicOrigin,
    BACKUP_DIR: join(dataFolder, 'backups'),
  };
}

const isStack = config.databaseUrl === undefined;
const command = join(root, 'apps/worker/src', `${name}.ts`);
const { status } = spawnSync(process.execPath, ['--conditions=kga-source', command, ...args], {
  stdio: 'inherit',
  // Where npm was called, for the names of files.
  cwd: resolve(inherited['INIT_CWD'] ?? '.'),
  env: { ...(isStack && (await stackSettings())), ...inherited },
});
process.exitCode = status ?? 1;
