import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** Deepest heading that an article has; the page's own is the first. */
const deepestHeading = 4;

const ownOrigin = 'https://own.invalid';
const outsideProtocols = new Set(['http:', 'https:', 'mailto:']);

/** Where a link leads; undefined where an article may not lead there. */
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
// Only what names its protocol is a link by itself: `readme.md` is a file, not a site.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// Pictures stay out of the text: the reader's browser asks no other site for anything.
markdown.renderer.rules['image'] = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '');

/** The first heading is an `h2`, and each one below is one step down, whatever was typed. */
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

/** What an article is made of, whatever the renderer may write. */
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
  // A link that leads nowhere is its words alone.
  exclusiveFilter: ({ tag, attribs }) => tag === 'a' && !attribs['href'] && 'excludeTag',
};

/** Markdown as the HTML of an article: sanitised, with headings from `h2` on. */
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
    const words = parts.map(({ type, content }) => (type.endsWith('break') ? ' ' : content));
    return [{ isHeading, text: words.join('') }];
  });
}

/** What Markdown says in one line of plain text, without its headings where there is more. */
export function plainTextOf(text: string): string {
  const blocks = blocksOf(text);
  const said = blocks.filter(({ isHeading }) => !isHeading);
  return (said.length > 0 ? said : blocks)
    .map((block) => block.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
