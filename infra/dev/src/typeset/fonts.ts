// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Language, languageFonts } from '@kga/contracts/core';
import subsetFont from 'subset-font';

const latin = import.meta.resolve('@fontsource-variable/inter/index.css');

const asian = new Map([
  ['Noto Sans JP', import.meta.resolve('@fontsource-variable/noto-sans-jp/index.css')],
  ['Noto Sans KR', import.meta.resolve('@fontsource-variable/noto-sans-kr/index.css')],
  ['Noto Sans SC', import.meta.resolve('@fontsource-variable/noto-sans-sc/index.css')],
]);

const weights = [400, 700] as const;

const faces =
  /@font-face\s*\{[^}]*?url\(\.\/(?<file>[^)]+)\)[^}]*?unicode-range:\s*(?<ranges>[^;]+);/g;

/** Whether a range of CSS, such as `U+0025-00FF`, holds a code point. */
function isIn(point: number, range: string): boolean {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16);
}

/**
 * Rules for the characters of a text, in the order in which fonts are looked up. The fonts are static
 * and hold these characters alone: a PDF embeds variable ones as drawings, ten times as large.
 */
export async function fontRules(text: string, language: Language): Promise<string> {
  const characters = [...new Set(text)];
  const rules: string[] = [];
  for (const [place, address] of [
    latin,
    asian.get(languageFonts.get(language)?.font ?? ''),
  ].entries()) {
    if (address === undefined) continue;
    const styles = fileURLToPath(address);
    for (const { groups } of (await readFile(styles, 'utf8')).matchAll(faces)) {
      const ranges = (groups?.['ranges'] ?? '').split(',');
      const held = characters.filter((each) =>
        ranges.some((range) => isIn(each.codePointAt(0) ?? 0, range)),
      );
      if (held.length === 0) continue;
      const file = await readFile(join(dirname(styles), groups?.['file'] ?? ''));
      for (const weight of weights) {
        const bytes = await subsetFont(file, held.join(''), {
          targetFormat: 'woff2',
          variationAxes: { wght: weight },
        });
        rules.push(`@font-face { font-family: 'face${place}'; font-weight: ${weight};
          src: url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2');
          unicode-range: ${ranges.join(',')}; }`);
      }
    }
  }
  return `${rules.join('\n')} body { font-family: face0, face1, sans-serif; }`;
}
