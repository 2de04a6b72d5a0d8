// SPDX-License-Identifier: AGPL-3.0-or-later
import { escapeText } from 'entities';

import { absoluteUrl } from './feed-draft.ts';
import type { Root } from './prepare-xml.ts';

/** Rewrites what the feed parser does not know of old and rare dialects. */
export function normalizeXml({ name, xml }: Root): string {
  if (name === 'feed') return withOrigins(withoutBase64(xml));
  return withOrigins(withContent(name === 'rss' ? withoutPrefix(xml) : xml));
}

/** Elements of a whole text that the parser does not read. */
const contentNames = ['xhtml:body', 'body', 'fullitem'];

/** Renames elements of whole texts, whose markup becomes text. */
function withContent(xml: string): string {
  if (/<content:encoded\b/i.test(xml)) return xml;
  return contentNames.reduce((text, name) => {
    const parts = text.split(`</${name}>`);
    const last = parts.pop() ?? '';
    return parts.map((part) => renameContent(part, name)).join('') + last;
  }, xml);
}

/** `part` ends where the element does. */
function renameContent(part: string, name: string): string {
  const start = part.lastIndexOf(`<${name}`);
  const isData = part.lastIndexOf('<![CDATA[', start) > part.lastIndexOf(']]>', start);
  const from = part.indexOf('>', start) + 1;
  if (start === -1 || isData || from === 0) return `${part}</${name}>`;
  const text = part.slice(from).replaceAll(/<!\[CDATA\[|\]\]>/g, '');
  const content = part.includes('<', from) ? `<![CDATA[${text}]]>` : text;
  return `${part.slice(0, start)}<content:encoded>${content}</content:encoded>`;
}

/** RSS 2.0 has no namespace, yet some feeds give its elements one, with a prefix. */
function withoutPrefix(xml: string): string {
  const [, ofRoot, ofChannel] =
    /^<(?:([\w.-]+):)?rss\b[^>]*>\s*<(?:([\w.-]+):)?channel\b/i.exec(xml) ?? [];
  const prefix = ofRoot ?? ofChannel;
  return prefix === undefined
    ? xml
    : xml.replaceAll(new RegExp(`<(/?)${prefix.replaceAll('.', '\\.')}:`, 'g'), '<$1');
}

/**
 * The parser does not read the namespace of FeedBurner; the nearest term that it reads is this, which is left
 * out where a feed has it itself: it names another format of an item.
 */
function withOrigins(xml: string): string {
  return xml
    .replaceAll(/<(\/?)[\w.-]+:isFormatOf\b/gi, '<$1ignored')
    .replaceAll(/<(\/?)feedburner:origLink\b/gi, '<$1dcterms:isFormatOf');
}

/** The article's own URL where its link leads through FeedBurner. */
export const originOf = ({ dcterms }: { dcterms?: { isFormatOf?: string[] } }) =>
  absoluteUrl(dcterms?.isFormatOf?.[0]);

/** Decodes the text of Atom 0.3 that has the mode `base64`. */
function withoutBase64(xml: string): string {
  return xml.replaceAll(
    /<((?:[\w-]+:)?(?:title|tagline|summary|content))(\s[^>]*\bmode\s*=\s*["']base64["'][^>]*)>([\s\w+/=]*)(?=<\/)/gi,
    (_all, tag: string, attributes: string, text: string) => {
      // Without the type as well, because the parser decodes some types by themselves.
      const others = attributes.replaceAll(/\s(?:mode|type)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '');
      return `<${tag}${others}>${escapeText(Buffer.from(text, 'base64').toString())}`;
    },
  );
}
