// SPDX-License-Identifier: AGPL-3.0-or-later
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../client.ts';
import { type ListFilter, type Listing, wantedLanguages } from './listing.ts';
import { usedLanguages } from './used-languages.ts';

/** What a text must contain to match a query. */
export type SearchTerms = {
  /** `like` patterns without wildcards to escape; `trigrams` marks those that the trigram index finds. */
  patterns: { pattern: string; trigrams: boolean }[];
  /** Neighbouring letters of which at least one is not ASCII, which the index of letter pairs finds. */
  pairs: string[];
  /** Letters of East Asia that are words by themselves, which the index of letters finds. */
  letters: string[];
};

/** Terms of a query that are used; further ones are ignored. */
const termsMax = 16;

const isAscii = (word: string) => /^[ -~]+$/.test(word);

/** A single letter of a script that is not Latin. */
const isLoneLetter = (word: string) => !isAscii(word) && Array.from(word).length === 1;

/** Han, Hiragana, Katakana and Hangul in normalised texts, as `east_asian_letters_in` indexes them. */
const eastAsianLetter =
  /^[\u3005\u3007\u3041-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uF900-\uFAFF\u{20000}-\u{3FFFD}]$/u;

/**
 * Groups plain words into phrases. A single letter of another script belongs to the Latin letters or
 * digits beside it, as in `3月`, and where it stands alone to digits across a space, as in `3 月`.
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
      const areBeside = index > 0 || /^\d+$/.test(isAscii(before) ? before : word);
      if (phrase && scriptsMeet && areBeside && sides.some(isLoneLetter)) phrase.push(word);
      else phrases.push([word]);
    }
    textBefore = text;
  }
  return phrases;
}

function patternOf(phrase: readonly string[]): string {
  const [first = '', last = ''] = [phrase[0], phrase.at(-1)];
  // Two letters match at the beginning of a word, one letter only as a whole word.
  const begin = isAscii(first) && first.length <= 2 ? '% ' : '%';
  const end = isAscii(last) && last.length === 1 ? ' %' : '%';
  return `${begin}${phrase.join(' ')}${end}`;
}

/** Whether trigrams narrow it down: a word of one letter is everywhere. */
const isLong = ([word = '']: readonly string[]) => isAscii(word) && word.length > 1;

function pairsOf(phrase: readonly string[]): string[] {
  const letters = Array.from(phrase.join(''));
  return letters
    .slice(1)
    .map((letter, index) => `${letters[index] ?? ''}${letter}`)
    .filter((pair) => !isAscii(pair));
}

/** @returns undefined where no term is long enough for an index */
export async function readTerms(db: Database, query: string): Promise<SearchTerms | undefined> {
  const { rows } = await sql<{ plain: string[] }>`
    select array(
      select news_plain_text(part)
      from unnest(${query.split(/\s+/u)}::text[]) with ordinality as parts (part, position)
      order by position
    ) as plain`.execute(db);
  return termsOf(rows[0]?.plain ?? []);
}

/**
 * Derives the terms from the parts of a query between spaces.
 *
 * @param plain each part as `news_plain_text` returns it: words of letters and digits between spaces
 */
export function termsOf(plain: readonly string[]): SearchTerms | undefined {
  const unique = new Map(
    phrasesOf(plain.filter((text) => text.trim() !== '')).map((phrase) => [
      phrase.join(' '),
      phrase,
    ]),
  );
  const phrases = [...unique.values()].slice(0, termsMax);
  const pairs = [...new Set(phrases.flatMap(pairsOf))];
  const alone = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  // Beside letter pairs, a letter only adds work to the index.
  const letters = pairs.length > 0 ? [] : alone.filter((word) => eastAsianLetter.test(word));
  if (pairs.length + letters.length === 0 && !phrases.some(isLong)) return undefined;
  // Beside letter pairs, short words only add work to the index.
  const shortest = pairs.length > 0 ? 3 : 1;
  const patterns = phrases.map((phrase) => ({
    pattern: patternOf(phrase),
    trigrams: phrase.every((word) => isAscii(word) && word.length >= shortest),
  }));
  return { patterns, pairs, letters };
}

/** Share of texts from which a term costs the index more than it saves. */
const commonFrom = 0.5;

/**
 * Leaves common terms to the check of the text itself, because the index would look up most texts for
 * them; at least one term stays in the index.
 *
 * @param shares of texts that contain each pattern, from 0 to 1
 * @param from share from which a term is common
 */
export function indexRareTerms(
  terms: SearchTerms,
  shares: readonly number[],
  from = commonFrom,
): SearchTerms {
  const patterns = terms.patterns.map(({ pattern, trigrams }, index) => ({
    pattern,
    trigrams: trigrams && (shares[index] ?? 0) < from,
  }));
  const { pairs, letters } = terms;
  const isIndexed = pairs.length + letters.length > 0 || patterns.some(({ trigrams }) => trigrams);
  return isIndexed ? { ...terms, patterns } : terms;
}

/** Whether a plain text contains all terms. */
export const matchesTerms = (column: string, { patterns }: SearchTerms): RawBuilder<boolean> =>
  sql.join(
    patterns.map(({ pattern, trigrams }) =>
      // The concatenation hides the column from the index: without a usable trigram it would be read
      // from end to end.
      trigrams
        ? sql`${sql.ref(column)} like ${pattern}`
        : sql`${sql.ref(column)} || '' like ${pattern}`,
    ),
    sql` and `,
  );

/**
 * The same for a plan by the search index, including letters and their pairs, in the languages of a filter.
 * These name their language; other texts are restricted by the keys of the index.
 */
export function matchesIndex(
  column: string,
  { terms, filter, keys }: { terms: SearchTerms; filter: ListFilter; keys: Listing['keys'] },
): RawBuilder<boolean> {
  const wanted = wantedLanguages(filter);
  const { pairs, letters } = terms;
  const conditions = [matchesTerms(column, terms)];
  const inLanguages = (text: string) =>
    (wanted ?? usedLanguages()).map((language) => `${language}:${text}`);
  for (const pair of pairs) {
    const pairsIn = sql`letter_pairs_in(language, ${sql.ref(column)})`;
    conditions.push(sql`${pairsIn} && ${inLanguages(pair)}::text[]`);
  }
  for (const letter of letters) {
    // Of titles, too: the searched text contains them.
    const lettersIn = sql`east_asian_letters_in(language, words)`;
    conditions.push(sql`${lettersIn} && ${inLanguages(letter)}::text[]`);
  }
  if (wanted && pairs.length + letters.length === 0) {
    conditions.push(sql`${keys} && ${wanted}::text[]`);
  }
  return sql.join(conditions, sql` and `);
}
