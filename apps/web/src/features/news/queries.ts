// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import {
  getNewsArticle,
  getNewsAtomFeed,
  getNewsJsonFeed,
  listNews,
  listNewsSitemapEntries,
} from '@kga/contracts/news';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { invalidatePath, readOptions } from '../../lib/freshness.ts';
import { defaultLanguages } from '../../lib/language-filter.ts';
import { orNull, pagesQuery } from '../../lib/queries.ts';
import { type NewsFilter, filterQuery } from './filter.ts';

const pageSize = 20;

/** Pages of articles: newest first, or by relevance for a search. */
export const newsQuery = (filter: NewsFilter, options: CallOptions = {}) => {
  const query = { limit: pageSize, ...filterQuery(filter) };
  return pagesQuery(
    [listNews.url, query],
    (cursor, context) =>
      callList(listNews, { query: { ...query, cursor } }, readOptions(context, options)),
    filter.from,
  );
};

/** The latest articles on the landing and home pages. */
export const latestNewsQuery = (language: Language, options: CallOptions = {}) => {
  const query = { limit: 3, lang: defaultLanguages(language).join(',') };
  return queryOptions({
    queryKey: [listNews.url, query],
    queryFn: (context) => call(listNews, { query }, readOptions(context, options)),
  });
};

/** Other endpoints below the path of articles. */
const otherUrls = new Set<string>([
  listNewsSitemapEntries.url,
  getNewsAtomFeed.url,
  getNewsJsonFeed.url,
]);

/** An article by its URL name or id, or null. */
export const articleQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  const url = urlOf(getNewsArticle.url, { params });
  return queryOptions({
    queryKey: [url],
    queryFn: async (context) => {
      if (otherUrls.has(url)) return null;
      return orNull(call(getNewsArticle, { params }, readOptions(context, options)));
    },
  });
};

/** Drops all news queries after an article or a feed was changed. */
export const invalidateNews = (client: QueryClient): void => invalidatePath(client, '/api/news');
