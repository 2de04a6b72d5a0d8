import type { CategoryRule, NewsCategory } from '@kga/contracts';

/** Scripts that set no space between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** The category of the first rule of which title or excerpt hold a word; else the source's own. */
export function categoryOf(
  source: { category: NewsCategory; rules: readonly CategoryRule[] },
  item: { title: string; excerpt: string },
): NewsCategory {
  const text = plain(`${item.title}\n${item.excerpt}`);
  const fitting = source.rules.find(({ words }) => words.some((word) => holds(text, plain(word))));
  return fitting?.category ?? source.category;
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/**
 * A word stands alone but for the ends at which a `*` is any letters, or anywhere where it is of a
 * script without spaces.
 */
function holds(text: string, rule: string): boolean {
  const written = rule.trim();
  const word = written.replace(/^\*+/, '').replace(/\*+$/, '');
  if (word === '') return false;
  if (unspaced.test(word)) return text.includes(word);
  const [anyBefore, anyAfter] = [written.startsWith('*'), written.endsWith('*')];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = anyBefore || !isOfWord(text.slice(0, at).at(-1));
    if (begins && (anyAfter || !isOfWord(text.at(at + word.length)))) return true;
  }
  return false;
}

const isOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{M}\p{N}]/u.test(character) && !unspaced.test(character);
