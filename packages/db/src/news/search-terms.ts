import { type RawBuilder, sql } from 'kysely';

/** What an article has to hold to be found. */
export type SearchTerms = {
  /** For `like`; nothing in them needs escaping. `trigrams` says whether that index is asked. */
  patterns: { pattern: string; trigrams: boolean }[];
  /** Pairs of letters of which one is not ASCII, which the index of pairs finds. */
  pairs: string[];
};

/** So many words of a query are looked for; a headline is found by its first ones. */
const wordsMax = 16;

const isAscii = (word: string) => /^[ -~]+$/.test(word);

/** One letter of a script whose words are found from two on. */
const isLoneLetter = (word: string) => !isAscii(word) && Array.from(word).length === 1;

/**
 * The words of plain texts. A lone letter of another script belongs to the Latin letters or digits
 * beside it, as in `3月`, and across a gap where it stands all alone, as in `3 月`.
 */
function phrasesOf(plain: readonly string[]): string[][] {
  const phrases: string[][] = [];
  let textBefore = '';
  for (const text of plain.map((each) => each.trim())) {
    for (const [index, word] of text.split(' ').entries()) {
      const phrase = phrases.at(-1);
      const before = phrase?.at(-1) ?? '';
      const sides = index === 0 ? [textBefore, text] : [before, word];
      const scriptsMeet = isAscii(before) !== isAscii(word);
      if (phrase && scriptsMeet && sides.some(isLoneLetter)) phrase.push(word);
      else phrases.push([word]);
    }
    textBefore = text;
  }
  return phrases;
}

function patternOf(phrase: readonly string[]): string {
  const [first = '', last = ''] = [phrase[0], phrase.at(-1)];
  // Two letters are found at the beginning of a word, one as a whole word only.
  const begin = isAscii(first) && first.length <= 2 ? '% ' : '%';
  const end = isAscii(last) && last.length === 1 ? ' %' : '%';
  return `${begin}${phrase.join(' ')}${end}`;
}

/** Whether trigrams find few by it: a whole word of one letter is everywhere. */
const isLong = ([word = '']: readonly string[]) => isAscii(word) && word.length > 1;

function pairsOf(phrase: readonly string[]): string[] {
  const letters = Array.from(phrase.join(''));
  return letters
    .slice(1)
    .map((letter, index) => `${letters[index] ?? ''}${letter}`)
    .filter((pair) => !isAscii(pair));
}

/** The parts of a query between blanks, each as `news_plain_text` makes it: what `searchTerms` reads. */
export const plainParts = (query: string): RawBuilder<string[]> => sql`array(
  select news_plain_text(part)
  from unnest(${query.split(/\s+/u)}::text[]) with ordinality as parts (part, place)
  order by place)`;

/**
 * Reads what `news_plain_text` made of each part of a query: words of letters and digits between
 * spaces.
 *
 * @returns undefined where nothing in it is long enough to be looked for in an index
 */
export function searchTerms(plain: readonly string[]): SearchTerms | undefined {
  const each = new Map(
    phrasesOf(plain.filter((text) => text.trim() !== '')).map((phrase) => [
      phrase.join(' '),
      phrase,
    ]),
  );
  const phrases = [...each.values()].slice(0, wordsMax);
  const pairs = [...new Set(phrases.flatMap(pairsOf))];
  if (pairs.length === 0 && !phrases.some(isLong)) return undefined;
  // Beside pairs, what is short adds nothing but work to the index.
  const least = pairs.length > 0 ? 3 : 1;
  const patterns = phrases.map((phrase) => ({
    pattern: patternOf(phrase),
    trigrams: phrase.every((word) => isAscii(word) && word.length >= least),
  }));
  return { patterns, pairs };
}

/** A word of so many texts spares the index less than it costs there. */
const commonFrom = 0.5;

/**
 * The same, of which the index is asked for the rare words only: what is in most texts makes it look
 * up each one that holds the others.
 *
 * @param shares of texts that hold each pattern, from 0 to 1
 */
export function askForRare(terms: SearchTerms, shares: readonly number[]): SearchTerms {
  const isRare = (index: number) => (shares[index] ?? 0) < commonFrom;
  const isFound = terms.patterns.some(({ trigrams }, index) => trigrams && isRare(index));
  if (!isFound && terms.pairs.length === 0) return terms;
  const patterns = terms.patterns.map(({ pattern, trigrams }, index) => ({
    pattern,
    trigrams: trigrams && isRare(index),
  }));
  return { ...terms, patterns };
}

/** Whether what a column holds, as `news_plain_text` makes it, has all the terms. */
export const holds = (column: string, { patterns }: SearchTerms): RawBuilder<boolean> =>
  sql.join(
    patterns.map(({ pattern, trigrams }) =>
      // For a pattern without a trigram Postgres would read the index of trigrams from end to end.
      trigrams
        ? sql`${sql.ref(column)} like ${pattern}`
        : sql`${sql.ref(column)} || '' like ${pattern}`,
    ),
    sql` and `,
  );
