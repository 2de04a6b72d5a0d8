// SPDX-License-Identifier: AGPL-3.0-or-later
import { exportDays } from '@kga/contracts/core';
import { type KeyRing, createKeyRing } from '@kga/server/crypto';
import { sql } from 'kysely';

import type { Database, Schema, Transaction } from './client.ts';
import type { Retentions } from './retention.ts';
import { selectSealedKey } from './sealed-keys.ts';

/** A made file in sealed parts, which a table stores by `export_id` and `position`. */
export type SealedFile = { table: keyof Schema; id: string };

const keyPrefix = 'export ';

/** The keys of files, which are deleted with them. */
export const sealedFileRetention = {
  exportKeys: {
    table: 'sealed_key',
    days: exportDays,
    isOver: (end) => sql`starts_with(name, ${keyPrefix}) and created_at < ${end}`,
  },
} as const satisfies Retentions;

/** Bytes of a stored part. */
const partBytes = 262_144;

/** A ring of the file alone: rotating `ENCRYPTION_KEYS` seals its key again, not its bytes. */
const ringOf = async (db: Database, ring: KeyRing, { id }: SealedFile) =>
  createKeyRing([{ version: 1, key: await selectSealedKey(db, ring, keyPrefix + id) }]);

const placeOf = ({ table, id }: SealedFile, position: number) => ({
  table,
  column: 'bytes',
  row: `${id} ${position}`,
});

/** The same bytes in parts of one size. */
async function* inParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    const joined = Buffer.concat(waiting);
    const whole = joined.length - (joined.length % partBytes);
    for (let start = 0; start < whole; start += partBytes) {
      yield joined.subarray(start, start + partBytes);
    }
    waiting = [joined.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(waiting);
}

/** Stores a file while it is made; returns its length in bytes. */
export async function insertSealedFile(
  trx: Transaction,
  ring: KeyRing,
  file: SealedFile,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const own = await ringOf(trx, ring, file);
  let [position, length] = [0, 0];
  for await (const part of inParts(bytes)) {
    await sql`
      insert into ${sql.table(file.table)} (export_id, position, bytes)
      values (${file.id}, ${position}, ${own.seal(part, placeOf(file, position))})`.execute(trx);
    position += 1;
    length += part.length;
  }
  return length;
}

/** The bytes of a stored file. */
export async function* selectSealedFile(
  db: Database,
  ring: KeyRing,
  file: SealedFile,
): AsyncGenerator<Buffer> {
  const own = await ringOf(db, ring, file);
  for (let position = 0; ; position += 1) {
    const { rows } = await sql<{ bytes: Buffer }>`
      select bytes from ${sql.table(file.table)}
      where export_id = ${file.id} and position = ${position}`.execute(db);
    const [part] = rows;
    if (!part) return;
    yield own.open(part.bytes, placeOf(file, position));
  }
}
