// SPDX-License-Identifier: AGPL-3.0-or-later
import type { RdfFeed, RssFeed } from 'feedsmith';

import {
  type FeedDraft,
  type ItemDraft,
  absoluteUrl,
  feedText,
  idAddress,
  mediaText,
} from './feed-draft.ts';
import { originOf } from './normalize-xml.ts';
import type { Root } from './prepare-xml.ts';

/** All versions of RSS. */
export function draftOfRss(feed: RssFeed.Feed<string>, root: Root): FeedDraft {
  const [atomSite] = siteLinks(feed.atom?.links);
  return {
    name: feedText(feed.title ?? feed.dc?.titles?.[0]),
    sites: [feed.link, atomSite],
    bases: [root.base, feed.xml?.base],
    self: absoluteUrl(feed.atom?.links?.find(({ rel }) => rel === 'self')?.href),
    home: feed.link ?? atomSite,
    languages: [feed.language, ...(feed.dc?.languages ?? []), feed.xml?.lang, root.language],
    ttlMinutes: feed.ttl,
    updates: feed.sy,
    items: (feed.items ?? []).map(draftOfRssItem),
  };
}

function draftOfRssItem(item: RssFeed.Item<string>): ItemDraft {
  const { guid } = item;
  return {
    ...sharedPart(item),
    guid: guid?.value ?? item.atom?.id,
    // A guid is a permalink by default, but many that are no URL do not declare it.
    links: [
      originOf(item),
      item.link,
      ...siteLinks(item.atom?.links),
      guid?.isPermaLink === false ? undefined : idAddress(guid?.value),
    ],
    dates: [item.pubDate, ...datesOf(item)],
    title: feedText(item.title ?? item.dc?.titles?.[0] ?? mediaText(item.media, 'title')),
    summary: feedText(item.description ?? item.dc?.descriptions?.[0] ?? item.itunes?.summary),
    enclosures: item.enclosures ?? [],
    pictures: [item.itunes?.image],
  };
}

/** RSS 0.90 and 1.0. */
export function draftOfRdf(feed: RdfFeed.Feed<string>, root: Root): FeedDraft {
  return {
    name: feedText(feed.title ?? feed.dc?.titles?.[0]),
    sites: [feed.link],
    bases: [root.base],
    self: undefined,
    home: feed.link,
    languages: [...(feed.dc?.languages ?? []), root.language],
    ttlMinutes: undefined,
    updates: feed.sy,
    items: (feed.items ?? []).map((item) => ({
      ...sharedPart(item),
      guid: item.rdf?.about,
      links: [originOf(item), item.link, ...siteLinks(item.atom?.links), item.rdf?.about],
      dates: datesOf(item),
      title: feedText(item.title ?? item.dc?.titles?.[0] ?? mediaText(item.media, 'title')),
      summary: feedText(item.description ?? item.dc?.descriptions?.[0]),
      enclosures: [],
      pictures: [],
    })),
  };
}

type SharedItem = Pick<
  RdfFeed.Item<string>,
  'atom' | 'content' | 'dc' | 'dcterms' | 'media' | 'xml'
>;

function sharedPart({ content, atom, media, xml }: SharedItem) {
  const text = content?.encoded ?? atom?.content?.value ?? mediaText(media, 'description');
  return { base: xml?.base, content: feedText(text), media };
}

function datesOf({ dc, dcterms, atom }: SharedItem): (string | undefined)[] {
  return [
    ...(dc?.dates ?? []),
    ...(dcterms?.issued ?? []),
    ...(dcterms?.created ?? []),
    atom?.published,
    atom?.updated,
    ...(dcterms?.modified ?? []),
  ];
}

function siteLinks(links: { href?: string; rel?: string }[] | undefined): string[] {
  return (links ?? []).flatMap(({ href, rel = 'alternate' }) =>
    href !== undefined && rel === 'alternate' ? [href] : [],
  );
}
