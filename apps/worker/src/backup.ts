// SPDX-License-Identifier: AGPL-3.0-or-later
import { parseArgs } from 'node:util';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';

import { readConfig } from './features/backup/config.ts';
import { backUpKeys, makeBackup, noteBackup } from './features/backup/make-backup.ts';
import { runCommand, say } from './platform/command.ts';

const usage = `Usage: backup                 writes a backup into BACKUP_DIR
       backup --keys <file>   writes ENCRYPTION_KEYS into a file, to be stored apart
       backup --new-key       prints a pair of keys for BACKUP_RECIPIENTS and BACKUP_IDENTITY
       backup --made-elsewhere   remembers a backup that other tools made`;

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      keys: { type: 'string' },
      'new-key': { type: 'boolean' },
      'made-elsewhere': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return say(usage);
  if (values['new-key']) {
    const identity = await generateX25519Identity();
    say(`BACKUP_RECIPIENTS=${await identityToRecipient(identity)}`);
    say(`BACKUP_IDENTITY=${identity}`);
    return;
  }
  const config = readConfig();
  if (values['made-elsewhere']) {
    await noteBackup(config.databaseUrl, null);
    say('Noted that a backup was made.');
  } else if (values.keys !== undefined) {
    await backUpKeys(config, values.keys);
    say(`${values.keys}: the keys. Store them elsewhere than the backups.`);
  } else {
    const { file, bytes, rows, missingObjects } = await makeBackup(config);
    say(`${file}: ${rows} rows, ${(bytes / 1e6).toFixed(1)} MB`);
    if (missingObjects > 0) say(`The bucket lacks ${missingObjects} objects: doctor says more.`);
  }
}

await runCommand(run);
