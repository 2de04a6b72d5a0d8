import { hash } from 'node:crypto';

import type { NewsCategory } from '@kga/contracts';

import type { ClaimedFeed } from './polls.ts';
import { type ParsedTitle, normalizeTitle, parseTitle, titleKeys } from './title-similarity.ts';

/** An item of a source, as it was read. */
export type FeedItem = {
  /** Identifies it within its source; never empty. */
  guid: string;
  /** Where it can be read. */
  url: string;
  /** The same wherever the same is published; null where it tells nothing apart. */
  canonicalUrl: string | null;
  title: string;
  /** Plain text. */
  excerpt: string;
  /** Sanitised. */
  html: string;
  pictureUrl: string | null;
  publishedAt: Date | null;
  category: NewsCategory;
};

/** An item with what it is recognised by. */
export type PreparedItem = Omit<FeedItem, 'guid' | 'canonicalUrl' | 'publishedAt'> & {
  guid: Buffer;
  urlHash: Buffer | null;
  contentHash: Buffer;
  /** Of the article that it begins; stable across polls and machines. */
  uniqueId: string;
  /** The one by its guid, where its address turns out to say nothing. */
  ownUniqueId: string;
  /** Its title by its words alone. */
  plainTitle: () => ParsedTitle;
  titleKeys: () => number[];
  publishedAt: Date;
};

const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** Hexadecimal digits of a hash that tell articles apart. */
const uniqueIdLength = 20;
const uniqueIdOf = (digest: Buffer) => digest.toString('hex').slice(0, uniqueIdLength);

/** Reads the items for comparing; where two have one guid, the first counts. */
export function prepareItems(
  feed: ClaimedFeed,
  items: readonly FeedItem[],
  now: Date,
): PreparedItem[] {
  const prepared = new Map<string, PreparedItem>();
  for (const [index, item] of items.entries()) {
    if (prepared.has(item.guid)) continue;
    // Sources begin with the newest: those without a date keep that order.
    prepared.set(item.guid, prepare(feed, item, new Date(now.getTime() - index)));
  }
  return [...prepared.values()];
}

/** `now` is when an item was published that does not say so, and at the latest. */
function prepare(
  feed: ClaimedFeed,
  { guid, canonicalUrl, publishedAt, ...item }: FeedItem,
  now: Date,
): PreparedItem {
  const urlHash = canonicalUrl === null ? null : sha256(canonicalUrl);
  const ownUniqueId = uniqueIdOf(sha256(`${feed.url}\n${guid}`));
  let plain: ParsedTitle | undefined;
  let keys: number[] | undefined;
  const plainOf = () => (plain ??= parseTitle(normalizeTitle(item.title, feed.name)));
  const words = [item.title, item.excerpt, item.html, canonicalUrl ?? item.url, item.pictureUrl];
  return {
    ...item,
    guid: sha256(guid),
    urlHash,
    contentHash: sha256(JSON.stringify(words)),
    uniqueId: urlHash ? uniqueIdOf(urlHash) : ownUniqueId,
    ownUniqueId,
    plainTitle: plainOf,
    titleKeys: () => (keys ??= titleKeys(plainOf().plain, feed.language)),
    publishedAt: publishedAt && publishedAt < now ? publishedAt : now,
  };
}
