// SPDX-License-Identifier: AGPL-3.0-or-later
import { Parser } from 'htmlparser2';

export type Root = {
  /** From the root's start tag to the end. */
  xml: string;
  /** Without prefix, in lower case. */
  name: string;
  base: string | undefined;
  language: string | undefined;
};

const rootTag = /<(?:[\w.-]+:)?(rss|feed|rdf)(?=[\s>/])/i;

/** A feed that a server wrapped into a page: the first element of its body. */
const wrappedRoot = /<body\b[^>]*>\s*<(?:[\w.-]+:)?(rss|feed|rdf)(?=\s)/i;

/** Text before the root that is skipped, in UTF-16 units. */
const junkMax = 65_536;

/**
 * Finds the root element of a feed. Drops everything before it: declarations, comments, stray server
 * output, and the document type with its entities.
 */
export function findRoot(text: string): Root | undefined {
  const start = skipProlog(text);
  if (start === undefined) return undefined;
  const junk = text.slice(start, start + junkMax);
  const isPage = /^<(html|head|body)\b/i.test(junk);
  const found = (isPage ? wrappedRoot : rootTag).exec(junk);
  if (!found) return undefined;
  const from = start + found.index + found[0].lastIndexOf('<');
  const end = isPage ? text.lastIndexOf('</body') : -1;
  const xml = text.slice(from, end === -1 ? undefined : end);
  const [tag = ''] = /^<[^>]{0,20000}/.exec(xml) ?? [];
  return {
    xml,
    name: (found[1] ?? '').toLowerCase(),
    base: attributeOf(tag, 'xml:base'),
    language: attributeOf(tag, 'xml:lang'),
  };
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

/** The index of the first start tag; undefined without one. */
function skipProlog(text: string): number | undefined {
  let index = text.indexOf('<');
  while (index !== -1) {
    let end: number;
    if (text.startsWith('<!--', index)) end = after(text, '-->', index + 4);
    else if (text.startsWith('<?', index)) end = after(text, '?>', index);
    else if (/^<!doctype/i.test(text.slice(index, index + 9))) end = afterDoctype(text, index);
    else if (/^<[a-z_]/i.test(text.slice(index, index + 2))) return index;
    else end = index + 1;
    if (end === -1) return undefined;
    index = text.indexOf('<', end);
  }
  return undefined;
}

function after(text: string, what: string, from: number): number {
  const found = text.indexOf(what, from);
  return found === -1 ? -1 : found + what.length;
}

/** Skips `>` in quotes, comments and the internal subset. */
function afterDoctype(text: string, from: number): number {
  let depth = 0;
  let index = from + 9;
  while (index < text.length) {
    const char = text[index];
    if (char === '"' || char === "'") {
      index = after(text, char, index + 1);
      if (index === -1) return -1;
      continue;
    }
    if (text.startsWith('<!--', index)) {
      index = after(text, '-->', index);
      if (index === -1) return -1;
      continue;
    }
    if (char === '[') depth += 1;
    if (char === ']') depth -= 1;
    index += 1;
    if (char === '>' && depth <= 0) return index;
  }
  return -1;
}

/** Deeper elements are dropped. */
const maxDepth = 60;

const container = /^(?:[\w.-]+:)?(?:rss|channel|feed|rdf)$/i;

/** Names of items and entries: without a prefix, or with that of the root. */
function entryNames(xml: string): ReadonlySet<string> {
  const [, prefix = ''] = /^<([\w.-]+:)/.exec(xml) ?? [];
  return new Set(['', prefix.toLowerCase()].flatMap((each) => [`${each}item`, `${each}entry`]));
}

/**
 * Makes XML well-formed: closes open elements where their parent, the document or the next item begins or
 * ends, and drops end tags without a start tag.
 */
export function repairXml(xml: string): string {
  const parts: string[] = [];
  const open: string[] = [];
  const entries = entryNames(xml);
  let isData = false;
  const closeAbove = (length: number) => {
    for (const name of open.splice(length).toReversed()) parts.push(`</${name}>`);
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        // An item stands in no other element, so those before it were not closed.
        if (entries.has(name.toLowerCase()))
          closeAbove(open.findLastIndex((each) => container.test(each)) + 1);
        if (open.length >= maxDepth) return;
        open.push(name);
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
        );
        parts.push(`<${name}${written.join('')}>`);
      },
      onclosetag(name) {
        const place = open.lastIndexOf(name);
        if (place !== -1) closeAbove(place);
      },
      ontext(text) {
        parts.push(isData ? text : text.replaceAll('<', '&lt;'));
      },
      oncdatastart() {
        isData = true;
        parts.push('<![CDATA[');
      },
      oncdataend() {
        isData = false;
        parts.push(']]>');
      },
    },
    // Entities stay encoded; the feed parser decodes them.
    { xmlMode: true, decodeEntities: false, lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(xml);
  return parts.join('');
}

/** Text without the sections between a start and an end mark. */
const withoutSections = (text: string, start: string, end: string): string =>
  text
    .split(start)
    .map((part, index) => {
      if (index === 0) return part;
      const at = part.indexOf(end);
      return at === -1 ? '' : part.slice(at + end.length);
    })
    .join('');

/** Text outside of comments and CDATA sections, which may hold the code of other documents. */
const outsideData = (xml: string): string =>
  withoutSections(withoutSections(xml, '<![CDATA[', ']]>'), '<!--', '-->');

/** Number of items or entries in XML, whether they can be read or not. */
export const countEntries = (xml: string): number =>
  outsideData(xml).match(/<(?:[\w.-]+:)?(?:item|entry)[\s>]/gi)?.length ?? 0;
