// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type TextBlock,
  type TextFormat,
  type TextSpan,
  pictureIdOf,
  pictureUrl,
  textOfBlocks,
} from '@kga/contracts/content';
import { linkTarget } from '@kga/contracts/core';
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';

/** Deepest nesting of lists and quotations; what is nested deeper is not shown. */
const nestingMax = 12;

const refused = ['table', 'strikethrough', 'hr', 'lheading', 'code', 'html_block', 'html_inline'];

/** Text stays as it was typed: no entities, no definitions of links that readers do not see. */
const markdown = new MarkdownIt({ html: false, linkify: true, maxNesting: 2 * nestingMax })
  .use(cjkFriendly)
  .disable([...refused, 'reference', 'entity']);

const ownOrigin = 'https://own.invalid';

/** A URL or a path of the site with this origin; undefined where it leads elsewhere. */
export function ownUrlOf(address: string, origin: string): URL | undefined {
  const url = URL.parse(address, origin);
  // A path that begins with two slashes leads to another host.
  return url?.origin === origin && !url.pathname.startsWith('//') ? url : undefined;
}

export const pathOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** Where a link leads: a URL, or a path of this site; undefined for a link that a text may not have. */
function hrefOf(written: string): string | undefined {
  if (written.startsWith('/')) {
    const url = ownUrlOf(written, ownOrigin);
    return url && pathOf(url);
  }
  return /^https?:\/\//i.test(written) ? linkTarget(written)?.href : undefined;
}

markdown.validateLink = (href) => hrefOf(href) !== undefined;
// Without a protocol, `readme.md` would become a link to a host.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

const marksOf = { strong: 'strong', em: 'emphasis' } as const;

const hasSameLook = (a: TextSpan, b: TextSpan): boolean =>
  a.href === b.href && String(a.marks) === String(b.marks);

/** Appends a span, to the last one if that looks the same. */
function appendSpan(spans: TextSpan[], span: TextSpan): void {
  const last = spans.at(-1);
  if (last && hasSameLook(last, span)) last.text += span.text;
  else if (span.text !== '') spans.push(span);
}

/** What a block shows: words, or a picture. */
type Shown = { spans: TextSpan[]; pictureId?: string };

/** Words and the pictures between them. A picture that is not of this site is a link to it. */
function shownBy(tokens: readonly Token[]): Shown[] {
  const shown: Shown[] = [{ spans: [] }];
  const marks: ('strong' | 'emphasis')[] = [];
  let href: string | undefined;
  const append = (text: string, look: Partial<TextSpan> = {}) => {
    const all = [...marks, ...(look.marks ?? [])];
    const target = look.href ?? href;
    appendSpan(shown.at(-1)?.spans ?? [], {
      text,
      ...(all.length > 0 && { marks: all }),
      ...(target !== undefined && { href: target }),
    });
  };
  for (const token of tokens) {
    const { type, tag, content } = token;
    if (type === 'link_open') href = hrefOf(String(token.attrGet('href')));
    else if (type === 'link_close') href = undefined;
    else if (type === 'softbreak' || type === 'hardbreak') append('\n');
    else if (type === 'image') {
      const source = hrefOf(String(token.attrGet('src'))) ?? '';
      const pictureId = pictureIdOf(source);
      if (pictureId === undefined) append(content || source, { href: source });
      else shown.push({ spans: [{ text: content }], pictureId }, { spans: [] });
    } else if (tag === 'strong' || tag === 'em') {
      if (type.endsWith('_open')) marks.push(marksOf[tag]);
      else marks.pop();
    } else append(content, type === 'code_inline' ? { marks: ['code'] } : {});
  }
  return shown.filter(({ spans, pictureId }) => pictureId !== undefined || hasText(spans));
}

const hasText = (spans: readonly TextSpan[]): boolean =>
  spans.some(({ text }) => text.trim() !== '');

