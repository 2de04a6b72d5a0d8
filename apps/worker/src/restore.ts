// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseArgs } from 'node:util';

import { readConfig, readOpeningKeys } from './features/backup/config.ts';
import { restoreBackup } from './features/backup/restore-backup.ts';
import { readKeysSetting, restoreKeys } from './features/backup/restore-keys.ts';
import { runCommand, say } from './platform/command.ts';

const usage = `Usage: restore <file>                  verifies a backup in a database of its own
       restore <file> --into-database  then restores it into DATABASE_URL
                      --replace        although rows are there, which are lost
       restore --keys <file>           prints ENCRYPTION_KEYS from the file of \`backup --keys\`
                      --to <file>      writes them into a new file that only you can read`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      'into-database': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      keys: { type: 'string' },
      to: { type: 'string' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help) return say(usage);
  if (values.keys !== undefined && positionals.length === 0) {
    return printOrWriteKeys(values.keys, values.to);
  }
  const isOfKeys = values.keys !== undefined || values.to !== undefined;
  if (file === undefined || positionals.length > 1 || isOfKeys) throw new Error(usage);
  await restoreBackup(readConfig(), file, {
    intoDatabase: values['into-database'],
    replace: values.replace,
    say,
  });
}

/** Needs nothing but what opens the file, because the settings may be lost, too. */
async function printOrWriteKeys(file: string, to: string | undefined): Promise<void> {
  if (to === undefined) return say((await readKeysSetting(file, readOpeningKeys())).trimEnd());
  await restoreKeys(file, readOpeningKeys(), to);
  say(`${to}: the keys of the installation, as a setting.`);
}

await runCommand(run);
