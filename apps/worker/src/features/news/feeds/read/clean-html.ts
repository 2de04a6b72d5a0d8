// SPDX-License-Identifier: AGPL-3.0-or-later
import { decodeXML, escapeText } from 'entities';
import sanitize from 'sanitize-html';

import type { FeedText } from './feed-draft.ts';
import { cutAtWord, looksLikeHtml, oneLine } from './plain-text.ts';
import { tidyHtml } from './tidy-html.ts';
import { parseWebUrl, stripTracking } from './web-url.ts';

/** Part of the source that is sanitised, in UTF-16 units; enough to fill the result. */
const sourceMax = 24_000;

/** Length of the result in UTF-16 units, without closing tags. */
const resultMax = 4_000;

const paragraphs =
  'div section article header footer main aside figure figcaption pre h1 h2 h3 h4 h5 h6 tr dt dd';

const allowed = ['p', 'br', 'a', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code'];

const dropped =
  'script style textarea option noscript object embed svg math head title template select button audio video canvas';

const renamed = Object.fromEntries([
  ...paragraphs.split(' ').map((name) => [name, sanitize.simpleTransform('p', {}, false)] as const),
  ['b', sanitize.simpleTransform('strong', {}, false)] as const,
  ['i', sanitize.simpleTransform('em', {}, false)] as const,
]);

const rules: sanitize.IOptions = {
  allowedTags: allowed,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: dropped.split(' '),
};

/**
 * Sanitises text that may be HTML to a few harmless elements: no images, styles or scripts, and only
 * absolute links to the web or to email addresses. Relative links resolve against `base`, fragment
 * links against `page`.
 */
export function cleanHtml(
  { text, isPlain }: Pick<FeedText, 'text' | 'isPlain'>,
  { base, page }: { base: string; page: string },
): string {
  if (isPlain || !looksLikeHtml(text)) {
    return tidyHtml(plainParagraphs(text.slice(0, resultMax)), resultMax);
  }
  const cleaned = sanitize(cutOutsideTags(text, sourceMax), {
    ...rules,
    transformTags: {
      ...renamed,
      a: (_name, { href = '' }) => linkTo(href, href.startsWith('#') ? page : base),
    },
  });
  return tidyHtml(oneLine(cleaned), resultMax);
}

/** A link without a usable URL keeps its tag name, to match its end tag; `tidyHtml` drops it. */
function linkTo(href: string, base: string): sanitize.Tag {
  const mail = /^mailto:[^\s<>"]+$/i.test(href.trim()) ? href.trim() : undefined;
  const url = mail === undefined ? parseWebUrl(href, base) : null;
  const address = mail ?? (url && stripTracking(url).href);
  return { tagName: 'a', attribs: address ? { href: address } : {} };
}

function plainParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter(Boolean)
    .map((line) => `<p>${escapeText(line)}</p>`)
    .join('');
}

/** Plain text of the result of `cleanHtml`, cut at a word. */
export function excerptOf(html: string, max: number): string {
  const text = html
    .replaceAll(/<\/?(?:p|br|ul|ol|li|blockquote)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '');
  return cutAtWord(oneLine(decodeXML(text)), max);
}

function cutOutsideTags(html: string, max: number): string {
  if (html.length <= max) return html;
  const start = html.slice(0, max);
  const tag = start.lastIndexOf('<');
  return tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}
