// SPDX-License-Identifier: AGPL-3.0-or-later
/**
 * The Merkle tree of RFC 9162, 2.1, over hashes in lower-case hexadecimal. Sizes are below 2^53, so
 * that arithmetic stands in for bit operations, which JavaScript limits to 32 bits.
 */

/** Leaves from `start` to before `end`; what a node of a tree covers. */
export type LeafRange = { start: number; end: number };

/** The largest power of two below a size of at least 2. */
function splitOf(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** The two nodes below the node of a range of several leaves. */
export function childrenOf({ start, end }: LeafRange): [LeafRange, LeafRange] {
  const middle = start + splitOf(end - start);
  return [
    { start, end: middle },
    { start: middle, end },
  ];
}

/** The nodes of an inclusion proof, from the leaf up (2.1.3.1). */
export function inclusionRanges(position: number, size: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let range: LeafRange = { start: 0, end: size };
  while (range.end - range.start > 1) {
    const [left, right] = childrenOf(range);
    const isLeft = position < left.end;
    ranges.unshift(isLeft ? right : left);
    range = isLeft ? left : right;
  }
  return ranges;
}

/** The nodes of a consistency proof between two sizes, from the leaves up (2.1.4.1). */
export function consistencyRanges(first: number, second: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let range: LeafRange = { start: 0, end: second };
  while (first < range.end) {
    const [left, right] = childrenOf(range);
    const isLeft = first <= left.end;
    ranges.unshift(isLeft ? right : left);
    range = isLeft ? left : right;
  }
  // The verifier knows the root of the first tree.
  return range.start === 0 ? ranges : [range, ...ranges];
}

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (hex: string) =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(hex))));

const nodeHash = (left: string, right: string) => sha256(`01${left}${right}`);

/** The hash of a leaf from its data in hexadecimal. */
export const leafHash = (data: string): Promise<string> => sha256(`00${data}`);

/** The hash of a node. `known` answers it for leaves, and for nodes that need no computing. */
export async function nodeOf(
  range: LeafRange,
  known: (range: LeafRange) => Promise<string | undefined>,
): Promise<string> {
  const found = await known(range);
  if (found !== undefined) return found;
  const [left, right] = childrenOf(range);
  return nodeHash(await nodeOf(left, known), await nodeOf(right, known));
}

const leafKinds = { confirm: '00', withdraw: '01' } as const;

/** The hash of the leaf that a receipt has in the log. */
export async function leafOfReceipt(
  receipt: string,
  kind: keyof typeof leafKinds,
): Promise<string> {
  const text = hexOf(new TextEncoder().encode(receipt));
  return leafHash(`${leafKinds[kind]}${await sha256(text)}`);
}

const isHash = (hex: string) => /^[0-9a-f]{64}$/.test(hex);

type Inclusion = { position: number; size: number; leaf: string; root: string; proof: string[] };

/** Whether a proof shows that a leaf is at a position of a tree (2.1.3.2). */
export async function verifyInclusion({ position, size, leaf, root, proof }: Inclusion) {
  if (position < 0 || position >= size || ![leaf, root, ...proof].every(isHash)) return false;
  let [node, last, hash] = [position, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      hash = await nodeHash(sibling, hash);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else {
      hash = await nodeHash(hash, sibling);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && hash === root;
}

type Head = { size: number; root: string };

/** Whether a proof shows that the second tree begins with the first one (2.1.4.2). */
export async function verifyConsistency(first: Head, second: Head, proof: string[]) {
  if (first.size < 0 || first.size > second.size || !proof.every(isHash)) return false;
  if (first.size === second.size) return proof.length === 0 && first.root === second.root;
  if (first.size === 0) return proof.length === 0;
  let [node, last] = [first.size - 1, second.size - 1];
  while (node % 2 === 1) [node, last] = [(node - 1) / 2, Math.floor(last / 2)];
  // A tree that is perfect is itself the first node of the proof.
  const [start, ...rest] = node === 0 ? [first.root, ...proof] : proof;
  if (start === undefined) return false;
  let [early, late] = [start, start];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (node % 2 === 1 || node === last) {
      early = await nodeHash(sibling, early);
      late = await nodeHash(sibling, late);
      while (node % 2 === 0 && node !== 0) [node, last] = [node / 2, Math.floor(last / 2)];
    } else {
      late = await nodeHash(late, sibling);
    }
    [node, last] = [Math.floor(node / 2), Math.floor(last / 2)];
  }
  return last === 0 && early === first.root && late === second.root;
}
