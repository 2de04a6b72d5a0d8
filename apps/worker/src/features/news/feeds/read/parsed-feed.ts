// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { DateDoubt, FeedError } from '@kga/contracts/news';

/** The content of a feed, validated: plain text, absolute http(s) URLs, sanitised HTML. */
export type ParsedFeed = {
  /** One line, at most 120 characters; empty where the feed has no name. */
  name: string;
  siteUrl: string | null;
  /** Null where the feed names no language, or one that the interface does not have. */
  language: Language | null;
  /** The interval that the feed itself asks for. */
  ttlSeconds: number | null;
  /** Number of items in the document, readable or not. */
  entries: number;
  /** In the order of the feed, at most 200. */
  items: ParsedFeedItem[];
};

export type ParsedFeedItem = {
  /**
   * Never empty and unique in the feed: the item's own guid, else its URL, else a hash of what tells it
   * from others. A guid that several items of the feed share is ignored.
   */
  guid: string;
  /** Without tracking parameters. */
  url: string | null;
  /**
   * The same for every spelling of the URL. Null where it does not identify the item: several items
   * of the feed share it, or it is the front page of a site.
   */
  canonicalUrl: string | null;
  /**
   * One line, at most 300 characters; the beginning of the text where the item has no title. Empty
   * for an item without any text.
   */
  title: string;
  /** Plain text, at most 400 characters, cut at a word. */
  excerpt: string;
  /** Sanitised, at most about 4,000 characters. */
  html: string;
  pictureUrl: string | null;
  /** Never in the future; null where it is missing or cannot be parsed. */
  publishedAt: Date | null;
  dateDoubt: DateDoubt | null;
};

/** An item that can become an article: it has a title and a URL. */
export type ArticleItem = ParsedFeedItem & { url: string };

/** @throws FeedReadError `no_articles` where the feed has items, but none can become an article */
export function selectArticleItems({ items, entries }: ParsedFeed): ArticleItem[] {
  const articles = items.flatMap((item) =>
    item.url === null || item.title === '' ? [] : [{ ...item, url: item.url }],
  );
  if (entries > 0 && articles.length === 0) throw new FeedReadError('no_articles');
  return articles;
}

/** Why a response could not be read as a feed. */
export class FeedReadError extends Error {
  readonly reason: FeedError;

  constructor(fault: FeedError, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'FeedReadError';
    this.reason = fault;
  }
}

/** A document that is no feed. Thrown while parsing, in the reading thread. */
export class NotAFeedError extends Error {
  constructor(options?: ErrorOptions) {
    super('not a feed', options);
    this.name = 'NotAFeedError';
  }
}
