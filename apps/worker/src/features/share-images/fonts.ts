import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Language } from '@kga/contracts';
import type { Renderer } from '@takumi-rs/core';

type Range = [first: number, last: number];

/** A file of a family, which has glyphs of some ranges of characters only. */
type Subset = { file: string; ranges: Range[]; isLoaded: boolean };

/** The families by the list of their subsets; each file has all weights. */
const lists = {
  Bricolage: import.meta.resolve('@fontsource-variable/bricolage-grotesque/unicode.json'),
  Inter: import.meta.resolve('@fontsource-variable/inter/unicode.json'),
  'zh-CN': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  ja: import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  ko: import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  Arabic: import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  Hebrew: import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  Thai: import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  Devanagari: import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
} as const;

/** Families of one file: all emoji; and nearly every character, as pixels. */
const whole = {
  Twemoji: import.meta.resolve('twemoji-colr-font/twemoji.woff2'),
  Unifont: import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff2'),
} as const;

const asian = ['zh-CN', 'ja', 'ko'] as const;
const others = ['Arabic', 'Hebrew', 'Thai', 'Devanagari', 'Unifont'] as const;

/** A list of families in the order in which a character is looked for: first in the text's own script. */
export function familiesFor(language: Language, first: 'Bricolage' | 'Inter'): string {
  const own = asian.filter((family) => family === language);
  const latin = first === 'Bricolage' ? ['Bricolage', 'Inter'] : ['Inter'];
  // Emoji come first, because some other fonts have them without colours.
  return [...new Set([...latin, 'Twemoji', ...own, ...asian, ...others])].join(', ');
}

const parseRanges = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

function subsetsOf(list: string): Subset[] {
  const folder = dirname(fileURLToPath(list));
  const ranges: Record<string, string> = JSON.parse(readFileSync(fileURLToPath(list), 'utf8'));
  return Object.entries(ranges).map(([subset, range]) => {
    const name = subset.replaceAll(/[[\]]/g, '');
    const file = join(folder, 'files', `${basename(folder)}-${name}-wght-normal.woff2`);
    return { file, ranges: parseRanges(range), isLoaded: false };
  });
}

const isIn = (point: number, ranges: readonly Range[]) =>
  ranges.some(([first, last]) => point >= first && point <= last);

const ascii = /^[\u0020-\u007e]*$/;

/**
 * Makes a function that loads the fonts that a text needs, each file once: of the thousands of
 * characters of Chinese, Japanese and Korean only those subsets that texts have used.
 */
export function createFontLoader(renderer: Pick<Renderer, 'registerFont'>) {
  const families = Object.entries(lists).map(([name, list]) => ({
    name,
    subsets: subsetsOf(list),
  }));
  const known = new Set<number>();
  let isWholeLoaded = false;

  return async (text: string): Promise<void> => {
    const fresh = [...new Set(text)]
      .map((character) => character.codePointAt(0) ?? 0)
      .filter((point) => !known.has(point));
    for (const { name, subsets } of families) {
      for (const subset of subsets) {
        if (subset.isLoaded || !fresh.some((point) => isIn(point, subset.ranges))) continue;
        subset.isLoaded = true;
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
