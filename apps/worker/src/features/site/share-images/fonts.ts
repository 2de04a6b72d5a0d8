// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type Language, languageFonts } from '@kga/contracts/core';
import type { Renderer } from '@takumi-rs/core';

import { type FontSubset, fontFamilies, isIn } from '../../../platform/font-files.ts';

/** Families of one file: all emoji; and nearly every character, as pixels. */
const whole = {
  Twemoji: import.meta.resolve('twemoji-colr-font/twemoji.woff2'),
  Unifont: import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff2'),
} as const;

const asian = ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR'] as const;
const others = ['Arabic', 'Hebrew', 'Thai', 'Devanagari', 'Unifont'] as const;

/** A list of families in the order in which a character is looked for: first in the text's own script. */
export function familiesFor(language: Language, first: 'Bricolage' | 'Inter'): string {
  const own = asian.filter((family) => family === languageFonts.get(language)?.font);
  const latin = first === 'Bricolage' ? ['Bricolage', 'Inter'] : ['Inter'];
  // Emoji come first, because some other fonts have them without colours.
  return [...new Set([...latin, 'Twemoji', ...own, ...asian, ...others])].join(', ');
}

const ascii = /^[\u0020-\u007e]*$/;

/**
 * Makes a function that loads the fonts that a text needs, each file once: of the thousands of
 * characters of Chinese, Japanese and Korean only those subsets that texts have used.
 */
export function createFontLoader(renderer: Pick<Renderer, 'registerFont'>) {
  const families = fontFamilies();
  const loaded = new Set<FontSubset>();
  const known = new Set<number>();
  let isWholeLoaded = false;

  return async (text: string): Promise<void> => {
    const fresh = [...new Set(text)]
      .map((character) => character.codePointAt(0) ?? 0)
      .filter((point) => !known.has(point));
    for (const { name, subsets } of families) {
      for (const subset of subsets) {
        if (loaded.has(subset) || !fresh.some((point) => isIn(point, subset.ranges))) continue;
        loaded.add(subset);
        const { file, ranges: unicodeRange } = subset;
        await renderer.registerFont({ name, data: readFileSync(file), unicodeRange });
      }
    }
    if (!isWholeLoaded && !ascii.test(text)) {
      isWholeLoaded = true;
      for (const [name, file] of Object.entries(whole)) {
        await renderer.registerFont({ name, data: readFileSync(fileURLToPath(file)) });
      }
    }
    for (const point of fresh) known.add(point);
  };
}
