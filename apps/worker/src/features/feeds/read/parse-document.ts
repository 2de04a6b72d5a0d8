import {
  type AtomFeed,
  MalformedError,
  type JsonFeed,
  type RdfFeed,
  type RssFeed,
  parseAtomFeed,
  parseJsonFeed,
  parseRdfFeed,
  parseRssFeed,
} from 'feedsmith';

import { NotAFeedError } from './parsed-feed.ts';
import { type Root, findRoot } from './prepare-xml.ts';
import { repairXml } from './prepare-xml.ts';
import { readDate } from './read-date.ts';

export type Parsed =
  | { format: 'rss'; feed: RssFeed.Feed<string>; root: Root }
  | { format: 'rdf'; feed: RdfFeed.Feed<string>; root: Root }
  | { format: 'atom'; feed: AtomFeed.Feed<string>; root: Root }
  | { format: 'json'; feed: JsonFeed.Feed<string> };

/** Further items are ignored. */
const maxItems = 200;

const options = { maxItems } as const;

/** JSON nested deeper is refused. */
const maxDepth = 100;

const jsonVersion = 'https://jsonfeed.org/version/1.1';

const feedNamespace = /purl\.org\/rss|netscape\.com\/rdf|w3\.org\/2005\/atom|purl\.org\/atom/i;

/** @throws NotAFeedError */
export function parseDocument(text: string): Parsed {
  if (/^[\s\ufeff]*\{/.test(text)) return parseJson(text);
  const root = findRoot(text);
  if (!root) throw new NotAFeedError();
  try {
    return parseXml(root, withNewestItems(root.xml));
  } catch {
    return parseRepaired(root);
  }
}

/**
 * Cuts the XML to the newest items before it is parsed, because a feed may hold tens of thousands. Most
 * feeds begin with the newest item, some end with it.
 */
function withNewestItems(xml: string): string {
  const start = /<(?:[\w.-]+:)?(?:item|entry)[\s>]/i.exec(xml)?.index;
  const ends = Array.from(
    xml.matchAll(/<\/(?:[\w.-]+:)?(?:item|entry)\s*>/gi),
    ({ index, 0: tag }) => index + tag.length,
  );
  const lastEnd = ends.at(-1);
  if (start === undefined || lastEnd === undefined || ends.length <= maxItems) return xml;
  const first = dateIn(xml.slice(start, ends[0]));
  const last = dateIn(xml.slice(ends.at(-2), lastEnd));
  return isLater(last, first)
    ? xml.slice(0, start) + xml.slice(ends.at(-maxItems - 1))
    : xml.slice(0, ends[maxItems - 1]) + xml.slice(lastEnd);
}

/** The first date of an item. */
function dateIn(xml: string): string | undefined {
  return /<(?:[\w.-]+:)?(?:pubdate|date|published|issued|created|updated)(?:\s[^>]*)?>\s*(?:<!\[CDATA\[)?([^<\]]+)/i.exec(
    xml,
  )?.[1];
}

function isLater(one: string | undefined, other: string | undefined): boolean {
  const [late, early] = [readDate(one ?? ''), readDate(other ?? '')];
  return late !== undefined && early !== undefined && late > early;
}

function parseXml(root: Root, xml: string): Parsed {
  switch (root.name) {
    case 'rss':
      return { format: 'rss', feed: parseRssFeed(xml, options), root };
    case 'rdf':
      return { format: 'rdf', feed: parseRdfFeed(xml, options), root };
    default:
      return { format: 'atom', feed: parseAtomFeed(xml, options), root };
  }
}

function parseRepaired(root: Root): Parsed {
  const xml = withChannel(root, repairXml(withNewestItems(root.xml)));
  try {
    return parseXml(root, xml);
  } catch (cause) {
    if (cause instanceof MalformedError || !isEmptyFeed(root, xml))
      throw new NotAFeedError({ cause });
    if (root.name === 'feed') return { format: 'atom', feed: {}, root };
    return { format: 'rss', feed: {}, root };
  }
}

/** Adds the `channel` that some RSS feeds lack. */
function withChannel({ name }: Root, xml: string): string {
  if (name !== 'rss' || /<(?:\w+:)?channel[\s>]/i.test(xml)) return xml;
  return xml.replace(/^<[^>]*>/, '$&<channel>').replace(/<\/[^<]*$/, '</channel>$&');
}

/** Distinguishes an empty feed from other documents with the same root element. */
function isEmptyFeed({ name }: Root, xml: string): boolean {
  if (name === 'rss') return true;
  const [start = ''] = /^<[^>]*>/.exec(xml) ?? [];
  return feedNamespace.test(start) || !/<[a-z]/i.test(xml.slice(start.length));
}

/** Nesting depth of JSON; parsing uses memory that the limits of a thread do not cover. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [mark] of json.matchAll(/"[^"\\]*(?:\\[^][^"\\]*)*"|[[\]{}]/g)) {
    if (mark === '[' || mark === '{') deepest = Math.max(deepest, (depth += 1));
    else if (mark === ']' || mark === '}') depth -= 1;
  }
  return deepest;
}

/** Accepts any version, because many feeds write just `1.1`. */
function parseJson(text: string): Parsed {
  try {
    if (depthOf(text) > maxDepth) throw new NotAFeedError();
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof value === 'object' && value !== null && 'items' in value && 'version' in value) {
      const items = newestOf(value.items);
      const feed = parseJsonFeed({ ...value, items, version: jsonVersion }, options);
      return { format: 'json', feed };
    }
  } catch (cause) {
    throw new NotAFeedError({ cause });
  }
  throw new NotAFeedError();
}

function newestOf(items: unknown): unknown {
  if (!Array.isArray(items) || items.length <= maxItems) return items;
  const [first, last]: unknown[] = [items[0], items.at(-1)];
  return isLater(jsonDate(last), jsonDate(first)) ? items.slice(-maxItems) : items;
}

function jsonDate(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('date_published' in item)) return undefined;
  return typeof item.date_published === 'string' ? item.date_published : undefined;
}
