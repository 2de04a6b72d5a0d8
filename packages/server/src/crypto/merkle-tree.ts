// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

/** The hash of a node of a Merkle tree (RFC 9162, 2.1). */
export const nodeHash = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256').update(Buffer.of(1)).update(left).update(right).digest();

/** The root of a perfect tree over hashes. */
export function perfectRoot(hashes: readonly Buffer[]): Buffer {
  const [first, second] = hashes;
  if (first === undefined) throw new Error('a tree has no leaves');
  if (second === undefined) return first;
  const middle = hashes.length / 2;
  return nodeHash(perfectRoot(hashes.slice(0, middle)), perfectRoot(hashes.slice(middle)));
}

/** The roots of the trees over the first leaves, leaf by leaf. */
export function createMerkleTree() {
  const subtrees: { leaves: number; hash: Buffer }[] = [];
  return {
    add(leaf: Buffer): void {
      let last = { leaves: 1, hash: leaf };
      for (let left = subtrees.at(-1); left?.leaves === last.leaves; left = subtrees.at(-1)) {
        subtrees.pop();
        last = { leaves: left.leaves * 2, hash: nodeHash(left.hash, last.hash) };
      }
      subtrees.push(last);
    },
    root: (): Buffer | undefined =>
      subtrees
        .map(({ hash }) => hash)
        .reduceRight<Buffer | undefined>(
          (right, left) => (right ? nodeHash(left, right) : left),
          undefined,
        ),
  };
}
