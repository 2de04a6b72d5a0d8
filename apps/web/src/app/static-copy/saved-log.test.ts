// SPDX-License-Identifier: AGPL-3.0-or-later
import { logPageSize, logPrefixLength } from '@kga/contracts/core';
import {
  childrenOf,
  leafHash,
  leafOfReceipt,
  nodeOf,
  verifyConsistency,
  verifyInclusion,
} from '@kga/contracts/petitions';
import { expect, test } from 'vitest';

import { openSavedLog } from './saved-log.ts';

test('a saved log proves what it holds, and that it grew', async () => {
  const size = logPageSize * 2 + 3;
  const leaves = Array.from({ length: size }, (_, at) => `00${`${at}`.padStart(64, '0')}`);
  const hashes = await Promise.all(leaves.map(leafHash));
  const pageOf = (page: number) => leaves.slice(page * logPageSize, (page + 1) * logPageSize);
  const known = ({ start, end }: { start: number; end: number }) =>
    Promise.resolve(end - start === 1 ? hashes[start] : undefined);
  const pages = await Promise.all(
    [0, 1, 2].map((page) => {
      const start = page * logPageSize;
      return nodeOf({ start, end: Math.min(start + logPageSize, size) }, known);
    }),
  );
  const prefixes = hashes.map((hash) => hash.slice(0, logPrefixLength)).join('');
  const log = await openSavedLog((name) =>
    Promise.resolve(
      name === 'tree' ? { size, pages, prefixes } : pageOf(Number(name.replace('leaves/', ''))),
    ),
  );
  const root = await nodeOf({ start: 0, end: size }, known);

  for (const position of [0, logPageSize - 1, logPageSize + 7, size - 1]) {
    const leaf = hashes[position] ?? '';
    const found = await log.proveInclusion(leaf, size);
    expect(found?.position).toBe(position);
    expect(await verifyInclusion({ position, size, leaf, root, proof: found?.proof ?? [] })).toBe(
      true,
    );
  }
  expect(await log.proveInclusion(await leafOfReceipt('none', 'confirm'), size)).toBeUndefined();

  const [{ end: early }] = childrenOf({ start: 0, end: size });
  const first = { size: early + 1, root: await nodeOf({ start: 0, end: early + 1 }, known) };
  const grown = await log.proveConsistency(first.size, size);
  expect(await verifyConsistency(first, { size, root }, grown?.proof ?? [])).toBe(true);
  expect(await log.proveConsistency(1, size + 1)).toBeUndefined();
});
