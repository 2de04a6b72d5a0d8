// SPDX-License-Identifier: AGPL-3.0-or-later
import type { JsonFeed, MediaNs } from 'feedsmith';

/** Text of a feed, decoded once. */
export type FeedText = {
  text: string;
  /** Declared as plain text. All other text may be HTML, whatever its declared type. */
  isPlain: boolean;
  /** Base URL of its links, where declared. */
  base: string | undefined;
};

/** The common fields of all formats, unchecked. */
export type ItemDraft = {
  guid: string | undefined;
  /** The most reliable first. */
  links: (string | undefined)[];
  base: string | undefined;
  title: FeedText | undefined;
  summary: FeedText | undefined;
  content: FeedText | undefined;
  /** The most reliable first. */
  dates: (string | undefined)[];
  media: MediaNs.ItemOrFeed | undefined;
  enclosures: { url?: string | undefined; type?: string | undefined }[];
  /** Of the item itself, the most reliable first. */
  pictures: (string | undefined)[];
};

export type FeedDraft = {
  name: FeedText | undefined;
  /** The most reliable first. */
  sites: (string | undefined)[];
  /** By `xml:base`, the outermost first. */
  bases: (string | undefined)[];
  /** Absolute URL that the feed names as its own; a copy still names that of the original. */
  self: string | undefined;
  /** Fallback base URL of relative links. */
  home: string | undefined;
  languages: (string | undefined)[];
  ttlMinutes: number | undefined;
  updates: { updatePeriod?: string; updateFrequency?: number } | undefined;
  items: ItemDraft[];
};

/** Text that may be HTML; undefined without text. */
export function feedText(text: string | undefined, base?: string): FeedText | undefined {
  return text === undefined ? undefined : { text, isPlain: false, base };
}

/** Title or description of the media of an item, of their group or of the first file that has one. */
export function mediaText(
  media: MediaNs.ItemOrFeed | undefined,
  part: 'title' | 'description',
): string | undefined {
  if (!media) return undefined;
  const groups = media.groups ?? [];
  const files = [media, ...groups].flatMap(({ contents = [] }) => contents);
  return [media, ...groups, ...files].find((each) => each[part] !== undefined)?.[part]?.value;
}

/** An id that is an address: a whole one, or a path of the site. */
export const idAddress = (id: string | undefined) =>
  /^(?:https?:|\/)/i.test(id ?? '') ? id : undefined;

/** A value that is an address only if it is a whole one, such as an id. */
export const absoluteUrl = (value: string | undefined) =>
  /^https?:/i.test(value ?? '') ? value : undefined;

/** All versions of JSON Feed. */
export function draftOfJson(feed: JsonFeed.Feed<string>): FeedDraft {
  return {
    name: feedText(feed.title),
    sites: [feed.home_page_url],
    bases: [],
    self: undefined,
    home: feed.home_page_url,
    languages: [feed.language],
    ttlMinutes: undefined,
    updates: undefined,
    items: (feed.items ?? []).map(draftOfJsonItem),
  };
}

function draftOfJsonItem(item: JsonFeed.Item<string>): ItemDraft {
  const { content_text: text } = item;
  const plain = text === undefined ? undefined : { text, isPlain: true, base: undefined };
  return {
    guid: item.id,
    links: [item.url, item.external_url, idAddress(item.id)],
    base: undefined,
    title: feedText(item.title),
    summary:
      item.summary === undefined
        ? undefined
        : { text: item.summary, isPlain: true, base: undefined },
    content: feedText(item.content_html) ?? plain,
    dates: [item.date_published, item.date_modified],
    media: undefined,
    enclosures: (item.attachments ?? []).map(({ url, mime_type: type }) => ({ url, type })),
    pictures: [item.image, item.banner_image],
  };
}
