// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../client.ts';
import type { ListFilter, Listing } from './listing.ts';
import { searchListing } from './search.ts';

/** Words of a query that are tried; each costs a search. */
const wordsMax = 6;

/** A word found so often says little about what is searched for. */
const countMax = 100;

const isEastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** The words of a query; of Chinese and Japanese, which have no spaces, those of a dictionary with two letters or more. */
function wordsOf(query: string): string[] {
  const words = query.split(/[^\p{L}\p{N}'’-]+/u).flatMap((word) => {
    if (!isEastAsian.test(word) || Array.from(word).length < 4) return word;
    const parts = new Intl.Segmenter('zh', { granularity: 'word' }).segment(word);
    return Array.from(parts, ({ segment }) => segment).filter(
      (part) => Array.from(part).length > 1,
    );
  });
  return [...new Set(words)].filter((word) => word !== '').slice(0, wordsMax);
}

type RelaxOptions = {
  query: string;
  filter: ListFilter;
  /** Id of an item that is left out. */
  except?: string;
};

/**
 * As many words of a query as some item has together, where none has all of them: words in titles first, of these the
 * rarest and longest. Undefined where no word is found.
 */
export async function relaxQuery(
  db: Database,
  listing: Listing,
  { query, filter, except }: RelaxOptions,
): Promise<string | undefined> {
  const words = wordsOf(query);
  if (words.length === 0) return undefined;
  const find = async (text: string) => {
    const page = { query: text, filter, limit: 2, after: undefined, countMax };
    const { found, total } = await searchListing(db, listing, page);
    return { first: found.find(({ id }) => id !== except), total: total.total };
  };
  const found = [];
  for (const word of words) {
    const { first, total } = await find(word);
    if (first) found.push({ word, inTitle: first.inTitle, total });
  }
  const sorted = found.toSorted(
    (a, b) =>
      Number(b.inTitle) - Number(a.inTitle) || a.total - b.total || b.word.length - a.word.length,
  );
  let text: string | undefined;
  const kept = new Set<string>();
  for (const { word } of sorted) {
    // In the order of the query, because neighbouring letters can be one word.
    const longer = words.filter((each) => each === word || kept.has(each)).join(' ');
    if (text !== undefined && (await find(longer)).first === undefined) continue;
    kept.add(word);
    text = longer;
  }
  return text;
}
