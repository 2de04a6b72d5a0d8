// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign } from '@kga/contracts/core';
import { type AtomFeed, generateAtomFeed } from 'feedsmith';

type Entry = AtomFeed.Entry<Date, true> & { published: Date };

/** Most entries of a feed. */
export const feedMax = 50;

type FeedHead = {
  title: string;
  language: Language;
  publicOrigin: string;
  /** Path of the feed, with its query. */
  path: string;
  /** Path of the page whose news it has. */
  pagePath: string;
};

/** The latest of some entries of the campaign's own as Atom; one without entries is from 1970. */
export function atomFeed(
  entries: readonly Entry[],
  { title, language, publicOrigin, path, pagePath }: FeedHead,
): string {
  const selfUrl = publicOrigin + path;
  const latest = entries
    .toSorted((one, other) => +other.published - +one.published)
    .slice(0, feedMax);
  return generateAtomFeed(
    {
      id: selfUrl,
      title: { value: title, type: 'text' },
      updated: new Date(Math.max(0, ...latest.map(({ updated }) => +updated))),
      authors: [{ name: campaign.brand, uri: publicOrigin }],
      links: [
        { href: selfUrl, rel: 'self', type: 'application/atom+xml' },
        { href: publicOrigin + pagePath, rel: 'alternate', type: 'text/html' },
      ],
      xml: { lang: language },
      entries: latest,
    },
    { strict: true },
  );
}
