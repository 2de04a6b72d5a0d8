// SPDX-License-Identifier: AGPL-3.0-or-later
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Range = [first: number, last: number];

/** A file of a family, which has glyphs of some ranges of characters only. */
export type FontSubset = { file: string; ranges: Range[] };

/** The families by the list of their subsets; each file has all weights. */
const lists = {
  Bricolage: import.meta.resolve('@fontsource-variable/bricolage-grotesque/unicode.json'),
  Inter: import.meta.resolve('@fontsource-variable/inter/unicode.json'),
  'Noto Sans SC': import.meta.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'Noto Sans JP': import.meta.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
  'Noto Sans KR': import.meta.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
  Arabic: import.meta.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  Hebrew: import.meta.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  Thai: import.meta.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  Devanagari: import.meta.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
} as const;

const parseRanges = (list: string): Range[] =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

function subsetsOf(list: string): FontSubset[] {
  const folder = dirname(fileURLToPath(list));
  const ranges: Record<string, string> = JSON.parse(readFileSync(fileURLToPath(list), 'utf8'));
  return Object.entries(ranges).map(([subset, range]) => {
    const name = subset.replaceAll(/[[\]]/g, '');
    const file = join(folder, 'files', `${basename(folder)}-${name}-wght-normal.woff2`);
    return { file, ranges: parseRanges(range) };
  });
}

export const isIn = (point: number, ranges: readonly Range[]) =>
  ranges.some(([first, last]) => point >= first && point <= last);

/** The families with their subsets. */
export const fontFamilies = () =>
  Object.entries(lists).map(([name, list]) => ({ name, subsets: subsetsOf(list) }));
