import type { Language } from '@kga/contracts';

import { plainTextOf } from './render-markdown.ts';

/** Longest excerpt that is made, in UTF-16 units, with the sign that more follows. */
const most = 300;

/** The beginning of an article as plain text, cut after a word; languages know their own words. */
export function excerptOf(body: string, language: Language): string {
  const text = plainTextOf(body);
  if (text.length <= most) return text;
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.slice(0, most));
  // What ends before the slice does is whole.
  const ends = [...words].map(({ index, segment }) => index + segment.length);
  const end = ends.findLast((each) => each < most) ?? 0;
  // One word that fills it nearly alone is cut where it must, but not within a character.
  const cut = end > most / 2 ? end : most - 1;
  return `${text
    .slice(0, cut)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
