import type { MediaNs } from 'feedsmith';

/** Words as a feed says them, decoded once. */
export type FeedText = {
  text: string;
  /** Told to be no HTML. Everything else may be, whatever it is called. */
  isPlain: boolean;
  /** What its links are relative to, where it says so itself. */
  base: string | undefined;
};

/** What the formats have in common, as it stands in the feed: nothing here is checked. */
export type ItemDraft = {
  guid: string | undefined;
  /** The likeliest first. */
  links: (string | undefined)[];
  base: string | undefined;
  title: FeedText | undefined;
  /** What the publisher gives as a summary, and the whole. */
  summary: FeedText | undefined;
  content: FeedText | undefined;
  /** The likeliest first. */
  dates: (string | undefined)[];
  media: MediaNs.ItemOrFeed | undefined;
  enclosures: { url?: string | undefined; type?: string | undefined }[];
  /** Of the item as a whole, the likeliest first. */
  pictures: (string | undefined)[];
};

export type FeedDraft = {
  name: FeedText | undefined;
  /** The likeliest first. */
  sites: (string | undefined)[];
  /** By `xml:base`, the outermost first. */
  bases: (string | undefined)[];
  /** What else relative links may be relative to. */
  home: string | undefined;
  languages: (string | undefined)[];
  ttlMinutes: number | undefined;
  updates: { updatePeriod?: string; updateFrequency?: number } | undefined;
  items: ItemDraft[];
};

/** Words that may be HTML, or undefined where there are none. */
export function feedText(text: string | undefined, base?: string): FeedText | undefined {
  return text === undefined ? undefined : { text, isPlain: false, base };
}
