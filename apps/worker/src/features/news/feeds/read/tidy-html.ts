// SPDX-License-Identifier: AGPL-3.0-or-later
import { escapeAttribute, escapeText } from 'entities';
import { Parser } from 'htmlparser2';

import { cutAtWord } from './plain-text.ts';

type Element = { name: string; href: string | undefined };

const lists: ReadonlySet<string> = new Set(['ul', 'ol']);
const blocks: ReadonlySet<string> = new Set(['blockquote', 'li', ...lists]);
const inlines: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'code']);

const lineBreak = '<br />';

/** An empty line; further line breaks are dropped. */
const twoBreaks = lineBreak + lineBreak;

/** Elements nested deeper are dropped, but not their text. */
const maxDepth = 40;

/** With less room, in UTF-16 units, no further text is begun. */
const minRoom = 20;

/**
 * Rebuilds paragraphs, lists and quotations of sanitised one-line HTML as a browser would parse them:
 * elements are closed and not empty, paragraphs and links are not nested, and links have an `href`.
 * Cuts at a word before `max` UTF-16 units, not counting the closing tags.
 */
export function tidyHtml(html: string, max: number): string {
  const source: Element[] = [];
  let open: Element[] = [];
  let depth = 0;
  let paragraph: Element | undefined;
  let result = '';
  /** Whitespace and line breaks between two texts of one paragraph. */
  let between = '';
  let isFull = false;

  function endParagraph(): void {
    paragraph = undefined;
    between = '';
  }

  function write(text: string): void {
    const isNext = paragraph !== undefined;
    paragraph ??= { name: 'p', href: undefined };
    const wanted = ancestorsOf(source, paragraph);
    const change = open.findIndex((element, at) => element !== wanted[at]);
    const shared = change === -1 ? open.length : change;
    const closing = closed(open.slice(shared));
    const opening = wanted.slice(shared).map(startOf).join('');
    const gap = closing + opening === '' ? ' ' : '';
    const start = closing + (isNext ? between : gap) + opening;
    const room = max - result.length - start.length;
    if (room < Math.min(text.length, minRoom)) {
      result += '…';
      isFull = true;
      return;
    }
    // An entity that was cut in half is dropped.
    result += start + cutAtWord(text, room).replace(/&\w{0,5}…$/, '…');
    open = wanted;
    between = '';
    isFull = text.length > room;
  }

  const parser = new Parser({
    onopentag(name, { href }) {
      if (name === 'br') {
        if (!between.endsWith(twoBreaks)) between = between.trimEnd() + lineBreak;
        return;
      }
      depth += 1;
      if (!inlines.has(name)) endParagraph();
      if (depth <= maxDepth) source.push({ name, href });
    },
    onclosetag(name) {
      if (name === 'br') return;
      if (!inlines.has(name)) endParagraph();
      if (depth <= maxDepth) source.pop();
      depth -= 1;
    },
    ontext(text) {
      if (isFull) return;
      const words = text.trim();
      if (/^\s/.test(text)) between ||= ' ';
      if (words === '') return;
      write(escapeText(words));
      if (/\s$/.test(text)) between = ' ';
    },
  });
  parser.end(html);
  return result + closed(open);
}

/** The elements around a text: quotations and lists, then its paragraph, then inline elements. */
function ancestorsOf(source: readonly Element[], paragraph: Element): Element[] {
  const outside: Element[] = [];
  let hasParagraph = true;
  let link: Element | undefined;
  for (const [at, element] of source.entries()) {
    const { name, href } = element;
    if (name === 'p') hasParagraph = true;
    if (name === 'a' && href) link = element;
    if (!blocks.has(name) || !belongs(source, at, outside)) continue;
    outside.push(element);
    hasParagraph = false;
  }
  const inside = source.filter(
    (element) => element === link || (inlines.has(element.name) && element.name !== 'a'),
  );
  return [...outside, ...(hasParagraph ? [paragraph] : []), ...inside];
}

/** A list needs an item inside, and an item needs a list outside. */
function belongs(source: readonly Element[], at: number, outside: readonly Element[]): boolean {
  const name = source[at]?.name ?? '';
  if (name === 'li') return lists.has(outside.at(-1)?.name ?? '');
  const next = source.slice(at + 1).find((element) => blocks.has(element.name));
  return !lists.has(name) || next?.name === 'li';
}

const startOf = ({ name, href }: Element) =>
  href ? `<${name} href="${escapeAttribute(href)}" rel="nofollow noopener ugc">` : `<${name}>`;

const closed = (elements: readonly Element[]) =>
  elements
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');
