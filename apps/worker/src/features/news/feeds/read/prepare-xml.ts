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

/** Text before the root that is skipped, in UTF-16 units. */
const junkMax = 65_536;

/**
 * Finds the root element of a feed. Drops everything before it: declarations, comments, stray server
 * output, and the document type with its entities.
 */
export function findRoot(text: string): Root | undefined {
  const start = skipProlog(text);
  if (start === undefined || /^<(html|head|body)\b/i.test(text.slice(start, start + 6))) {
    return undefined;
  }
  const found = rootTag.exec(text.slice(start, start + junkMax));
  if (!found) return undefined;
  const xml = text.slice(start + found.index);
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

/**
 * Makes XML well-formed: closes open elements where their parent or the document ends, and drops end
 * tags without a start tag.
 */
export function repairXml(xml: string): string {
  const parts: string[] = [];
  let depth = 0;
  let isData = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > maxDepth) return;
        const written = Object.entries(attributes).map(
          ([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
        );
        parts.push(`<${name}${written.join('')}>`);
      },
      onclosetag(name) {
        depth -= 1;
        if (depth < maxDepth) parts.push(`</${name}>`);
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
