// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '../core/languages.ts';

/** Longest text of a card, in characters; the rest is cut off. */
const textMax = 240;

/** Characters that no font has: controls, private and unassigned ones, lone surrogates. */
const undrawable = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}]/gu;

/** Rare Chinese characters; 〓 is what printers set for a glyph that they lack. */
const rareHan = /[\u{20000}-\u{3ffff}]/gu;

/** More marks on one letter than any language has. */
const manyMarks = /(\p{M}{3})\p{M}+/gu;

/** A user's text as one that can be drawn: short, on one line, of characters that the fonts have. */
export function drawableText(text: string): string {
  const characters = Array.from(text.normalize('NFC').trim());
  const short = characters.slice(0, textMax).join('');
  return (characters.length > textMax ? `${short.trimEnd()}…` : short)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(undrawable, '')
    .replaceAll(rareHan, '〓')
    .replaceAll(manyMarks, '$1');
}

const isWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30ff\uff01-\uff60]/u;
const isNarrow = /[\p{M}\p{Cf}]/u;
const isThin = /[\s!'(),.:;Iijl|]/u;
const isBroadest = /[MW@%]/;
const isBroad = /[\p{Lu}mw@%&\d]/u;

/** Width of a text in bold Bricolage Grotesque, estimated in units of the font size. */
function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    if (isNarrow.test(character)) continue;
    else if (isWide.test(character)) width += 1;
    else if (isThin.test(character)) width += 0.32;
    else if (isBroadest.test(character)) width += 0.95;
    else width += isBroad.test(character) ? 0.7 : 0.57;
  }
  return width;
}

/** Marks where a line may end in a text whose words have no blanks between them. */
const phraseEnd = '\u200b';

/** Begins what no line may begin with: closing marks and blanks. */
const closesWord = /^(?:(?![\p{Ps}\p{Pi}])\p{P}|[ー\s])/u;
/** Begins what belongs to the word before it: particles and endings. */
const belongsToWord = /^[\p{sc=Hira}的了吗呢吧着过]/u;
const opensWord = /[\p{Ps}\p{Pi}]$/u;

/** Longest phrase, in characters: a text in hiragana alone has no other ends. */
const phraseMax = 9;

/** A Chinese or Japanese text with marks between its phrases, for lines that end nowhere else. */
export function markPhrases(text: string, language: Language): string {
  if (language !== 'ja' && language !== 'zh-CN') return text;
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    const isPart =
      closesWord.test(segment) || (belongsToWord.test(segment) && (last?.length ?? 0) < phraseMax);
    if (last === undefined || !(isPart || opensWord.test(last))) phrases.push(segment);
    else phrases[phrases.length - 1] = last + segment;
  }
  return phrases.join(phraseEnd);
}

/** What a line can end after: a word, a marked phrase, else each character of Chinese and Japanese. */
const wordsOf = (text: string): readonly string[] =>
  text.match(
    text.includes(phraseEnd)
      ? /[^\s\u200b]+[\s\u200b]*|\s+/gu
      : /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][\p{P}ー]*|[^\s\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]+\s*|\s+/gu,
  ) ?? [];

/** Lines that a text takes; a word that does not fit begins a new one. */
function countLines(text: string, space: number): number {
  // Widths are estimated.
  const width = space * 0.96;
  let [lines, used] = [1, 0];
  for (const word of wordsOf(text)) {
    const length = widthOf(word);
    if (used > 0 && used + widthOf(word.trimEnd()) > width) {
      lines += 1;
      used = 0;
    }
    lines += Math.max(0, Math.ceil(length / width) - 1);
    used = length > width ? length % width : used + length;
  }
  return lines;
}

type Space = {
  /** In pixels. */
  width: number;
  height: number;
  /** Font sizes in pixels. */
  max: number;
  min: number;
  lineHeight: number;
};

/** The largest font size at which a text fits into its space, and the lines that it may take there. */
export function fitText(text: string, { width, height, max, min, lineHeight }: Space) {
  const longest = Math.max(0, ...wordsOf(text).map((word) => widthOf(word.trimEnd())));
  const linesAt = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  for (let size = max; size > min; size = Math.floor(size * 0.94)) {
    const ems = width / size;
    // Words are broken only at the smallest size.
    if (longest <= ems && countLines(text, ems) <= linesAt(size)) {
      return { size, lines: linesAt(size) };
    }
  }
  return { size: min, lines: linesAt(min) };
}

/** Splits a word that is wider than a line. */
function splitWord(word: string, width: number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && widthOf(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

/** The lines of a text in a width in units of the font size, as `countLines` counts them. */
function linesOf(text: string, space: number): string[] {
  const width = space * 0.96;
  const lines: string[] = [];
  let line = '';
  for (const word of wordsOf(text).flatMap((each) => splitWord(each, space))) {
    if (line !== '' && widthOf(line + word.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()].filter((each) => each !== '');
}

/** The last of the lines that have room ends with an ellipsis where there are more. */
function cutLines(lines: readonly string[], most: number, width: number): string[] {
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  if (last === undefined || lines.length <= most) return [...shown];
  const [start = ''] = splitWord(last, width - widthOf('…'));
  return [...shown.slice(0, -1), `${start.trimEnd()}…`];
}

/** A text as large as its space allows, in lines; what does not fit at the smallest size is cut off. */
export function layOutText(text: string, space: Space): { size: number; lines: string[] } {
  const { size, lines: most } = fitText(text, space);
  const width = space.width / size;
  return { size, lines: cutLines(linesOf(text, width), most, width) };
}
