import { Parser } from 'htmlparser2';

import { cutAtWord } from './plain-text.ts';

type Element = { name: string; href: string | undefined };

const lists: ReadonlySet<string> = new Set(['ul', 'ol']);
const blocks: ReadonlySet<string> = new Set(['blockquote', 'li', ...lists]);
const inlines: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'code']);

const lineBreak = '<br />';

/** An empty line; more of them say no more. */
const twoBreaks = lineBreak + lineBreak;

/** What is nested deeper is told without its element. */
const deepest = 40;

/** Room that has to be left for a word. */
const leastRoom = 20;

/**
 * Paragraphs, lists and quotations as a browser reads them, of sanitised HTML on one line: each
 * element holds text and is closed where it has to be, no paragraph or link stands within another,
 * and a link has an address. Cut at a word behind `max` UTF-16 units, but for the tags that close
 * what is open there.
 */
export function tidyHtml(html: string, max: number): string {
  /** What is open in the source, and in the result. */
  const source: Element[] = [];
  let open: Element[] = [];
  let depth = 0;
  let paragraph: Element | undefined;
  let result = '';
  /** What stands between two texts of one paragraph. */
  let between = '';
  let isFull = false;

  function endParagraph(): void {
    paragraph = undefined;
    between = '';
  }

  function write(text: string): void {
    const isNext = paragraph !== undefined;
    paragraph ??= { name: 'p', href: undefined };
    const wanted = placeOf(source, paragraph);
    const kept = open.findIndex((element, at) => element !== wanted[at]);
    const stays = kept === -1 ? open.length : kept;
    const closing = closed(open.slice(stays));
    const opening = wanted.slice(stays).map(startOf).join('');
    const gap = closing + opening === '' ? ' ' : '';
    const start = closing + (isNext ? between : gap) + opening;
    const room = max - result.length - start.length;
    if (room < Math.min(text.length, leastRoom)) {
      result += '…';
      isFull = true;
      return;
    }
    // Escaped text is not cut within what one character became.
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
      if (depth <= deepest) source.push({ name, href });
    },
    onclosetag(name) {
      if (name === 'br') return;
      if (!inlines.has(name)) endParagraph();
      if (depth <= deepest) source.pop();
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

/**
 * The elements that text is in: quotations and lists outside, then its paragraph, if it has one,
 * then what may stand in a line.
 */
function placeOf(source: readonly Element[], paragraph: Element): Element[] {
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

/** A list stands around its items, and an item in a list. */
function belongs(source: readonly Element[], at: number, outside: readonly Element[]): boolean {
  const name = source[at]?.name ?? '';
  if (name === 'li') return lists.has(outside.at(-1)?.name ?? '');
  const next = source.slice(at + 1).find((element) => blocks.has(element.name));
  return !lists.has(name) || next?.name === 'li';
}

const startOf = ({ name, href }: Element) =>
  href ? `<${name} href="${escapeValue(href)}" rel="nofollow noopener ugc">` : `<${name}>`;

const closed = (elements: readonly Element[]) =>
  elements
    .toReversed()
    .map(({ name }) => `</${name}>`)
    .join('');

/** Text as it stands in HTML. */
export const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeValue = (text: string) => escapeText(text).replaceAll('"', '&quot;');
