// SPDX-License-Identifier: AGPL-3.0-or-later
import { beforeMention, mentionedKinds, routes } from '@kga/contracts/core';

/** The first `length` UTF-16 units of a text, without splitting a surrogate pair. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Cs}$/u, '');

export type Mention = { readonly path: string; readonly title: string };

/**
 * A part of a block with its offset: text, a link to another site, or a link to a page of this site
 * by its title.
 */
export type TextPart =
  | { readonly kind: 'text'; readonly text: string; readonly at: number }
  | { readonly kind: 'link'; readonly href: string; readonly text: string; readonly at: number }
  | { readonly kind: 'page'; readonly to: string; readonly title: string; readonly at: number };

/** Consecutive lines starting at `line`; `quoted` if each began with `> `. */
type TextBlock = {
  readonly line: number;
  readonly quoted: boolean;
  readonly parts: readonly TextPart[];
};

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/**
 * A URL in a text: ASCII, letters, marks and digits of all scripts, and signs in words. All other
 * punctuation and symbols end it, because no space follows it in Chinese and Japanese.
 */
const address = String.raw`https?://[!#-;=?-~\p{L}\p{M}\p{N}’·\u2010-\u2013]+`;
/** A path of this site must stand alone, or it could be part of another site's URL. */
const itemPaths = mentionedKinds.map(({ page }) => routes[page].replace(':id', uuid));
const ownPath = String.raw`(${beforeMention})((?:${itemPaths.join('|')})(?![\w-]))`;
const found = new RegExp(`${address}|${ownPath}`, 'gimu');

const eastAsian = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]`;
/** Browsers copy such letters encoded, so directly after a Latin letter or digit they are the next word. */
const nextWord = new RegExp(String.raw`([a-z\d)\]])${eastAsian}.*$`, 'iu');
/** Korean particles, which follow a word without a space. */
const particle =
  /\/(?:은|는|이|가|을|를|에|에서|의|와|과|도|로|으로|만|까지|부터|랑|이랑|입니다|이에요|예요)$/u;

/** A URL without the words and the punctuation that follow it. */
function trimmed(written: string): string {
  const text = written.replace(nextWord, '$1').replace(particle, '/');
  let end = text.length;
  const open = { ')': '(', ']': '[' } as const;
  const surplus = (sign: ')' | ']') => text.split(sign).length - text.split(open[sign]).length;
  const unmatched = { ')': surplus(')'), ']': surplus(']') };
  for (; end > 0; end -= 1) {
    const last = text[end - 1];
    if (last === ')' || last === ']') {
      if (unmatched[last] <= 0) break;
      unmatched[last] -= 1;
    } else if (last === undefined || !".,;:!?'’·*_~\u2010\u2011\u2012\u2013".includes(last)) break;
  }
  return text.slice(0, end);
}

/** Converts a match into a link; undefined if it is plain text after all. */
function leading(
  text: string,
  at: number,
  { titles, origin }: { titles: ReadonlyMap<string, string>; origin: string },
): TextPart | undefined {
  const href = text.startsWith('/') ? origin + text : text;
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  // Readers would take `https://bank.example@…` for the bank's.
  if (url.username !== '' || url.password !== '') return undefined;
  const path = url.pathname.toLowerCase().replace(/\/$/, '');
  const title = url.origin === origin ? titles.get(path) : undefined;
  if (title !== undefined) return { kind: 'page', to: path + url.search + url.hash, title, at };
  return text.startsWith('/') ? undefined : { kind: 'link', href: url.href, text, at };
}

function partsOf(
  text: string,
  known: { titles: ReadonlyMap<string, string>; origin: string },
): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: match, 1: before = '', 2: path, index: start } of text.matchAll(found)) {
    const candidate = path ?? trimmed(match);
    const index = start + before.length;
    const part = leading(candidate, index, known);
    if (!part) continue;
    if (index > done) parts.push({ kind: 'text', text: text.slice(done, index), at: done });
    parts.push(part);
    done = index + candidate.length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done), at: done });
  return parts;
}

const quoteMark = /^>(?: |$)/;

const isWritten = (line: string): boolean => line.trim() !== '';

/** Drops blank lines around a block: the layout adds the space. */
function withoutBlankEnds(lines: readonly string[]): readonly string[] {
  return lines.slice(lines.findIndex(isWritten), lines.findLastIndex(isWritten) + 1);
}

export function parseBlocks(
  text: string,
  mentions: readonly Mention[],
  /** The site's origin, without a trailing slash. */
  origin: string,
): TextBlock[] {
  const known = { titles: new Map(mentions.map(({ path, title }) => [path, title])), origin };
  const runs: { line: number; quoted: boolean; lines: string[] }[] = [];
  for (const [number, line] of text.split(/\r\n?|\n/).entries()) {
    const quoted = quoteMark.test(line);
    const last = runs.at(-1);
    const shown = quoted ? line.replace(quoteMark, '') : line;
    if (last?.quoted === quoted) last.lines.push(shown);
    else runs.push({ line: number, quoted, lines: [shown] });
  }
  return runs.flatMap(({ line, quoted, lines }) => {
    const written = withoutBlankEnds(lines).join('\n');
    return written === '' ? [] : [{ line, quoted, parts: partsOf(written, known) }];
  });
}
