// SPDX-License-Identifier: AGPL-3.0-or-later
import { hash } from 'node:crypto';

import type { ContentRef } from '@kga/contracts/content';
import type { Transaction } from '@kga/db/core';
import { replaceTextHashes } from '@kga/db/moderation';

/** Shorter texts, in letters, are similar by chance and not compared. */
const lettersMin = 80;

/** Length of a shingle, in words, or in letters of scripts without spaces. */
const shingle = { words: 3, letters: 6 } as const;

/** Hashes stored of a text: the smallest ones, which similar texts share. */
const hashesMax = 200;

/** A text with fewer hashes is not compared. */
const hashesMin = 8;

/** Share of a text's hashes that another text must have to be a near-duplicate. */
const sharedFrom = 0.6;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** All runs of `length` neighbours, joined. */
function shingles(parts: readonly string[], length: number): string[] {
  return parts.flatMap((_part, at) =>
    at + length <= parts.length ? [parts.slice(at, at + length).join(' ')] : [],
  );
}

/**
 * The shingles of a text as 64-bit hashes, smallest first; empty for a text that is too short.
 * Case, punctuation and compatibility forms of letters make no difference.
 */
export function textHashes(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (words.reduce((sum, { length }) => sum + length, 0) < lettersMin) return [];
  const letters = words.join('').match(new RegExp(unspaced, 'gu')) ?? [];
  const spaced = words.filter((word) => !unspaced.test(word));
  const all = [...shingles(spaced, shingle.words), ...shingles(letters, shingle.letters)];
  const hashes = new Set(all.map((each) => hash('sha256', each, 'buffer').readBigInt64BE()));
  if (hashes.size < hashesMin) return [];
  return [...hashes]
    .toSorted((a, b) => Number(a > b) - Number(a < b))
    .slice(0, hashesMax)
    .map(String);
}

/**
 * Whether nearly the same text was written as another item in the last day or at this moment; stores
 * the text's hashes for later comparisons. An edit is compared with older items only. Why not
 * `pg_trgm`: docs/decisions/0015-near-duplicates.md.
 */
export async function isNearDuplicate(
  trx: Transaction,
  { kind, id, text }: ContentRef & { text: string },
  { isEdit }: { isEdit: boolean },
): Promise<boolean> {
  const hashes = textHashes(text);
  const sharedMin = Math.ceil(hashes.length * sharedFrom);
  return replaceTextHashes(trx, { kind, id }, { hashes, sharedMin, olderOnly: isEdit });
}
