// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ParsedFeed } from '../features/news/feeds/read/parsed-feed.ts';
import { rewritten } from './rewritten.ts';

/** One thing that a file's authors assert, in the terms of what is read of a feed. */
export type Check = { what: string; found: unknown; expected: unknown };

const clausePattern = /^(\w+(?:\[[^\]]+\]|\.\w+)*)\s*==\s*(?:'([^']*)'|"([^"]*)")$/;

/**
 * The address that the authors' own host had, and the one that it gave itself by a header: of where
 * a document says that it is, only where it came from is believed here.
 */
const theirHosts = /^http:\/\/(127\.0\.0\.1:8097|example\.com)(?=\/relative\/uri$)/;

/**
 * The results of the assertions of feedparser's tests, and the number of those about fields that are not
 * stored, such as ratings. `text` is what the bytes were decoded to.
 */
export function checksOf(
  assertion: string | undefined,
  feed: ParsedFeed,
  { origin, body, text }: { origin: string; body: Buffer; text: string },
): { checks: Check[]; unknown: string[] } {
  const checks: Check[] = [];
  const unknown: string[] = [];
  for (const clause of assertion?.split(/ and (?=\w)/) ?? []) {
    if (/^(not bozo|bozo|1)$/.test(clause)) continue;
    const [, path = '', single, double] = clausePattern.exec(clause) ?? [];
    const expected = single ?? double ?? '';
    const check =
      path === 'encoding'
        ? { found: text, expected: new TextDecoder(expected).decode(body) }
        : checkOf(path.replaceAll(/\['?(\w+)'?\]/g, '.$1'), expected, feed, origin);
    if (check) checks.push({ what: clause, ...check });
    else unknown.push(clause);
  }
  return { checks, unknown };
}

function checkOf(path: string, expected: string, feed: ParsedFeed, origin: string) {
  const [first] = feed.items;
  switch (path) {
    case 'feed.title':
    case 'feed.title_detail.value':
      return { found: feed.name, expected: withoutTags(expected) };
    case 'feed.link':
      return { found: feed.siteUrl, expected: expected.replace(theirHosts, origin) };
    case 'entries.0.title':
      return { found: first?.title, expected: withoutTags(expected) };
    case 'entries.0.link':
      return { found: first?.url, expected: new URL(expected).href };
    case 'entries.0.published':
    case 'entries.0.updated':
      return { found: first?.publishedAt, expected: new Date(expected) };
    case 'entries.0.description':
    case 'entries.0.content.0.value':
      return { found: contentOf(first), expected: expectedContent(expected) };
    default:
      return undefined;
  }
}

/** Titles are plain text here. */
const withoutTags = (html: string) => html.replaceAll(/<\/?[a-z][^>]*>/g, '');

/** Of HTML the words, what is strong, where links lead, and the picture, which stands apart. */
function contentOf(item: ParsedFeed['items'][number] | undefined) {
  const html = item?.html ?? '';
  return {
    text: withoutTags(html),
    strong: /<strong>(.*?)<\/strong>/.exec(html)?.[1],
    link: /<a href="([^"]*)"/.exec(html)?.[1],
    picture: item?.pictureUrl ?? undefined,
  };
}

function expectedContent(html: string) {
  return {
    text: withoutTags(html),
    strong: /<b>(.*?)<\/b>/.exec(html)?.[1],
    link: /<a href="([^"]*)"/.exec(html)?.[1],
    picture: /<img src="([^"]*)"/.exec(html)?.[1],
  };
}

/** Nothing of this may stand in what is read: neither as a tag, nor as an attribute, nor as a link. */
const harm = /<\/?(script|style|iframe|object|embed|img|svg|meta)\b|<[^>]*\son\w+\s*=|javascript:/i;

type Shown = { title: string; excerpt: string; html: string };

/** What is true of every item, whatever a feed says. */
export function harmlessChecks(
  items: readonly Shown[],
  addresses: readonly (string | null)[],
): Check[] {
  const isLong = ({ title, excerpt, html }: Shown) =>
    title.length > 300 || excerpt.length > 400 || html.length > 4_200;
  return [
    {
      what: 'harm',
      found: items.filter((item) => harm.test(Object.values(item).join('\n'))),
      expected: [],
    },
    {
      what: 'addresses',
      found: addresses.filter((address) => !/^https?:\/\//.test(address ?? 'http://')),
      expected: [],
    },
    { what: 'lengths', found: items.filter(isLong), expected: [] },
    { what: 'elements', found: items.map(({ html }) => rewritten(html)), expected: htmlOf(items) },
  ];
}

const htmlOf = (items: readonly Shown[]) => items.map(({ html }) => html);
