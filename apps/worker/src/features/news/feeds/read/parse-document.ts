// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  MalformedError,
  parseAtomFeed,
  parseJsonFeed,
  parseRdfFeed,
  parseRssFeed,
} from 'feedsmith';

import { draftOfAtom } from './atom-draft.ts';
import { type FeedDraft, draftOfJson } from './feed-draft.ts';
import { normalizeXml } from './normalize-xml.ts';
import { NotAFeedError } from './parsed-feed.ts';
import { type Root, countEntries, findRoot, repairXml } from './prepare-xml.ts';
import { readDate } from './read-date.ts';
import { draftOfRdf, draftOfRss } from './rss-draft.ts';

/** Further items are ignored. */
const maxItems = 200;

const options = { maxItems } as const;

/** JSON nested deeper is refused. */
const maxDepth = 100;

const jsonVersion = 'https://jsonfeed.org/version/1.1';

const feedNamespace = /purl\.org\/rss|netscape\.com\/rdf|w3\.org\/2005\/atom|purl\.org\/atom/i;

/** A feed with the number of items in its document, of which at most 200 are read. */
type ParsedDocument = FeedDraft & { entries: number };

/** @throws NotAFeedError */
export function parseDocument(text: string): ParsedDocument {
  if (/^[\s\ufeff]*\{/.test(text)) return parseJson(text);
  const found = findRoot(text);
  if (!found) throw new NotAFeedError();
  const root = { ...found, xml: normalizeXml(found) };
  const entries = countEntries(root.xml);
  const parsed = tryToParse(root);
  if (parsed && parsed.items.length >= Math.min(entries, maxItems)) return { ...parsed, entries };
  const repaired = parseRepaired(root);
  // What is lenient enough may have put items into an element that is not closed.
  const hasMore = parsed === undefined || repaired.items.length > parsed.items.length;
  return { ...(hasMore ? repaired : parsed), entries };
}

function tryToParse(root: Root): FeedDraft | undefined {
  try {
    return parseXml(root, withNewestItems(root.xml));
  } catch {
    return undefined;
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

function parseXml(root: Root, xml: string): FeedDraft {
  if (root.name === 'rss') return draftOfRss(parseRssFeed(xml, options), root);
  if (root.name === 'rdf') return draftOfRdf(parseRdfFeed(xml, options), root);
  return draftOfAtom(parseAtomFeed(xml, options), root);
}

function parseRepaired(root: Root): FeedDraft {
  const xml = withChannel(root, repairXml(withNewestItems(root.xml)));
  try {
    return parseXml(root, xml);
  } catch (cause) {
    if (cause instanceof MalformedError || !isEmptyFeed(root, xml))
      throw new NotAFeedError({ cause });
    return root.name === 'feed' ? draftOfAtom({}, root) : draftOfRss({}, root);
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
function parseJson(text: string): ParsedDocument {
  try {
    if (depthOf(text) > maxDepth) throw new NotAFeedError();
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    if (typeof value === 'object' && value !== null && 'items' in value && 'version' in value) {
      const items = newestOf(value.items);
      const entries = Array.isArray(value.items) ? value.items.length : 0;
      if (entries === 0 && isJsonFeed(value.version)) return { ...draftOfJson({}), entries };
      const feed = parseJsonFeed({ ...value, items, version: jsonVersion }, options);
      return { ...draftOfJson(feed), entries };
    }
  } catch (cause) {
    throw new NotAFeedError({ cause });
  }
  throw new NotAFeedError();
}

const isJsonFeed = (version: unknown): boolean =>
  typeof version === 'string' && /jsonfeed\.org\/version\//.test(version);

function newestOf(items: unknown): unknown {
  if (!Array.isArray(items) || items.length <= maxItems) return items;
  const [first, last]: unknown[] = [items[0], items.at(-1)];
  return isLater(jsonDate(last), jsonDate(first)) ? items.slice(-maxItems) : items;
}

function jsonDate(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null || !('date_published' in item)) return undefined;
  return typeof item.date_published === 'string' ? item.date_published : undefined;
}
