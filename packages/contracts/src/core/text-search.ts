// SPDX-License-Identifier: AGPL-3.0-or-later
/** Parts of a text: `[start, end)` in UTF-16 units. */
export type TextRange = { start: number; end: number };

const folded = new Map<string, string>();

/** Ligatures and letters that only look like others with a mark, as `news_plain_text` folds them. */
const otherLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
};

/** A character without case, width and accent. */
function fold(character: string): string {
  const known = folded.get(character);
  if (known !== undefined) return known;
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC');
  const result = otherLetters[plain] ?? plain;
  // Bounded, because texts can contain every character.
  if (folded.size < 20_000) folded.set(character, result);
  return result;
}

/** The folded text, with the position in the original of each of its UTF-16 units. */
function foldText(text: string): { plain: string; positions: number[] } {
  let plain = '';
  const positions: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    plain += part;
    for (let unit = 0; unit < part.length; unit += 1) positions.push(at);
    at += character.length;
  }
  positions.push(at);
  return { plain, positions };
}

/** The words of a query, folded. */
function wordsOf(query: string): string[] {
  const words = foldText(query).plain.split(/[^\p{L}\p{N}]+/u);
  return [...new Set(words)].filter((word) => word !== '');
}

/** Whether a query has what a search needs: two letters or digits, or one letter that may be a word. */
export const isSearchable = (query: string): boolean =>
  /[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/su.test(
    query,
  );

const isShort = (word: string) => /^[a-z0-9]{1,2}$/.test(word);

/**
 * Matches one of the words in a folded text; up to two Latin letters at the beginning of a word only. What
 * precedes a word is the first group, as Safari has no lookbehind before 16.4.
 */
function patternOf(words: readonly string[]): string {
  const atBeginning = `(^|[^\\p{L}\\p{N}])(?:${words.join('|')})`;
  return [atBeginning, ...words.filter((word) => !isShort(word))].join('|');
}

/** Where a text contains words of a query, ignoring case and accents. */
export function findWords(text: string, query: string): TextRange[] {
  const words = wordsOf(query).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return [];
  const { plain, positions } = foldText(text);
  const pattern = new RegExp(patternOf(words), 'gu');
  return Array.from(plain.matchAll(pattern), ({ index, 0: { length }, 1: before = '' }) => ({
    start: positions[index + before.length] ?? 0,
    end: positions[index + length] ?? text.length,
  }));
}

/** The number of a sequel, as it stands after a name: one digit or Roman. `Concord 14 days later` has none. */
const sequel = /^\s+(?:[2-9]|II|III|IV|VI|VII|VIII|IX)(?![\p{L}\p{N}])/u;

const partsOfName = (name: string): string[] => name.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Where a text contains the words of a name one after the other, ignoring case and accents, as the text spells it.
 * `The Crew 2` does not contain `The Crew`.
 */
function spellingsOf(text: string, name: string): string[] {
  const words = partsOfName(foldText(name).plain);
  if (words.length === 0) return [];
  const { plain, positions } = foldText(text);
  const phrase = words.join(String.raw`[^\p{L}\p{N}]+`);
  const found = plain.matchAll(new RegExp(`(^|[^a-z0-9])${phrase}(?![a-z0-9])`, 'gu'));
  return Array.from(found).flatMap(({ index, 0: { length }, 1: before = '' }) => {
    const [start = 0, end = 0] = [positions[index + before.length], positions[index + length]];
    return sequel.test(text.slice(end)) ? [] : [text.slice(start, end)];
  });
}

/** Whether a text contains a name, ignoring case and accents. */
export const containsName = (text: string, name: string): boolean =>
  spellingsOf(text, name).length > 0;

/**
 * The same for a title, in which words that the name has with a capital have one as well: they may be words of the language,
 * like Evolve or Tabula Rasa.
 */
export function titleHasName(title: string, name: string): boolean {
  const capitals = partsOfName(name).map((word) => /^\p{Lu}/u.test(word));
  return spellingsOf(title, name).some((spelling) =>
    partsOfName(spelling).every((word, index) => !capitals[index] || !/^\p{Ll}/u.test(word)),
  );
}

/** Whether a text contains all words of a query, ignoring case and accents. */
export function containsWords(text: string, query: string): boolean {
  const words = wordsOf(query);
  const { plain } = foldText(text);
  return words.length > 0 && words.every((word) => new RegExp(patternOf([word]), 'u').test(plain));
}

const countWords = (plain: string, words: readonly string[]): number =>
  words.filter((word) => new RegExp(patternOf([word]), 'u').test(plain)).length;

/** Words of up to three Latin letters, such as `the`, say little. */
const saysMuch = (word: string) => !/^[a-z0-9]{1,3}$/.test(word);

/** The words of a query that say something, which are shown where they are found; all where there are only short ones. */
export function tellingWords(query: string): string {
  const words = wordsOf(query);
  const telling = words.filter(saysMuch);
  return (telling.length > 0 ? telling : words).join(' ');
}

/**
 * The items whose text contains all words of a query, ignoring case and accents; where none does, those with most of its
 * longer words, at least two.
 */
export function withMostWords<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): Item[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const texts = items.map((item) => ({ item, plain: foldText(textOf(item)).plain }));
  const whole = texts.filter(({ plain }) => countWords(plain, words) === words.length);
  if (whole.length > 0) return whole.map(({ item }) => item);
  const longer = words.filter(saysMuch);
  const counted = texts.map(({ item, plain }) => ({ item, count: countWords(plain, longer) }));
  const most = Math.max(2, ...counted.map(({ count }) => count));
  return counted.filter(({ count }) => count === most).map(({ item }) => item);
}

/** The first `length` UTF-16 units of a text on one line, cut between characters. */
export function excerptOf(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const beginning = line.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return `${beginning.trimEnd()}…`;
}

/** At most `length` characters of a text around the first match of a query, on one line. */
export function excerptAround(text: string, query: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const match = findWords(line, query)[0]?.start ?? 0;
  const from = Math.max(0, Math.min(match - Math.floor(length / 4), line.length - length));
  const to = from + length;
  // Halves of surrogate pairs and of words, if words have spaces between them.
  const part = line.slice(from, to).replaceAll(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
  const start = from === 0 ? part : `…${part.replace(/^\S{0,20} /, '')}`;
  return to === line.length ? start : `${start.replace(/ \S{0,20}$/, '')}…`;
}