/** Where the reader of the tokens stands. */
type Place = {
  quote: number;
  /** The lists around it, each with the number of its next item; null without numbers. */
  lists: (number | null)[];
  isHeading: boolean;
  /** Whether an item has begun that has no text yet. */
  isNewItem: boolean;
};

/** Changes the place at a token that opens or closes something. */
function move(place: Place, token: Token): void {
  const { type } = token;
  if (type === 'blockquote_open') place.quote += 1;
  else if (type === 'blockquote_close') place.quote -= 1;
  else if (type === 'bullet_list_open') place.lists.push(null);
  else if (type === 'ordered_list_open') place.lists.push(Number(token.attrGet('start') ?? 1));
  else if (type.endsWith('_list_close')) place.lists.pop();
  else if (type === 'list_item_open') place.isNewItem = true;
  else if (type === 'list_item_close') {
    const number = place.lists.pop() ?? null;
    place.lists.push(number === null ? null : number + 1);
  } else if (type.startsWith('heading_')) place.isHeading = type === 'heading_open';
}

function blockAt(place: Place, spans: TextSpan[]): TextBlock {
  const { quote, lists, isHeading } = place;
  if (lists.length > 0) {
    return { kind: 'item', quote, level: lists.length, number: lists.at(-1) ?? null, spans };
  }
  return { kind: isHeading ? 'heading' : 'paragraph', quote, level: 0, number: null, spans };
}

/** Markdown as a list of blocks; nothing in them is markup. */
export function parseMarkdown(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const place: Place = { quote: 0, lists: [], isHeading: false, isNewItem: false };
  for (const token of markdown.parse(text, {})) {
    move(place, token);
    if (token.type === 'fence') {
      const { quote } = place;
      const spans = [{ text: token.content.replace(/\n$/, '') }];
      blocks.push({ kind: 'code', quote, level: 0, number: null, spans });
    } else if (token.type === 'inline') {
      for (const { spans, pictureId } of shownBy(token.children ?? [])) {
        const last = blocks.at(-1);
        const { quote } = place;
        if (pictureId !== undefined) {
          const picture = { url: pictureUrl(pictureId), width: null, height: null };
          blocks.push({ kind: 'picture', quote, level: 0, number: null, spans, picture });
          continue;
        }
        // A further paragraph of an item.
        if (place.lists.length > 0 && !place.isNewItem && last?.kind === 'item') {
          last.spans.push({ text: '\n\n' }, ...spans);
        } else blocks.push(blockAt(place, spans));
        place.isNewItem = false;
      }
    }
  }
  return blocks;
}

/** A text; it is plain unless it says so. */
export type Formatted = { content: string; format?: TextFormat | undefined };

export const formatOf = ({ format = 'plain' }: Pick<Formatted, 'format'>): TextFormat => format;

/** The text of an item without marks, as excerpts and previews show it. */
export const plainTextOf = ({ content, format }: Formatted): string =>
  format === 'markdown' ? textOfBlocks(parseMarkdown(content)) : content;

/** A span with the address that it hides behind words, or behind another address. */
const screenedSpan = ({ text, href }: TextSpan): string =>
  href === undefined || href.startsWith('/') || URL.parse(text)?.href === href
    ? text
    : `${text} ${href}`;

/** The same with the addresses that links hide behind words, as it is screened for spam. */
export function screenedTextOf({ content, format }: Formatted): string {
  if (format !== 'markdown') return content;
  return parseMarkdown(content)
    .map(({ spans }) => spans.map(screenedSpan).join(''))
    .join('\n\n');
}

/** The ids of the pictures that a text shows, each once. */
export const picturesIn = (text: Formatted): string[] =>
  text.format === 'markdown'
    ? [
        ...new Set(
          parseMarkdown(text.content).flatMap(
            ({ picture }) => pictureIdOf(picture?.url ?? '') ?? [],
          ),
        ),
      ]
    : [];
