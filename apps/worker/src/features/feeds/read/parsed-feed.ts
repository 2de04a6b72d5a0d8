import type { FeedError, Language } from '@kga/contracts';

/** What a feed says, checked: plain text, addresses of the web, HTML without harm. */
export type ParsedFeed = {
  /** One line, at most 120 characters; empty where it has none. */
  name: string;
  siteUrl: string | null;
  /** Null where it names none, or one that the interface does not have. */
  language: Language | null;
  /** How long the feed itself asks to be left alone. */
  ttlSeconds: number | null;
  /** In the order of the feed, at most 200. */
  items: ParsedFeedItem[];
};

export type ParsedFeedItem = {
  /**
   * Never empty, and each once in a feed: the item's own, else its address, else a hash of what it
   * says; what several items of the feed have is none of theirs.
   */
  guid: string;
  /** Absolute, http or https, without tracking parameters. */
  url: string | null;
  /**
   * The same for every way to write the address. Null where it does not tell the item from
   * others: several items of the feed share it, or it is the front page of a site.
   */
  canonicalUrl: string | null;
  /**
   * One line, at most 300 characters; the beginning of the text where it has none of its own. Empty
   * where the item says nothing at all.
   */
  title: string;
  /** Plain text, at most 400 characters, cut at a word. */
  excerpt: string;
  /** Sanitised, at most about 4,000 characters. */
  html: string;
  pictureUrl: string | null;
  /** Never later than now; null where it is missing or cannot be read. */
  publishedAt: Date | null;
};

/** Why bytes could not be read as a feed. */
export class FeedReadError extends Error {
  readonly fault: FeedError;

  constructor(fault: FeedError, options?: ErrorOptions) {
    super(fault, options);
    this.name = 'FeedFaultError';
    this.fault = fault;
  }
}
