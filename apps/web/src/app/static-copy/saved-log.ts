// SPDX-License-Identifier: AGPL-3.0-or-later
import { logPageSize, logPrefixLength } from '@kga/contracts/core';
import {
  type LeafRange,
  consistencyRanges,
  inclusionRanges,
  leafHash,
  nodeOf,
} from '@kga/contracts/petitions';
import * as z from 'zod/mini';

const savedTree = z.object({
  size: z.int(),
  /** Hashes of the nodes above each page of leaves. */
  pages: z.array(z.string()),
  /** The beginnings of the hashes of all leaves in their order, without anything between. */
  prefixes: z.string(),
});

/** Leaves of a page, as hexadecimal data. */
const savedPage = z.array(z.string());

/** Proves from the saved files of a log of signatures what the API proved from the database. */
export async function openSavedLog(read: (name: string) => Promise<unknown>) {
  const { size, pages, prefixes } = z.parse(savedTree, await read('tree'));
  const hashes = new Map<number, Promise<string[]>>();

  const hashesOf = (page: number): Promise<string[]> => {
    const known = hashes.get(page) ?? readPage(page);
    hashes.set(page, known);
    return known;
  };
  async function readPage(page: number): Promise<string[]> {
    const leaves = z.parse(savedPage, await read(`leaves/${page}`));
    return Promise.all(leaves.map(leafHash));
  }

  const known = async ({ start, end }: LeafRange): Promise<string | undefined> => {
    const page = Math.floor(start / logPageSize);
    if (end - start === 1) return (await hashesOf(page))[start % logPageSize];
    const isPage = start % logPageSize === 0 && end === Math.min(start + logPageSize, size);
    return isPage ? pages[page] : undefined;
  };
  const proofOf = (ranges: readonly LeafRange[]) =>
    Promise.all(ranges.map((range) => nodeOf(range, known)));

  /** The last position of a leaf; undefined if it has none. */
  async function find(leaf: string, before: number): Promise<number | undefined> {
    const prefix = leaf.slice(0, logPrefixLength);
    let at = prefixes.lastIndexOf(prefix, before * logPrefixLength - 1);
    while (at !== -1) {
      const position = at / logPrefixLength;
      if (Number.isInteger(position)) {
        const page = await hashesOf(Math.floor(position / logPageSize));
        if (page[position % logPageSize] === leaf) return position;
      }
      if (at === 0) return undefined;
      at = prefixes.lastIndexOf(prefix, at - 1);
    }
    return undefined;
  }

  return {
    /** As `getInclusionProof` answers. */
    proveInclusion: async (leaf: string, of: number) => {
      const position = of > size ? undefined : await find(leaf, of);
      if (position === undefined) return undefined;
      return { position, proof: await proofOf(inclusionRanges(position, of)) };
    },
    /** As `getConsistencyProof` answers. */
    proveConsistency: async (first: number, second: number) =>
      second > size || first > second
        ? undefined
        : { proof: await proofOf(consistencyRanges(first, second)) },
  };
}
