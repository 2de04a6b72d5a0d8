// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Database } from '../client.ts';
import type { ListFilter, Listing } from './listing.ts';
import { searchListing } from './search.ts';

/** Words of a query that are tried, the longest; each costs a search. */
const wordsMax = 6;

/** Searches for single words at a time: each has a connection of its own. */
const searchesAtOnce = 2;

/** A word found so often says little about what is searched for. */
const countMax = 100;

const isEastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Words of up to three Latin letters, such as `the`, say little. */
const isShort = (word: string) => /^[A-Za-z0-9]{1,3}$/.test(word);

/**
 * The words of a query in their order, the longest ones; of Chinese and Japanese, which have no spaces, those of a
 * dictionary with two letters or more.
 */
function wordsOf(query: string): string[] {
  const words = query
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}'’-]+/u)
    .flatMap((word) => {
      if (!isEastAsian.test(word) || Array.from(word).length < 4) return word;
      const parts = new Intl.Segmenter('zh', { granularity: 'word' }).segment(word);
      return Array.from(parts, ({ segment }) => segment).filter(
        (part) => Array.from(part).length > 1,
      );
    });
  const unique = [...new Set(words)].filter((word) => word !== '' && !isShort(word));
  const longest = new Set(unique.toSorted((a, b) => b.length - a.length).slice(0, wordsMax));
  return unique.filter((word) => longest.has(word));
}

type RelaxOptions = {
  query: string;
  filter: ListFilter;
  /** Id of an item that is left out; then all words together may be found. */
  except?: string;
};

/**
 * As many words of a query as some item has together, where none has all of them: words in titles first, of these the
 * rarest and longest. Undefined where no word is found, or only one that many texts have.
 */
export async function relaxQuery(
  db: Database,
  listing: Listing,
  { query, filter, except }: RelaxOptions,
): Promise<string | undefined> {
  const words = wordsOf(query);
  const isWhole = (text: string) => except === undefined && text === query.trim();
  const [only] = words;
  if (only === undefined || (words.length === 1 && isWhole(only))) return undefined;
  const find = async (text: string) => {
    if (isWhole(text)) return { first: undefined, total: 0 };
    const page = { query: text, filter, limit: 2, after: undefined, countMax };
    const { found, total } = await searchListing(db, listing, page);
    return { first: found.find(({ id }) => id !== except), total: total.total };
  };
  const found = [];
  for (let at = 0; at < words.length; at += searchesAtOnce) {
    const some = words.slice(at, at + searchesAtOnce);
    const results = await Promise.all(some.map(async (word) => ({ word, ...(await find(word)) })));
    for (const { word, first, total } of results) {
      if (first) found.push({ word, inTitle: first.inTitle, total });
    }
  }
  const sorted = found.toSorted(
    (a, b) =>
      Number(b.inTitle) - Number(a.inTitle) || a.total - b.total || b.word.length - a.word.length,
  );
  const [rarest] = sorted;
  if (!rarest || (!rarest.inTitle && rarest.total >= countMax)) return undefined;
  let text = rarest.word;
  const kept = new Set([text]);
  for (const { word } of sorted.slice(1)) {
    // In the order of the query, because neighbouring letters can be one word.
    const longer = words.filter((each) => each === word || kept.has(each)).join(' ');
    if ((await find(longer)).first === undefined) continue;
    kept.add(word);
    text = longer;
  }
  return text;
}
