// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AtomFeed } from 'feedsmith';

import {
  type FeedDraft,
  type FeedText,
  type ItemDraft,
  absoluteUrl,
  feedText,
  idAddress,
  mediaText,
} from './feed-draft.ts';
import { originOf } from './normalize-xml.ts';
import type { Root } from './prepare-xml.ts';

type Link = AtomFeed.Link<string>;

/** Atom 1.0 and 0.3. */
export function draftOfAtom(feed: AtomFeed.Feed<string>, root: Root): FeedDraft {
  return {
    name: textIn(feed.title),
    sites: alternates(feed.links),
    bases: [root.base],
    self: absoluteUrl(feed.links?.find(({ rel }) => rel === 'self')?.href),
    home: undefined,
    languages: [root.language, ...(feed.dc?.languages ?? [])],
    ttlMinutes: undefined,
    updates: feed.sy,
    items: (feed.entries ?? []).map(draftOfEntry),
  };
}

function draftOfEntry(entry: AtomFeed.Entry<string>): ItemDraft {
  const { links = [], content } = entry;
  return {
    guid: entry.id,
    links: [originOf(entry), ...alternates(links), content?.src, idAddress(entry.id)],
    base: entry.xml?.base,
    title:
      textIn(entry.title) ?? feedText(entry.dc?.titles?.[0] ?? mediaText(entry.media, 'title')),
    summary: textIn(entry.summary),
    content: textIn(content) ?? feedText(mediaText(entry.media, 'description')),
    dates: [
      entry.published,
      ...(entry.dc?.dates ?? []),
      entry.updated,
      ...(entry.dcterms?.modified ?? []),
    ],
    media: entry.media,
    enclosures: links
      .filter(({ rel }) => rel === 'enclosure')
      .map(({ href, type }) => ({ url: href, type })),
    pictures: [entry.itunes?.image],
  };
}

/** HTML pages before other documents; a link without `rel` counts as alternate. */
function alternates(links: Link[] | undefined): (string | undefined)[] {
  const found = (links ?? []).filter(({ rel = 'alternate' }) => rel === 'alternate');
  const isPage = ({ type }: Link) => type === undefined || /html/i.test(type);
  return [...found.filter(isPage), ...found.filter((link) => !isPage(link))].map(
    ({ href }) => href,
  );
}

function textIn(text: AtomFeed.Content | undefined): FeedText | undefined {
  if (text?.value === undefined || isFile(text.type)) return undefined;
  return {
    text: isBase64(text) ? Buffer.from(text.value, 'base64').toString() : text.value,
    isPlain: text.type === 'text/plain',
    base: text.xml?.base,
  };
}

/** Content of a media type that is no text is a file in base64 (RFC 4287, 4.1.3.3). */
const isFile = (type = ''): boolean =>
  type.includes('/') && !/^text\/|xml$|html|^application\/octet-stream$/i.test(type);

/** Atom 0.3 allowed base64; such content has a type that is no text. */
function isBase64({ value = '', type }: AtomFeed.Content): boolean {
  return type === 'application/octet-stream' && /^[\w+/\s]+=*$/.test(value);
}
