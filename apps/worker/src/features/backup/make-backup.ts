// SPDX-License-Identifier: AGPL-3.0-or-later
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { dumpDatabase, insertBackup } from '@kga/db/backup';
import { createDatabase } from '@kga/db/core';
import { openBucket } from '@kga/server';

import { bucketTimeoutMs } from '../../platform/objects.ts';
import { writeAgeFile } from './age-file.ts';
import type { BackupConfig } from './config.ts';

/** What a backup is encrypted with. @throws Error without either */
function lockOf({ recipients, passphrase }: BackupConfig) {
  if (recipients.length > 0 || passphrase !== undefined) return { recipients, passphrase };
  throw new Error(
    'Set BACKUP_RECIPIENTS to a public key of age, or BACKUP_PASSPHRASE. `backup --new-key` makes a pair of keys.',
  );
}

type Written = { file: string; bytes: number; rows: number; missingObjects: number };

/** Writes a backup of the database with all objects in it, and remembers when. */
export async function makeBackup(
  config: BackupConfig,
  now: () => Date = () => new Date(),
): Promise<Written> {
  const { databaseUrl, folder } = config;
  const lock = lockOf(config);
  const bucket = config.bucket && openBucket(config.bucket, { timeoutMs: bucketTimeoutMs });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const time = now().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = join(folder, `kga-${time}Z.sql.gz.age`);
  let rows = 0;
  let missingObjects = 0;
  async function* content() {
    const summary = yield* dumpDatabase(databaseUrl, now, bucket);
    missingObjects = summary.missingObjects;
    rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  }
  const bytes = await writeAgeFile(file, content(), lock);
  await noteBackup(databaseUrl, bytes);
  return { file, bytes, rows, missingObjects };
}

/** Remembers that a backup was made; without a size where other tools made it. */
export async function noteBackup(databaseUrl: string, bytes: number | null): Promise<void> {
  const db = createDatabase(databaseUrl, { maxConnections: 1 });
  try {
    await insertBackup(db, bytes);
  } finally {
    await db.destroy();
  }
}

/** Writes `ENCRYPTION_KEYS` into a file of its own, which belongs elsewhere than the backups. */
export async function backUpKeys(config: BackupConfig, file: string): Promise<void> {
  const { encryptionKeys } = config;
  const lock = lockOf(config);
  if (!encryptionKeys) throw new Error('Set ENCRYPTION_KEYS to the keys of the installation.');
  const keys = encryptionKeys.map(
    ({ version, key }) => `${version}:${Buffer.from(key).toString('hex')}`,
  );
  async function* content() {
    yield `${keys.join(',')}\n`;
  }
  await writeAgeFile(file, content(), lock);
}
