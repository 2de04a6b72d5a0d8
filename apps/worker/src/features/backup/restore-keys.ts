// SPDX-License-Identifier: AGPL-3.0-or-later
import { writeFile } from 'node:fs/promises';

import { RestoreError } from '@kga/db/backup';
import { encryptionKeys } from '@kga/server/settings';

import { type OpeningKeys, readAgeFile } from './age-file.ts';

/** Length of a file with keys at the most: there are 255 versions at the most, of 68 characters each. */
const keysMaxBytes = 20_000;

/**
 * The setting that `backup --keys` wrote, as a line of a file with settings.
 *
 * @throws RestoreError where the file holds something else
 */
export async function readKeysSetting(file: string, opening: OpeningKeys): Promise<string> {
  let text = '';
  for await (const part of await readAgeFile(file, opening)) {
    text += part.toString();
    if (text.length > keysMaxBytes) break;
  }
  const keys = text.trim();
  if (!encryptionKeys.safeParse(keys).success) {
    throw new RestoreError(`${file} holds no keys. \`backup --keys\` writes them.`);
  }
  return `ENCRYPTION_KEYS=${keys}\n`;
}

/** Writes the keys into a new file that only its owner can read. */
export async function restoreKeys(file: string, opening: OpeningKeys, to: string): Promise<void> {
  await writeFile(to, await readKeysSetting(file, opening), { mode: 0o600, flag: 'wx' });
}
