import type { JsonFeed } from 'feedsmith';

import { type FeedDraft, type ItemDraft, feedText } from './feed-draft.ts';

/** All versions of JSON Feed. */
export function draftOfJson(feed: JsonFeed.Feed<string>): FeedDraft {
  return {
    name: feedText(feed.title),
    sites: [feed.home_page_url],
    bases: [],
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
    links: [item.url, item.external_url, item.id],
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
