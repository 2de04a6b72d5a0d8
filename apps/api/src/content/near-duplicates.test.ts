// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';

import { textHashes } from './near-duplicates.ts';

const text =
  'I bought the game in a shop, played it with friends for four years, and one morning it said that the servers were gone and nothing started any more.';
const japanese =
  '十年前に発売日に買ったゲームが、ある朝突然起動しなくなりました。サーバーが止まったと表示されるだけで、一人用の物語も遊べません。友人と過ごした思い出の場所がすべて消えてしまい、返金も説明もありませんでした。';

/** Share of the first text's hashes that the second one has. */
function shared(one: string, other: string): number {
  const [mine, theirs] = [textHashes(one), new Set(textHashes(other))];
  return mine.filter((hash) => theirs.has(hash)).length / mine.length;
}

test('case, punctuation and line breaks make no difference', () => {
  expect(textHashes(text).length).toBeGreaterThan(20);
  expect(shared(text, text.toUpperCase().replaceAll(', ', ' —\n'))).toBe(1);
  expect(shared(japanese, japanese.replaceAll('、', '\n'))).toBe(1);
});

test('edited texts share most hashes, other texts none', () => {
  expect(shared(text, `${text.replace('four', 'six')} Thank you for reading.`)).toBeGreaterThan(
    0.7,
  );
  expect(shared(japanese, `${japanese}よろしくお願いします。`)).toBeGreaterThan(0.9);
  expect(shared(text, japanese)).toBe(0);
  const other =
    'Our club archived the last server of a racing game. We would like to tell others how we did it and which laws helped us.';
  expect(shared(text, other)).toBe(0);
});

test('short texts have no hashes, long ones at most 200', () => {
  expect(textHashes('Same here, my game is gone too.')).toEqual([]);
  expect(textHashes('ab '.repeat(400))).toEqual([]);
  const long = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ');
  expect(textHashes(long)).toHaveLength(200);
  expect(textHashes(long).every((hash) => BigInt.asIntN(64, BigInt(hash)) === BigInt(hash))).toBe(
    true,
  );
});
