// SPDX-License-Identifier: AGPL-3.0-or-later
import { decodeText } from './decode-text.ts';
import type { FeedDraft } from './feed-draft.ts';
import { parseDocument } from './parse-document.ts';
import type { ParsedFeed } from './parsed-feed.ts';
import { cutAtWord, plainLine } from './plain-text.ts';
import { readItems } from './read-items.ts';
import { parseWebUrl } from './web-url.ts';

/** A feed with its declared languages, the most reliable first. */
export type FeedContent = Omit<ParsedFeed, 'language'> & { languages: string[] };

const nameMax = 120;
const maxBytes = 5_000_000;

const periods: Readonly<Record<string, number>> = {
  hourly: 3_600,
  daily: 86_400,
  weekly: 604_800,
  monthly: 2_592_000,
  yearly: 31_536_000,
};

/** Parses a response from `url`. @throws NotAFeedError */
export function readDocument(
  body: Uint8Array,
  { url, contentType, now }: { url: string; contentType: string | undefined; now: Date },
): FeedContent {
  const text = decodeText(body, contentType, maxBytes);
  const feed = parseDocument(text);
  const base = baseOf(feed, url);
  const site = feed.sites
    .map((address) => parseWebUrl(address, base.ofLinks))
    .find((address) => address !== null);
  return {
    name: cutAtWord(plainLine(feed.name?.text ?? ''), nameMax),
    siteUrl: site?.href ?? null,
    languages: feed.languages.filter((language) => language !== undefined),
    ttlSeconds: ttlOf(feed),
    entries: Math.max(feed.entries, feed.items.length),
    items: readItems(feed.items, base.ofItems, now),
  };
}

/** The base URLs: `xml:base`, else the feed's link to its site, else its own URL. */
function baseOf(feed: FeedDraft, url: string): { ofLinks: string; ofItems: string } {
  const ofLinks = feed.bases.reduce<string>(
    (base, next) => parseWebUrl(next, base)?.href ?? base,
    parseWebUrl(feed.self, url)?.href ?? url,
  );
  if (feed.bases.some((base) => base?.trim())) return { ofLinks, ofItems: ofLinks };
  const home = parseWebUrl(feed.home, ofLinks)?.href ?? ofLinks;
  // An absolute home is the base of the other links as well.
  return { ofLinks: /^https?:/i.test(feed.home ?? '') ? home : ofLinks, ofItems: home };
}

function ttlOf({ ttlMinutes, updates }: FeedDraft): number | null {
  if (ttlMinutes !== undefined && ttlMinutes > 0) return Math.round(ttlMinutes * 60);
  const period = periods[updates?.updatePeriod?.toLowerCase() ?? ''];
  const frequency = updates?.updateFrequency ?? 1;
  return period === undefined || !(frequency > 0) ? null : Math.round(period / frequency);
}
