// SPDX-License-Identifier: AGPL-3.0-or-later
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import type { ObjectBucket } from '../core/objects/object-store.ts';

/** NULL in the text format of COPY. */
const none = '\\N';

/**
 * Rows of `object` as COPY writes them, with the bytes that are in the bucket. A row whose bytes are
 * missing there stays as it is. Returns how many those are.
 */
export async function* withBytes(
  rows: Readable,
  columns: readonly string[],
  bucket: ObjectBucket,
): AsyncGenerator<string, number> {
  const [hashColumn, bytesColumn] = [columns.indexOf('hash'), columns.indexOf('bytes')];
  let missing = 0;
  for await (const line of createInterface({ input: rows, crlfDelay: Infinity })) {
    const fields = line.split('\t');
    const bytes =
      fields[bytesColumn] === none ? await bucket.get(fields[hashColumn] ?? '') : undefined;
    if (bytes) fields[bytesColumn] = `\\\\x${bytes.toString('hex')}`;
    if (fields[bytesColumn] === none) missing += 1;
    yield `${fields.join('\t')}\n`;
  }
  return missing;
}
