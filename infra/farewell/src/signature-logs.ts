// SPDX-License-Identifier: AGPL-3.0-or-later
import { getSignatureLog, leafHash, listLogLeaves, nodeOf } from '@kga/contracts/petitions';

import type { Files } from './files.ts';
import type { Installation } from './installation.ts';

/**
 * Saves the log of a petition's signatures up to its newest head, as the API answers.
 * @throws if its leaves have another root than the signed head
 */
export async function saveSignatureLog(site: Installation, files: Files, id: string) {
  const path = getSignatureLog.url.replace(':id', id);
  await files.save(path);
  const { heads } = await site.get(getSignatureLog, { params: { id } });
  const [head] = heads;
  if (!head) return;
  const leaves: { kind: 'confirm' | 'withdraw'; receiptHash: string }[] = [];
  while (leaves.length < head.size) {
    const some = await site.get(listLogLeaves, { params: { id }, query: { start: leaves.length } });
    if (some.length === 0) throw new Error(`${path} is shorter than its head`);
    leaves.push(...some.slice(0, head.size - leaves.length));
  }
  const hashes = await Promise.all(
    leaves.map(({ kind, receiptHash }) =>
      leafHash((kind === 'confirm' ? '00' : '01') + receiptHash),
    ),
  );
  const root = await nodeOf({ start: 0, end: head.size }, ({ start, end }) =>
    Promise.resolve(end - start === 1 ? hashes[start] : undefined),
  );
  if (root !== head.root) throw new Error(`${path} has other leaves than its signed head`);
  files.write(`${path.slice(1)}/leaves.json`, JSON.stringify(leaves));
}
