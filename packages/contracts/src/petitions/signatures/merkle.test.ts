// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import {
  childrenOf,
  consistencyRanges,
  inclusionRanges,
  leafHash,
  type LeafRange,
  verifyConsistency,
  verifyInclusion,
} from './merkle.ts';

// Vectors of proof/verify_test.go in github.com/transparency-dev/merkle (Apache-2.0), which Certificate
// Transparency introduced: the data of eight leaves, the root of each tree, and proofs by other code.
const data = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const rootOf = (size: number) => roots[size - 1] ?? '';
const other = 'abacaba000000000000000000000000000000000000000000060061e00123456';

const inclusions: { position: number; size: number; proof: string[] }[] = [
  { position: 0, size: 1, proof: [] },
  {
    position: 0,
    size: 8,
    proof: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    position: 5,
    size: 8,
    proof: [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  {
    position: 2,
    size: 3,
    proof: ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125'],
  },
  {
    position: 1,
    size: 5,
    proof: [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
];

const consistencies = [
  {
    first: 1,
    second: 8,
    proof: [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  },
  {
    first: 6,
    second: 8,
    proof: [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
  {
    first: 2,
    second: 5,
    proof: [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  },
  {
    first: 6,
    second: 7,
    proof: [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  },
];

/** The hash of a node, computed from the leaves; an inner node is a leaf of data with another prefix. */
async function hashOf(range: LeafRange): Promise<string> {
  if (range.end - range.start === 1) return leafHash(data[range.start] ?? '');
  const [left, right] = childrenOf(range);
  const joined = `01${await hashOf(left)}${await hashOf(right)}`;
  const bytes = Uint8Array.from(joined.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

test('each tree has the root of the vectors', async () => {
  const computed = await Promise.all(roots.map((_, index) => hashOf({ start: 0, end: index + 1 })));
  expect(computed).toEqual(roots);
});

test.each(inclusions)('inclusion of leaf $position in $size', async ({ position, size, proof }) => {
  const leaf = await leafHash(data[position] ?? '');
  const claim = { position, size, leaf, root: rootOf(size), proof };
  expect(await Promise.all(inclusionRanges(position, size).map(hashOf))).toEqual(proof);
  expect(await verifyInclusion(claim)).toBe(true);
  const corrupt = [
    { position: position - 1 },
    { position: position + 1 },
    { size: Math.floor(size / 2) },
    { size: size * 2 },
    { leaf: other },
    { root: other },
    { proof: [...proof, ''] },
    { proof: [...proof, rootOf(size)] },
    { proof: [rootOf(size), ...proof] },
    ...(proof.length > 0 ? [{ proof: proof.slice(1) }, { proof: proof.slice(0, -1) }] : []),
    ...proof.map((_, index) => ({ proof: proof.with(index, other) })),
  ];
  for (const change of corrupt) {
    expect(await verifyInclusion({ ...claim, ...change }), JSON.stringify(change)).toBe(false);
  }
});

test.each(consistencies)('consistency of $first and $second', async ({ first, second, proof }) => {
  const [early, late] = [
    { size: first, root: rootOf(first) },
    { size: second, root: rootOf(second) },
  ];
  expect(await Promise.all(consistencyRanges(first, second).map(hashOf))).toEqual(proof);
  expect(await verifyConsistency(early, late, proof)).toBe(true);
  const corrupt: [typeof early, typeof late, string[]][] = [
    [{ ...early, size: first + 1 }, late, proof],
    [early, { ...late, size: second * 2 }, proof],
    [{ ...early, root: other }, late, proof],
    [early, { ...late, root: other }, proof],
    [late, early, proof],
    [early, late, []],
    [early, late, proof.slice(1)],
    [early, late, proof.slice(0, -1)],
    [early, late, [...proof, early.root]],
    [early, late, [late.root, ...proof]],
    ...proof.map((_, index): [typeof early, typeof late, string[]] => [
      early,
      late,
      proof.with(index, other),
    ]),
  ];
  for (const [one, two, changed] of corrupt) {
    expect(await verifyConsistency(one, two, changed), JSON.stringify(changed)).toBe(false);
  }
});

test('every pair of sizes up to eight verifies, and every leaf', async () => {
  const leaves = await Promise.all(data.map(leafHash));
  for (let size = 1; size <= roots.length; size += 1) {
    const late = { size, root: rootOf(size) };
    for (let first = 1; first <= size; first += 1) {
      const consistency = await Promise.all(consistencyRanges(first, size).map(hashOf));
      const early = { size: first, root: rootOf(first) };
      expect(await verifyConsistency(early, late, consistency)).toBe(true);
      const position = first - 1;
      const proof = await Promise.all(inclusionRanges(position, size).map(hashOf));
      const leaf = leaves[position] ?? '';
      expect(await verifyInclusion({ position, leaf, ...late, proof })).toBe(true);
    }
  }
});
