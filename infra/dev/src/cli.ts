// SPDX-License-Identifier: AGPL-3.0-or-later
// Usage: cli.ts database|worker <command> [arguments]
// Runs a command of the database package, or a program of the worker, with the settings of the environment or on
// the stack of `npm start`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { dataFolder, dataRoot, emptyFolder, readConfig, root } from './config.ts';
import { databaseCommand, findDatabase, findRedis } from './services/services.ts';
import { encryptionKey, storedSmtpUrl } from './stack/stored-state.ts';
import { isLocked } from './supervisor/run-record.ts';

const [of = '', name = '', ...args] = process.argv.slice(2);
const config = readConfig();
/** Of the run beside this command, or of the last one with the demonstration. */
const folder = !isLocked(dataRoot) && isLocked(emptyFolder) ? emptyFolder : dataFolder;
const { inherited } = config;
const databaseUrl = await findDatabase(config, folder).catch(() => undefined);

/** Settings of the stack, for those that the environment lacks. */
function stackSettings(): NodeJS.ProcessEnv {
  const smtpUrl = config.smtpUrl ?? storedSmtpUrl(folder);
  const hasKeys = existsSync(join(folder, 'encryption-keys'));
  return {
    DATABASE_URL: databaseUrl,
    REDIS_URL: findRedis(config, folder),
    ...(hasKeys && { ENCRYPTION_KEYS: encryptionKey(folder) }),
    ...(smtpUrl !== undefined && { SMTP_URL: smtpUrl, MAIL_FROM: config.mailFrom }),
    PUBLIC_ORIGIN: config.publicOrigin,
    BACKUP_DIR: join(folder, 'backups'),
  };
}

const run = (command: readonly string[], options: { cwd?: string; env: NodeJS.ProcessEnv }) =>
  spawnSync(process.execPath, command, { ...options, stdio: 'inherit' }).status ?? 1;

if (of === 'worker') {
  const isStack = config.databaseUrl === undefined;
  const program = join(root, 'apps/worker/src', `${name}.ts`);
  process.exitCode = run(['--conditions=kga-source', program, ...args], {
    // Where npm was called, for the names of files.
    cwd: resolve(inherited['INIT_CWD'] ?? '.'),
    env: { ...(isStack && stackSettings()), ...inherited },
  });
} else if (databaseUrl === undefined) {
  console.error('No database answers: set DATABASE_URL, or run npm start beside this.');
  process.exitCode = 1;
} else {
  const env = { ...inherited, DATABASE_URL: databaseUrl };
  process.exitCode = run(databaseCommand(name, ...args), { env });
}
