// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Author } from '@kga/contracts/content';
import { type Language, campaign, languages } from '@kga/contracts/core';

import { localizedUrl } from './page-urls.ts';

type ListedItem = { readonly title: string; readonly path: string; readonly language: Language };

/** schema.org data of the campaign. */
export const describeCampaign = (origin: string) => ({
  '@type': 'Organization',
  name: campaign.brand,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** schema.org data of the site. */
export const describeSite = (origin: string, description: string): object => ({
  '@type': 'WebSite',
  name: campaign.brand,
  description,
  url: `${origin}/`,
  inLanguage: languages,
  publisher: describeCampaign(origin),
});

/** schema.org data of a page that lists items. */
export function describeItems(
  name: string,
  items: readonly ListedItem[],
  url: string,
  origin: string,
): object {
  return {
    '@type': 'CollectionPage',
    name,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ title, path, language }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: localizedUrl(origin + path, language),
      })),
    },
  };
}

type Posting = {
  readonly title: string;
  readonly content: string;
  readonly language: Language;
  readonly createdAt: string;
  readonly editedAt: string | null;
  /** Null if the account is deleted. */
  readonly author: Pick<Author, 'displayName' | 'shortId'> | null;
};

/** schema.org data of a text that a visitor published. */
export function describePosting(posting: Posting, url: string): object {
  return {
    '@type': 'DiscussionForumPosting',
    headline: posting.title,
    text: posting.content,
    url,
    mainEntityOfPage: url,
    inLanguage: posting.language,
    datePublished: posting.createdAt,
    ...(posting.editedAt !== null && { dateModified: posting.editedAt }),
    ...(posting.author && {
      author: { '@type': 'Person', name: posting.author.displayName ?? posting.author.shortId },
    }),
  };
}
