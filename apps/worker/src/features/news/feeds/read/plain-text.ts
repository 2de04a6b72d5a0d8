// SPDX-License-Identifier: AGPL-3.0-or-later
import { Parser } from 'htmlparser2';

/** Elements whose text is not shown. */
const silent: ReadonlySet<string> = new Set(
  'script style template noscript object svg math head select textarea'.split(' '),
);

const inline =
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rp rt ruby s samp small span strike strong sub sup time tt u var wbr';

const block =
  'address article aside audio blockquote body br button canvas caption center col colgroup dd details dialog div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hgroup hr html iframe img input label legend li link main map menu meta nav ol option p param picture pre progress section source summary table tbody td tfoot th thead title tr track ul video';

const blockNames: ReadonlySet<string> = new Set(block.split(' '));
const elementNames: ReadonlySet<string> = new Set([...inline.split(' '), ...silent, ...blockNames]);

/** Times that text may have been escaped by mistake. */
const maxRounds = 3;

/** Whether text contains HTML: entities, elements, or tags with a value or of an end, whatever their name. */
export function looksLikeHtml(text: string): boolean {
  if (
    /&(#\d|#x[\da-f]|[a-z][a-z\d]+;)|<\/[a-z][\w:-]*\s*>|<[a-z][\w:-]*\s[^<>]*=\s*["']/i.test(text)
  )
    return true;
  // A tag ends before the next one begins: in `5 <p 6` there is none.
  const last = text.lastIndexOf('>');
  for (const { 1: name = '', index } of text.matchAll(
    /<\/?(?:[a-z][\w-]*:)?([a-z][a-z\d]*)(?=[\s/>])/gi,
  )) {
    if (index < last && elementNames.has(name.toLowerCase())) return true;
  }
  return false;
}

/**
 * Converts text that may be HTML to one line of plain text, without tags and with entities decoded, also
 * where they were escaped several times. Text that is no HTML tag stays: `1 < 2`.
 */
export function plainLine(text: string): string {
  let line = text;
  for (let round = 0; round < maxRounds && looksLikeHtml(line); round += 1) line = textOf(line);
  return oneLine(line);
}

/** Characters that one line of text must not contain. */
const disallowed = /[^\S ]| {2}|[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u;

/** A control character of ISO 8859-1 is meant as the quote or dash of Windows-1252 in its place. */
const readControl = (control: string) =>
  new TextDecoder('windows-1252').decode(Buffer.from(control, 'latin1'));

/**
 * Removes line breaks, repeated spaces, control and bidi characters, and lone surrogates. Controls of
 * ISO 8859-1 are read as Windows-1252.
 */
export function oneLine(text: string): string {
  const line = disallowed.test(text)
    ? text
        .replaceAll(/[\x80-\x9f]/g, readControl)
        .replaceAll(/[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g, '')
        .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    : text;
  return line.toWellFormed().trim();
}

/** Cuts to at most `max` UTF-16 units, at a word if one ends near, with an ellipsis. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '');
  const blank = text[start.length] === ' ' ? start.length : start.lastIndexOf(' ');
  // Some languages put no blanks between words.
  const cut = blank > max * 0.7 ? start.slice(0, blank) : start;
  return `${cut.replace(/[\s,;:.–—-]+$/u, '')}…`;
}

function textOf(html: string): string {
  let result = '';
  let muted = 0;
  const lowerCase = html.toLowerCase();
  /** `<T>` of a title is text, `<x>…</x>` and `<x y="z">` are elements. */
  const isText = (name: string, attributes: Readonly<Record<string, string>>) =>
    !elementNames.has(name.replace(/^[^:]*:/, '')) &&
    !lowerCase.includes(`</${name}`) &&
    Object.values(attributes).every((value) => value === '');
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (silent.has(name)) muted += 1;
        else if (isText(name, attributes))
          result += html.slice(parser.startIndex, parser.endIndex + 1);
        else if (blockNames.has(name)) result += ' ';
      },
      onclosetag(name) {
        if (silent.has(name)) muted -= 1;
        else if (blockNames.has(name)) result += ' ';
      },
      ontext(text) {
        if (muted === 0) result += text;
      },
    },
    { decodeEntities: true },
  );
  // What looks like the beginning of a tag at the end is text.
  const open = html.lastIndexOf('<');
  const end = open > html.lastIndexOf('>') ? open : html.length;
  parser.end(html.slice(0, end) + html.slice(end).replace('<', '&lt;'));
  return result;
}
