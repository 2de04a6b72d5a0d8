// SPDX-License-Identifier: AGPL-3.0-or-later
import { describe, expect, test } from 'vitest';

import { indexRareTerms, termsOf } from './terms.ts';

test.each([
  ['nothing', '  '],
  ['one letter', ' a '],
  ['one letter at a time', ' s t a l k e r '],
  ['one Cyrillic letter', ' я '],
])('looks for nothing where there is %s', (_what, plain) => {
  expect(termsOf([plain])).toBeUndefined();
});

test('looks for short words at the beginning of words only', () => {
  expect(termsOf([' the ', ' crew 2 ', ' eu the '])).toEqual({
    patterns: [
      { pattern: '%the%', trigrams: true },
      { pattern: '%crew%', trigrams: true },
      { pattern: '% 2 %', trigrams: true },
      { pattern: '% eu%', trigrams: true },
    ],
    pairs: [],
    letters: [],
  });
});

test('looks for scripts without spaces by pairs of letters', () => {
  expect(termsOf([' ps5 版游戏 ', ' 안녕하 '])).toEqual({
    patterns: [
      { pattern: '%ps5%', trigrams: true },
      { pattern: '%版游戏%', trigrams: false },
      { pattern: '%안녕하%', trigrams: false },
    ],
    pairs: ['版游', '游戏', '안녕', '녕하'],
    letters: [],
  });
});

test('looks for a lone letter together with the digits or Latin letters beside it', () => {
  expect(termsOf([' 2026 年 3 月 ', ' ps5 版 '])).toEqual({
    patterns: [
      { pattern: '%2026 年 3 月%', trigrams: false },
      { pattern: '%ps5 版%', trigrams: false },
    ],
    pairs: ['6年', '年3', '3月', '5版'],
    letters: [],
  });
  expect(termsOf([' 第 ', ' 3 '])).toEqual({
    patterns: [{ pattern: '%第 3 %', trigrams: false }],
    pairs: ['第3'],
    letters: [],
  });
  expect(termsOf([' gta ', ' 6 ', ' 发售 '])?.patterns.map(({ pattern }) => pattern)).toEqual([
    '%gta%',
    '% 6 %',
    '%发售%',
  ]);
});

test('looks for a letter of Chinese, Japanese or Korean that stands alone', () => {
  for (const letter of ['游', '法', 'の', 'ゲ', '법', '々', '\u{20BB7}']) {
    expect(termsOf([` ${letter} `])).toEqual({
      patterns: [{ pattern: `%${letter}%`, trigrams: false }],
      pairs: [],
      letters: [letter],
    });
  }
  expect(termsOf([' 法 ', ' refund ', ' 钱 '])).toMatchObject({
    patterns: [{ pattern: '%法%' }, { pattern: '%refund%' }, { pattern: '%钱%' }],
    letters: ['法', '钱'],
  });
  expect(termsOf([' 法 ', ' 游戏 '])).toMatchObject({ pairs: ['游戏'], letters: [] });
});

test('looks for so many words only', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`);
  expect(termsOf(words)?.patterns).toHaveLength(16);
});

describe('of words that are in most texts', () => {
  const trigramsAfter = (plain: string[], shares: number[]) => {
    const terms = termsOf(plain);
    return terms && indexRareTerms(terms, shares).patterns.map(({ trigrams }) => trigrams);
  };

  test('the index is not asked where a rarer one stands beside them', () => {
    expect(trigramsAfter([' headline ', ' 777 '], [1, 0])).toEqual([false, true]);
    expect(trigramsAfter([' headline ', ' 游戏 '], [1, 0.2])).toEqual([false, false]);
  });

  test('it is asked where there is nothing else to ask for', () => {
    expect(trigramsAfter([' headline ', ' games '], [1, 0.6])).toEqual([true, true]);
    expect(trigramsAfter([' headline '], [])).toEqual([true]);
  });
});
