// SPDX-License-Identifier: AGPL-3.0-or-later
import { createHash } from 'node:crypto';

import { cleanHtml, excerptOf } from './clean-html.ts';
import type { ItemDraft, FeedText } from './feed-draft.ts';
import type { ParsedFeedItem } from './parsed-feed.ts';
import { isPicture, pickPicture } from './pick-picture.ts';
import { cutAtWord, oneLine, plainLine } from './plain-text.ts';
import { readDate } from './read-date.ts';
import { toCanonicalUrl, parseWebUrl, stripTracking } from './web-url.ts';

const titleMax = 300;
const ownTitleMax = 100;
const excerptMax = 400;
const guidMax = 2_048;

/** Hardly anything on the web is older; most earlier dates are those of unset clocks. */
const firstPlausible = new Date('1995-01-01');

/** A date that is later than ours by no more than this is not in the future. */
const clockErrorMs = 600_000;

/**
 * Converts the items of a feed, with links relative to `base` unless declared otherwise. Each gets a
 * unique guid: its own, else its URL, else its identity. A guid or URL that several items share is not used,
 * so that no item replaces another one later. Of items with the same identity, or with the same text and
 * date, the first counts.
 */
export function readItems(drafts: ItemDraft[], base: string, now: Date): ParsedFeedItem[] {
  const unique = new Map<string, Named>();
  const texts = new Set<string>();
  for (const [index, draft] of drafts.entries()) {
    // Items clamped to now keep the order of the feed.
    const item = readItem(draft, base, new Date(now.getTime() - index));
    const { title, excerpt, html, pictureUrl, dateDoubt } = item.item;
    const time = item.item.publishedAt?.getTime();
    const text = JSON.stringify([title, excerpt, html, pictureUrl, time]);
    const isRepeated = title !== '' && dateDoubt === null && texts.has(text);
    texts.add(text);
    if (!unique.has(item.identity) && !isRepeated) unique.set(item.identity, item);
  }
  const named = [...unique.values()];
  const names = usesOf(named.flatMap((item) => item.names));
  const addresses = usesOf(named.map(({ item }) => item.canonicalUrl));
  return named.map(({ item, identity, ...own }) => ({
    ...item,
    guid: own.names.find((name) => names.get(name) === 1) ?? identity,
    canonicalUrl: addresses.get(item.canonicalUrl) === 1 ? item.canonicalUrl : null,
  }));
}

function usesOf<Value>(values: readonly Value[]): Map<Value, number> {
  const uses = new Map<Value, number>();
  for (const value of values) uses.set(value, (uses.get(value) ?? 0) + 1);
  return uses;
}

/**
 * An item with its candidate guids, the best first. The identity is a hash of what tells it from items with
 * the same guid and URL, as changelogs, status pages and shows have them: title, date or text, and files.
 */
type Named = { item: Omit<ParsedFeedItem, 'guid'>; names: string[]; identity: string };

function readItem(draft: ItemDraft, feedBase: string, now: Date): Named {
  const base = parseWebUrl(draft.base, feedBase)?.href ?? feedBase;
  // A podcast may have nothing but its sound.
  const files = draft.enclosures.filter((file) => !isPicture(file)).map((file) => file.url);
  const address = [...draft.links, ...files]
    .map((link) => parseWebUrl(link, base))
    .find((found) => found !== null);
  const url = address ? stripTracking(address) : null;
  const page = url?.href;
  const summary = textOf(draft.summary, base, page);
  const { html, excerpt } = summary.excerpt === '' ? textOf(draft.content, base, page) : summary;
  const title =
    cutAtWord(plainLine(draft.title?.text ?? ''), titleMax) || cutAtWord(excerpt, ownTitleMax);
  const guid = guidOf(draft.guid);
  return {
    names: [...new Set([guid, page].filter((name) => name !== undefined))],
    identity: hashOf(guid, page, title, draft.dates.find(isDate) ?? excerpt, files),
    item: {
      url: page ?? null,
      canonicalUrl: url && toCanonicalUrl(url),
      title,
      excerpt,
      html,
      pictureUrl: pickPicture(draft, base),
      ...dateOf(draft.dates, now),
    },
  };
}

function textOf(text: FeedText | undefined, base: string, page: string | undefined) {
  if (!text) return { html: '', excerpt: '' };
  const textBase = baseOf(text, base);
  const html = cleanHtml(text, { base: textBase, page: page ?? textBase });
  return { html, excerpt: excerptOf(html, excerptMax) };
}

const baseOf = (text: FeedText | undefined, base: string) =>
  parseWebUrl(text?.base, base)?.href ?? base;

const isDate = (written: string | undefined): boolean =>
  written !== undefined && readDate(written) !== undefined;

/** The first date that can be read, and why it may not be that of the publication. */
function dateOf(
  dates: ItemDraft['dates'],
  now: Date,
): Pick<ParsedFeedItem, 'publishedAt' | 'dateDoubt'> {
  for (const written of dates) {
    const date = written === undefined ? undefined : readDate(written);
    if (!date) continue;
    const isFuture = date.getTime() > now.getTime() + clockErrorMs;
    const dateDoubt = isFuture ? 'future' : date < firstPlausible ? 'old' : null;
    return { publishedAt: date > now ? now : date, dateDoubt };
  }
  return { publishedAt: null, dateDoubt: 'unknown' };
}

function guidOf(guid: string | undefined): string | undefined {
  const line = oneLine(guid ?? '');
  if (line.length <= guidMax) return line || undefined;
  return hashOf(line);
}

function hashOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
