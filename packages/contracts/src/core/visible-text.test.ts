// SPDX-License-Identifier: AGPL-3.0-or-later
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { lineText, nameText, plainText } from './fields.ts';

const codesOf = (schema: z.core.$ZodType<string>, text: string) =>
  (z.safeParse(schema, text).error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? (issue.params?.['code'] ?? 'custom') : issue.code,
  );

test.each([
  '\u3164\u3164\u3164',
  '\u200B',
  '\u2060',
  '\u00AD',
  '\uFE0F',
  '\u2800',
  '\u{E0041}',
  '\u200D \u115F',
])('%j looks empty', (text) => {
  expect(codesOf(plainText(1, 20), text)).toContain('invisible');
  expect(codesOf(plainText(0, 20), text)).toContain('invisible');
});

test('only visible characters count', () => {
  expect(codesOf(plainText(3, 20), 'ab\u200B\u200B')).toEqual(['custom']);
  expect(codesOf(plainText(3, 20), ' abc ')).toEqual([]);
  expect(codesOf(plainText(0, 20), '')).toEqual([]);
  expect(codesOf(plainText(2, 20), '游戏')).toEqual([]);
});

test.each(['a\nb', 'a\r\nb', 'a\tb', 'a\u0007b', 'a\u2028b'])('%j is not one line', (text) => {
  expect(codesOf(lineText(1, 20), text)).toEqual(['line_break']);
});

test('a text may have lines, and emoji that consist of several', () => {
  expect(codesOf(plainText(1, 40), 'a\n\tb 👩‍👩‍👧')).toEqual([]);
});

test.each([
  'Anna\uFE00',
  'An\u034Fna',
  'An\u180Bna',
  'An\u17B4na',
  'An\u115Fna',
  'An\u3164na',
  'Anna\u{E0100}',
  'An\u200Dna',
  'An\u200Cna',
  'Anna\u202E',
  'Anna\u200B',
  'An\u00ADna',
])('the name %j has hidden characters', (name) => {
  expect(codesOf(nameText(1, 40), name)).toEqual(['hidden_character']);
});

test.each([
  ['Hindi with a joiner', 'क्‍षितिज'],
  ['Malayalam that ends with one', 'മോഹന്‍'],
  ['Bengali with one before the virama', 'র\u200D্যাচেল'],
  ['Kannada with one', 'ರ\u200D್ಯಾಲಿ'],
  ['Mongolian with a separated vowel', 'ᠰᠠᠷ\u180Eᠠ'],
  ['Kurdish with a non-joiner at its end', 'نازه\u200C'],
  ['Persian with a non-joiner', 'می‌خواهم'],
  ['a Japanese variant of a character', '葛\u{E0100}城'],
  ['a coloured heart', 'Save ❤️ games'],
  ['a family', '👩🏽‍💻 and 👨‍👩‍👧'],
  ['a key', '1️⃣ petition'],
  ['a flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['Korean', '김철수'],
  ['accents', 'José Žižek'],
])('%s is a name', (_what, name) => {
  expect(codesOf(nameText(1, 60), name)).toEqual([]);
});
