// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  beforeMention,
  linkTarget,
  mentionedKinds,
  routes,
  trimAddress,
  uuidPattern,
  webAddress,
} from '@kga/contracts/core';

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

/** A path of this site must stand alone, or it could be part of another site's URL. */
const itemPaths = mentionedKinds.map(({ page }) => routes[page].replace(':id', uuidPattern));
const ownPath = String.raw`(${beforeMention})((?:${itemPaths.join('|')})(?![\w-]))`;
const found = new RegExp(`${webAddress}|${ownPath}`, 'gimu');

/** Converts a match into a link; undefined if it is plain text after all. */
function leading(
  text: string,
  at: number,
  { titles, origin }: { titles: ReadonlyMap<string, string>; origin: string },
): TextPart | undefined {
  const href = text.startsWith('/') ? origin + text : text;
  const url = linkTarget(href);
  if (!url) return undefined;
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
    const candidate = path ?? trimAddress(match);
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
