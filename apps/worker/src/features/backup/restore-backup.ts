// SPDX-License-Identifier: AGPL-3.0-or-later
import { RestoreError, loadDump, withScratchDatabase } from '@kga/db/backup';
import { type Database, countObjects, createDatabase, migrateUp } from '@kga/db/core';
import { selectKeyVersions } from '@kga/db/registry';

import { readAgeFile } from './age-file.ts';
import type { BackupConfig } from './config.ts';

type RestoreOptions = {
  /** Whether it goes into the database of the settings, too, once it is verified. */
  intoDatabase: boolean;
  /** Whether rows that are there may be lost. */
  replace: boolean;
  say: (line: string) => void;
};

/**
 * Verifies a backup by restoring it into a database that is dropped afterwards, and then restores it
 * where that is wanted.
 *
 * @throws RestoreError
 */
export async function restoreBackup(
  config: BackupConfig,
  file: string,
  { intoDatabase, replace, say }: RestoreOptions,
): Promise<void> {
  if (replace && !intoDatabase) {
    throw new Error('--replace needs --into-database: without it nothing would be restored.');
  }
  const { databaseUrl } = config;
  const dump = await readAgeFile(file, config);
  const { header, summary, uploaded } = await withScratchDatabase(databaseUrl, async (url) => {
    const loaded = await loadDump(url, dump, { replace: false });
    return { ...loaded, ...(await inspect(config, url)) };
  });
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  say(`The backup of ${header.createdAt} is whole, at the migration ${header.migration}:`);
  say(`${rows} rows of ${Object.keys(summary.rows).length} tables, as many as were backed up,`);
  say(`and the logs of ${summary.logs.length} petitions with the roots that were published.`);
  if (uploaded > 0) {
    say(`${uploaded} objects are in the bucket, which has to be backed up apart.`);
  }
  if (!intoDatabase) return;
  const { heldMails } = await loadDump(databaseUrl, await readAgeFile(file, config), { replace });
  say('Restored. Run `migrate` before the apps start.');
  if (heldMails > 0) {
    say(`${heldMails} mails, and requests for mails, are held, because some of them may have been`);
    say('sent since: `mails:release` sends them, `mails:discard` gives them up.');
  }
}

/** Counts what the backup lacks, and checks its keys, with the tables of this version. */
async function inspect(config: BackupConfig, url: string): Promise<{ uploaded: number }> {
  const db = createDatabase(url, { maxConnections: 1, statementTimeout: 0 });
  try {
    await migrateUp(db);
    await checkKeys(config, db);
    return { uploaded: (await countObjects(db)).s3 };
  } finally {
    await db.destroy();
  }
}

/** Finds out before an emergency that a key is missing without which rows are lost. */
async function checkKeys({ encryptionKeys }: BackupConfig, db: Database): Promise<void> {
  if (!encryptionKeys) return;
  const known = new Set(encryptionKeys.map(({ version }) => version));
  const missing = (await selectKeyVersions(db)).filter((version) => !known.has(version));
  if (missing.length === 0) return;
  throw new RestoreError(
    `ENCRYPTION_KEYS lacks the keys ${missing.join(', ')}, with which rows are sealed.`,
  );
}
