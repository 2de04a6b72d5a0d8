// SPDX-License-Identifier: AGPL-3.0-or-later
import { pathTo } from '@kga/contracts/core';
import { type NewsSitemapEntry, listNewsSitemapEntries } from '@kga/contracts/news';

import { type CallOptions, call } from '../../lib/api.ts';
import type { Prefetched, PrefetchInput, SitemapEntry } from '../../lib/feature.ts';
import { parseNewsFilter } from './filter.ts';
import { articleQuery, latestNewsQuery, newsQuery } from './queries.ts';

/** The section of the landing page. */
export const prefetchLatest = ({ client, language, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(latestNewsQuery(language, options)),
];

export const prefetchNews = ({ client, search, language, options }: PrefetchInput): Prefetched => [
  client.fetchInfiniteQuery(newsQuery(parseNewsFilter(search, language), options)),
];

export const prefetchArticle = ({ client, params, options }: PrefetchInput): Prefetched => [
  client.fetchQuery(articleQuery(params['id'] ?? '', options)),
];

const versionOf = ({ uniqueId, language }: Pick<NewsSitemapEntry, 'uniqueId' | 'language'>) => ({
  path: pathTo('newsArticle', { id: uniqueId }),
  language,
});

/** Lists the campaign's own articles in all their languages. */
export async function listArticleEntries(options: CallOptions): Promise<SitemapEntry[]> {
  const articles = await call(listNewsSitemapEntries, {}, options);
  return articles.map((article) => ({
    ...versionOf(article),
    changedAt: article.updatedAt,
    translations: article.translations.map(versionOf),
  }));
}
