import type { CategoryRule, NewsCategory } from '@kga/contracts';

/** A rule as it is written: its words in one text. `key` tells rows apart. */
export type RuleRow = { key: number; category: NewsCategory; words: string };

/** The words of a text that are separated by commas, of Chinese and Japanese too, or lines. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[,，、;；\n]/u).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(words)].filter((word) => word !== '');
}

/** Rules as the server keeps them. */
export function rulesOf(written: readonly RuleRow[]): CategoryRule[] {
  return written.map(({ category, words }) => ({ category, words: wordsOf(words) }));
}

/** Rules as rows of a form. */
export function rowsOf(rules: readonly CategoryRule[]): RuleRow[] {
  return rules.map(({ category, words }, key) => ({ key, category, words: words.join(', ') }));
}
