import type { CategoryRule, NewsCategory } from '@kga/contracts';

/** Scripts without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The category of the first rule with a word in title or excerpt, else the category of the feed. */
export function categoryOf(
  feed: { category: NewsCategory; rules: readonly CategoryRule[] },
  item: { title: string; excerpt: string },
): NewsCategory {
  const text = plain(`${item.title}\n${item.excerpt}`);
  const matching = feed.rules.find(({ words }) =>
    words.some((word) => containsWord(text, plain(word))),
  );
  return matching?.category ?? feed.category;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * Whether the text contains a word as a whole. A `*` at either end matches any letters; words of scripts
 * without spaces match anywhere.
 */
function containsWord(text: string, rule: string): boolean {
  const pattern = rule.trim();
  const word = pattern.replace(/^\*+/, '').replace(/\*+$/, '');
  if (word === '') return false;
  if (unspaced.test(word)) return text.includes(word);
  const [anyBefore, anyAfter] = [pattern.startsWith('*'), pattern.endsWith('*')];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = anyBefore || !isOfWord(text.slice(0, at).at(-1));
    if (begins && (anyAfter || !isOfWord(text.at(at + word.length)))) return true;
  }
  return false;
}

const isOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character) && !unspaced.test(character);
