import { parseArgs } from 'node:util';

import { readConfig } from './features/backup/config.ts';
import { restoreBackup } from './features/backup/restore-backup.ts';
import { runCommand, say } from './platform/command.ts';

const usage = `Usage: restore <file>                  verifies a backup in a database of its own
       restore <file> --into-database  then restores it into DATABASE_URL
                      --replace        although rows are there, which are lost`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      'into-database': { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help) return say(usage);
  if (file === undefined || positionals.length > 1) throw new Error(usage);
  await restoreBackup(readConfig(), file, {
    intoDatabase: values['into-database'],
    replace: values.replace,
    say,
  });
}

await runCommand(run);
