// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';

import { bucketSettings, checkBucketSettings, readBucketConfig } from '@kga/server';
import { encryptionKeys, parseSettings, withPassword, withSecretFiles } from '@kga/server/settings';
import { z } from 'zod';

import type { OpeningKeys } from './age-file.ts';

const splitRecipients = (text: string) => text.split(',').flatMap((one) => one.trim() || []);
const recipient = z.string().regex(/^age1[0-9a-z]+$/, 'Give public keys: age1…,age1…');

/** Settings of `backup` and `restore`. */
export const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PGPASSWORD: z.string().optional(),
  ENCRYPTION_KEYS: z.optional(encryptionKeys),
  ...bucketSettings,
  BACKUP_OBJECTS: z.enum(['included', 'apart']).default('included'),
  BACKUP_DIR: z.string().default('backups'),
  BACKUP_RECIPIENTS: z.string().default('').transform(splitRecipients).pipe(z.array(recipient)),
  BACKUP_PASSPHRASE: z.string().min(12, 'is needed with 12 characters or more').optional(),
  BACKUP_IDENTITY: z.string().optional(),
});

export type BackupConfig = ReturnType<typeof readConfig>;

/** @throws SettingsError */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const data = parseSettings(
    settings.check(checkBucketSettings),
    withSecretFiles(env, readFileSync),
  );
  return {
    /** Not through a pooler, because one transaction reads all of it. */
    databaseUrl: withPassword(data.DATABASE_DIRECT_URL ?? data.DATABASE_URL, data.PGPASSWORD),
    /** Undefined where they are not to be checked. */
    encryptionKeys: data.ENCRYPTION_KEYS,
    /** Whose objects a backup includes; undefined without a bucket, or if it is backed up apart. */
    bucket: data.BACKUP_OBJECTS === 'included' ? readBucketConfig(data) : undefined,
    folder: data.BACKUP_DIR,
    /** Public keys that a backup is encrypted to; the private one need not be on this machine. */
    recipients: data.BACKUP_RECIPIENTS,
    ...openingKeysOf(data),
  };
}

/** What opens a backup, on a machine without settings, too. @throws SettingsError */
export function readOpeningKeys(
  env: Readonly<Record<string, string | undefined>> = process.env,
): OpeningKeys {
  const needed = settings.pick({ BACKUP_PASSPHRASE: true, BACKUP_IDENTITY: true });
  return openingKeysOf(parseSettings(needed, withSecretFiles(env, readFileSync)));
}

const openingKeysOf = (
  data: Pick<z.output<typeof settings>, 'BACKUP_PASSPHRASE' | 'BACKUP_IDENTITY'>,
): OpeningKeys => ({
  passphrase: data.BACKUP_PASSPHRASE,
  /** The private key, with the comment lines of a file that `age-keygen` writes. */
  identity: data.BACKUP_IDENTITY?.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-')),
});
