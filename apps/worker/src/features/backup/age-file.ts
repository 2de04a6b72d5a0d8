// SPDX-License-Identifier: AGPL-3.0-or-later
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';

import { Decrypter, Encrypter } from 'age-encryption';

/** What closes a file: public keys, or else a passphrase. */
export type ClosingKeys = { recipients: readonly string[]; passphrase: string | undefined };

/** What opens it. */
export type OpeningKeys = { identity: string | undefined; passphrase: string | undefined };

/**
 * Writes a compressed age file (https://age-encryption.org/v1), which has its name once it is complete
 * and on the disk. Returns its length in bytes.
 */
export async function writeAgeFile(
  file: string,
  content: AsyncIterable<Buffer | string>,
  { recipients, passphrase }: ClosingKeys,
): Promise<number> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  if (recipients.length === 0) encrypter.setPassphrase(passphrase ?? '');
  const draft = `${file}.partial`;
  try {
    await pipeline(
      Readable.from(content, { objectMode: false }),
      createGzip(),
      async function* encrypt(compressed: AsyncIterable<Uint8Array>) {
        yield* await encrypter.encrypt(ReadableStream.from(compressed));
      },
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return (await stat(file)).size;
}

/**
 * What an age file holds, decompressed. Reading fails where the file was changed or is incomplete.
 * @throws Error without a key
 */
export async function readAgeFile(
  file: string,
  { identity, passphrase }: OpeningKeys,
): Promise<AsyncIterable<Buffer>> {
  if (identity === undefined && passphrase === undefined) {
    throw new Error('Set BACKUP_IDENTITY to the private key of the backup, or BACKUP_PASSPHRASE.');
  }
  const decrypter = new Decrypter();
  if (identity !== undefined) decrypter.addIdentity(identity);
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  const encrypted = createReadStream(file);
  const compressed = await decrypter.decrypt(Readable.toWeb(encrypted));
  const gunzip = createGunzip();
  // An error also ends the stream that is returned, whose reader gets it.
  pipeline(Readable.fromWeb(compressed), gunzip).catch(() => {});
  return gunzip;
}
