// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { letterDay } from './letter-languages.ts';
import { letterLanguages, loadLetterTexts } from './texts.ts';

const css = readFileSync(
  join(import.meta.dirname, '../../../../../../../packages/ui/src/fonts.css'),
  'utf8',
);

/** Whether the site's text font, which letters are printed in, has a character. */
function isInFont(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return css
    .split('@font-face')
    .filter((face) => face.includes("'Inter'"))
    .flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)])
    .some(([, first = '', last = first]) => {
      return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16);
    });
}

/** Letters in these are printed in a font of the device. */
const withoutFont = new Set<string>(['zh-CN', 'ja', 'ko']);

test('the font has every character of letters in European languages', async () => {
  const characters = new Set<string>();
  for (const language of letterLanguages) {
    if (withoutFont.has(language)) continue;
    for (const character of JSON.stringify(await loadLetterTexts(language))) {
      characters.add(character);
    }
  }
  expect([...characters].filter((each) => !isInFont(each))).toEqual([]);
  expect(characters.size).toBeGreaterThan(200);
});

test.each([
  ['fr', '1er mars 2026'],
  ['it', '1º marzo 2026'],
  ['pt', '1 de março de 2026'],
  ['et', '01.03.2026'],
  ['lv', '01.03.2026.'],
  ['sl', '1. 3. 2026'],
  ['hu', '2026. március 1.'],
] as const)('a day in a letter in %s is %s', (language, text) => {
  expect(letterDay(language, '2026-03-01')).toBe(text);
});
