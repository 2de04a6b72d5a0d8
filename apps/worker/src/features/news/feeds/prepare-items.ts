// SPDX-License-Identifier: AGPL-3.0-or-later
import { hash } from 'node:crypto';

import type { ClaimedFeed, FeedItemValues } from '@kga/db/news';

import { type ParsedTitle, normalizeTitle, parseTitle, titleKeys } from './title-similarity.ts';

/** An item of a feed as it was read, with its category. */
export type FeedItem = Pick<
  FeedItemValues,
  'url' | 'title' | 'excerpt' | 'html' | 'pictureUrl' | 'category' | 'dateDoubt'
> & {
  /** Identifies the item within its feed; never empty. */
  guid: string;
  /** The same in every feed; null where it does not identify the item. */
  canonicalUrl: string | null;
  publishedAt: Date | null;
};

/** An item with the hashes by which it is compared. */
export type PreparedItem = Omit<FeedItemValues, 'articleId' | 'titleKeys'> & {
  /** Of the article that the item may begin; stable across polls and machines. */
  uniqueId: string;
  /** Derived from the guid, for items whose URL turns out to be shared. */
  guidUniqueId: string;
  /** Computed on first use. */
  parsedTitle: () => ParsedTitle;
  /** Computed on first use. */
  titleKeys: () => number[];
};

const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** Hexadecimal digits, enough to distinguish all articles. */
const uniqueIdLength = 20;
const uniqueIdOf = (digest: Buffer) => digest.toString('hex').slice(0, uniqueIdLength);

/** Prepares items for comparison; of several with one guid the first counts. */
export function prepareItems(feed: ClaimedFeed, items: readonly FeedItem[], now: Date) {
  const prepared = new Map<string, PreparedItem>();
  for (const [index, item] of items.entries()) {
    if (prepared.has(item.guid)) continue;
    // Feeds begin with the newest item; items without a date stay in that order.
    prepared.set(item.guid, prepare(feed, item, new Date(now.getTime() - index)));
  }
  return [...prepared.values()];
}

/** `now` is the date of an item without one, and the latest possible date. */
function prepare(
  feed: ClaimedFeed,
  { guid, canonicalUrl, publishedAt, ...item }: FeedItem,
  now: Date,
): PreparedItem {
  const urlHash = canonicalUrl === null ? null : sha256(canonicalUrl);
  const guidUniqueId = uniqueIdOf(sha256(`${feed.url}\n${guid}`));
  let parsed: ParsedTitle | undefined;
  let keys: number[] | undefined;
  const parsedTitle = () => (parsed ??= parseTitle(normalizeTitle(item.title, feed.name)));
  const content = [item.title, item.excerpt, item.html, canonicalUrl ?? item.url, item.pictureUrl];
  return {
    ...item,
    guid: sha256(guid),
    urlHash,
    contentHash: sha256(JSON.stringify(content)),
    uniqueId: urlHash ? uniqueIdOf(urlHash) : guidUniqueId,
    guidUniqueId,
    parsedTitle,
    titleKeys: () => (keys ??= titleKeys(parsedTitle().plain, feed.language)),
    publishedAt: publishedAt && publishedAt < now ? publishedAt : now,
  };
}
