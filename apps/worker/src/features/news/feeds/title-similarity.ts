// SPDX-License-Identifier: AGPL-3.0-or-later
/** Least Dice coefficient of the n-grams of two similar titles, from 0 to 1. */
const minSimilarity = 0.85;

/** The same for their differing words, so that a typo passes and another word does not. */
const minTypoSimilarity = 0.5;

/** Shorter titles, such as 'Weekly news', are equal by chance. A CJK character counts twice. */
const minLength = 20;

const bands = 4;
const rowsOfBand = 2;

const cjk = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const eachCjk = new RegExp(cjk, 'gu');
/** Spaces beside CJK characters carry no meaning. */
const besideCjk = new RegExp(`(?<=${cjk.source}) | (?=${cjk.source})`, 'gu');

/** Negations, in the form that `normalizeTitle` gives. */
const negations = new Set(
  'not no never without nicht kein keine nie ohne pas ne non sans jamais'.split(' '),
);
const cjkNegations = /[不没沒未無无非]|ない|ません|않|못|안/gu;

/**
 * Normalises a title: lower case, without accents and punctuation, and without the name of its source
 * after a dash or bar at the end.
 */
export function normalizeTitle(title: string, source: string): string {
  const whole = plain(title);
  const end = plain(source);
  const isNamed = end !== '' && whole.endsWith(` ${end}`) && /\s[-–—|·:]\s/u.test(title.slice(1));
  return (isNamed ? whole.slice(0, -end.length - 1) : whole).replaceAll(besideCjk, '');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/gu, '')
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * MinHash keys of a normalised title. Similar titles share at least one key (97 of 100 at the limit, all
 * that are equal), other titles hardly ever. Each key includes numbers and the language, so that neither
 * 'Part 1' and 'Part 2' nor translations share one. Titles that are too short have no keys.
 */
export function titleKeys(title: string, language: string): number[] {
  if (lengthOf(title) < minLength) return [];
  const parts = ngramsOf(title);
  const seed = hash(`${language} ${numbersOf(title)}`);
  return Array.from({ length: bands }, (_, band) => {
    let key = seed ^ band;
    for (let row = 0; row < rowsOfBand; row += 1) {
      const salt = Math.imul(band * rowsOfBand + row + 1, 0x9e3779b1);
      let least = 0xffffffff;
      for (const part of parts) least = Math.min(least, mix(part ^ salt) >>> 0);
      key = mix(key ^ least);
    }
    return key | 0;
  });
}

/** A normalised title, parsed once for many comparisons. */
export type ParsedTitle = {
  plain: string;
  length: number;
  numbers: string;
  negations: number;
  ngrams: ReadonlySet<number>;
};

export const parseTitle = (title: string): ParsedTitle => ({
  plain: title,
  length: lengthOf(title),
  numbers: numbersOf(title),
  negations: negationsOf(title),
  ngrams: new Set(ngramsOf(title)),
});

/** Whether two titles are equal except for a typo or a word that adds nothing. */
export function areSimilarTitles(one: ParsedTitle, other: ParsedTitle): boolean {
  if (Math.min(one.length, other.length) < minLength) return false;
  if (one.plain === other.plain) return true;
  if (one.numbers !== other.numbers || one.negations !== other.negations) return false;
  if (dice(one.ngrams, other.ngrams) < minSimilarity) return false;
  const [left, right] = differenceOf(one.plain, other.plain);
  if (left.length === 0 || right.length === 0) return true;
  // 'Rules for one against another' has the words of 'rules against one for another'.
  if (wordsIn(left, right) !== wordsIn(right, left)) return false;
  return dice(ngramsIn(left), ngramsIn(right)) >= minTypoSimilarity;
}

const ngramsIn = (words: readonly string[]) => new Set(ngramsOf(words.join(' ')));

/** The Dice coefficient of two sets. */
function dice(left: ReadonlySet<number>, right: ReadonlySet<number>): number {
  const [shorter, longer] = left.size < right.size ? [left, right] : [right, left];
  let both = 0;
  for (const part of shorter) if (longer.has(part)) both += 1;
  return (2 * both) / (left.size + right.size);
}

/** The words of a title, in its order, that the other has too. */
function wordsIn(words: readonly string[], others: readonly string[]): string {
  const known = new Set(others);
  return words.filter((word) => known.has(word)).join(' ');
}

/** The words of both titles between their common beginning and end. */
function differenceOf(one: string, other: string): [string[], string[]] {
  const [left, right] = [wordsOf(one), wordsOf(other)];
  while (left.length > 0 && left[0] === right[0]) {
    left.shift();
    right.shift();
  }
  while (left.length > 0 && left.at(-1) === right.at(-1)) {
    left.pop();
    right.pop();
  }
  return [left, right];
}

/** Hashes of trigrams, or of bigrams for CJK. */
function ngramsOf(title: string): number[] {
  const size = cjk.test(title) ? 2 : 3;
  const text = ` ${title} `;
  const parts: number[] = [];
  for (let at = 0; at + size <= text.length; at += 1) parts.push(hash(text, at, at + size));
  return parts;
}

const wordsOf = (title: string) => (cjk.test(title) ? Array.from(title) : title.split(' '));
const numbersOf = (title: string) => (title.match(/\p{N}+/gu) ?? []).join(' ');
const lengthOf = (title: string) => title.length + (title.match(eachCjk)?.length ?? 0);

function negationsOf(title: string): number {
  const words = title.split(' ').filter((word) => negations.has(word)).length;
  return words + (title.match(cjkNegations)?.length ?? 0);
}

/** The FNV-1a hash. */
function hash(text: string, from = 0, to = text.length): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
