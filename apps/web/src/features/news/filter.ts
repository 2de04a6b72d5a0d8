// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Language, campaign, pathTo } from '@kga/contracts/core';
import {
  type NewsCategory,
  getNewsAtomFeed,
  getNewsJsonFeed,
  newsCategories,
} from '@kga/contracts/news';

import { urlOf } from '../../lib/api.ts';
import {
  type ListFilter,
  type ListPlace,
  listPath,
  listQuery,
  parseListFilter,
} from '../../lib/language-filter.ts';

export type NewsFilter = ListFilter & { category: NewsCategory | undefined };

export function parseNewsFilter(search: URLSearchParams, language: Language): NewsFilter {
  return {
    ...parseListFilter(search, language),
    category: newsCategories.find((each) => each === search.get('category')),
  };
}

/** The path of a list. Preserves `lang` if the previous query had it. */
export const newsPath = (filter: NewsFilter, place: ListPlace) =>
  listPath(pathTo('news'), filter, { ...place, query: { category: filter.category } });

export const filterQuery = (filter: NewsFilter) => ({
  ...(filter.category && { category: filter.category }),
  ...listQuery(filter),
});

/** The feeds of a list's languages and category; searches have no feed. */
export function feedLinks(filter: NewsFilter, title: string) {
  const query = filterQuery({ ...filter, q: '' });
  const named = `${campaign.brand} · ${title}`;
  return [
    {
      type: 'application/atom+xml',
      title: `${named} (Atom)`,
      href: urlOf(getNewsAtomFeed.url, { query }).replaceAll('%2C', ','),
    },
    {
      type: 'application/feed+json',
      title: `${named} (JSON Feed)`,
      href: urlOf(getNewsJsonFeed.url, { query }).replaceAll('%2C', ','),
    },
  ];
}
