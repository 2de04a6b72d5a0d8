import sanitize from 'sanitize-html';

import type { FeedText } from './feed-draft.ts';
import { cutAtWord, looksLikeHtml, oneLine } from './plain-text.ts';
import { escapeText, tidyHtml } from './tidy-html.ts';
import { parseWebUrl, stripTracking } from './web-url.ts';

/** Of the source as much is looked at as can fill what is kept. */
const sourceMax = 24_000;

/** What is kept, in UTF-16 units, but for the tags that close it. */
const keptMax = 4_000;

const paragraphs =
  'div section article header footer main aside figure figcaption pre h1 h2 h3 h4 h5 h6 tr dt dd';

const shown = ['p', 'br', 'a', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code'];

const unspoken =
  'script style textarea option noscript object embed svg math head title template select button audio video canvas';

const renamed = Object.fromEntries([
  ...paragraphs.split(' ').map((name) => [name, sanitize.simpleTransform('p', {}, false)] as const),
  ['b', sanitize.simpleTransform('strong', {}, false)] as const,
  ['i', sanitize.simpleTransform('em', {}, false)] as const,
]);

const rules: sanitize.IOptions = {
  allowedTags: shown,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: unspoken.split(' '),
};

/**
 * HTML of a few elements that can do no harm, made of what may be HTML: no pictures, no styles, no
 * scripts, and links to the web and to mail addresses only, absolute: relative to `base`, and those
 * within the text to `page`.
 */
export function cleanHtml(
  { text, isPlain }: Pick<FeedText, 'text' | 'isPlain'>,
  { base, page }: { base: string; page: string },
): string {
  if (isPlain || !looksLikeHtml(text)) {
    return tidyHtml(plainParagraphs(text.slice(0, keptMax)), keptMax);
  }
  const cleaned = sanitize(cutOutsideTags(text, sourceMax), {
    ...rules,
    transformTags: {
      ...renamed,
      a: (_name, { href = '' }) => linkTo(href, href.startsWith('#') ? page : base),
    },
  });
  return tidyHtml(oneLine(cleaned), keptMax);
}

/** A link without address, of which only the text stays, keeps its name: its end tag has it, too. */
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

/** Plain text of what `cleanHtml` gave, cut at a word. */
export function excerptOf(html: string, max: number): string {
  const text = html
    .replaceAll(/<\/?(?:p|br|ul|ol|li|blockquote)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  return cutAtWord(oneLine(text), max);
}

function cutOutsideTags(html: string, max: number): string {
  if (html.length <= max) return html;
  const start = html.slice(0, max);
  const tag = start.lastIndexOf('<');
  return tag > start.lastIndexOf('>') ? start.slice(0, tag) : start;
}
