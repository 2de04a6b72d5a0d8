// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';

const wide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;

/** Columns that a text takes in a font of fixed width: East Asian letters take two. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += wide.test(letter) ? 2 : 1;
  return width;
}

/** Chinese and Japanese put no spaces between words. */
const unspaced = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303F\uFF00-\uFF60]`;
const endsUnspaced = new RegExp(`${unspaced}$`, 'u');
const beginsUnspaced = new RegExp(`^${unspaced}`, 'u');
/** What no line begins or ends with. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}ー…\s]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Whether a line may end between two parts of a text. */
function mayBreak(before: string, after: string): boolean {
  if (before.endsWith(' ')) return true;
  if (closing.test(after) || opening.test(before)) return false;
  return endsUnspaced.test(before) || beginsUnspaced.test(after);
}

/** The parts of a line that stay whole, with the space after them. */
function wordsOf(line: string, language: Language): string[] {
  const words: string[] = [];
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(line);
  for (const { segment } of segments) {
    const last = words.length - 1;
    const before = words[last];
    if (before === undefined || mayBreak(before, segment)) words.push(segment);
    else words[last] = before + segment;
  }
  return words;
}

/** Breaks lines longer than that between words, as plain-text mails are set; no URL is broken. */
export function wrapText(text: string, language: Language, columns = 76): string {
  const wrapLine = (line: string): string => {
    if (widthOf(line) <= columns) return line;
    const lines: string[] = [''];
    for (const word of wordsOf(line, language)) {
      const last = lines.at(-1) ?? '';
      if (last !== '' && widthOf((last + word).trimEnd()) > columns) lines.push(word);
      else lines[lines.length - 1] = last + word;
    }
    return lines.map((each) => each.trimEnd()).join('\n');
  };
  return text.split('\n').map(wrapLine).join('\n');
}

/** Cuts a line to so many columns at the end of a word, with an ellipsis. */
export function cutAtWord(line: string, language: Language, columns: number): string {
  if (widthOf(line) <= columns) return line;
  let cut = '';
  for (const word of wordsOf(line, language)) {
    if (widthOf(cut + word.trimEnd()) >= columns) break;
    cut += word;
  }
  if (cut === '') {
    for (const letter of line) {
      if (widthOf(cut + letter) >= columns) break;
      cut += letter;
    }
  }
  return `${cut.replace(/[\s,;:.、。，；：–—-]+$/u, '')}…`;
}
