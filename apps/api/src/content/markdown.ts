// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** The page's own title is the `h1`; deeper levels become `h4`. */
const deepestHeading = 4;

const ownOrigin = 'https://own.invalid';
const outsideProtocols = new Set(['http:', 'https:', 'mailto:']);

/** Whether a link stays on this site; undefined for a link that an article may not have. */
function targetOf(href: string): 'own' | 'outside' | undefined {
  const url = URL.parse(href, ownOrigin);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.origin === ownOrigin) return href.startsWith('/') ? 'own' : undefined;
  return outsideProtocols.has(url.protocol) && /^(https?:\/\/|mailto:)/i.test(href)
    ? 'outside'
    : undefined;
}

const markdown = new MarkdownIt({ html: false, linkify: true }).disable(['table', 'strikethrough']);
markdown.validateLink = (href) => targetOf(href) !== undefined;
// Without a protocol, `readme.md` would become a link to a host.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// An image would have the reader's browser request another site; its alt text remains.
markdown.renderer.rules['image'] = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '');

/** The first heading becomes an `h2`, and no level is skipped below it. */
markdown.core.ruler.push('heading_levels', ({ tokens }) => {
  const open: number[] = [];
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    const level = Number(token.tag.slice(1));
    if (token.type === 'heading_open') {
      while ((open.at(-1) ?? 0) >= level) open.pop();
      open.push(level);
    }
    token.tag = `h${Math.min(open.length + 1, deepestHeading)}`;
  }
});

/** The markup of an article. It is enforced on whatever the renderer produces. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: 'h2 h3 h4 p br hr ul ol li blockquote a strong em code pre'.split(' '),
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => {
      const target = targetOf(href);
      const rel = target === 'outside' && { rel: 'noopener noreferrer' };
      return { tagName, attribs: target ? { href, ...rel } : {} };
    },
  },
  // The text of a refused link remains.
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !attribs['href'] && 'excludeTag',
};

/** Renders Markdown as sanitised HTML with headings from `h2` to `h4`. */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(markdown.render(text), allowed).trim();
}

type Block = { isHeading: boolean; text: string };

function blocksOf(text: string): Block[] {
  let isHeading = false;
  return markdown.parse(text, {}).flatMap((token) => {
    if (token.type === 'heading_open') isHeading = true;
    if (token.type === 'heading_close') isHeading = false;
    if (token.type !== 'inline') return [];
    const parts = token.children ?? [];
    const texts = parts.map(({ type, content }) => (type.endsWith('break') ? ' ' : content));
    return [{ isHeading, text: texts.join('') }];
  });
}

/** Markdown as one line of plain text, without its headings if it has other text. */
export function plainTextOf(text: string): string {
  const blocks = blocksOf(text);
  const paragraphs = blocks.filter(({ isHeading }) => !isHeading);
  return (paragraphs.length > 0 ? paragraphs : blocks)
    .map((block) => block.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Length of a generated excerpt in UTF-16 units, including the ellipsis. */
const excerptMax = 300;

/** The beginning of an article as plain text, cut at a word boundary of its language. */
export function excerptOf(body: string, language: Language): string {
  const text = plainTextOf(body);
  if (text.length <= excerptMax) return text;
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(
    text.slice(0, excerptMax),
  );
  // The last segment may be cut by the slice; those that end before it are whole words.
  const ends = [...words].map(({ index, segment }) => index + segment.length);
  const end = ends.findLast((each) => each < excerptMax) ?? 0;
  // A word of more than half the length is cut too, though not within a surrogate pair.
  const cut = end > excerptMax / 2 ? end : excerptMax - 1;
  return `${text
    .slice(0, cut)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
