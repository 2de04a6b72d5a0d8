// SPDX-License-Identifier: AGPL-3.0-or-later
import { articlePath } from '@kga/contracts/core';
import type { NewsArticle, NewsArticleDetail } from '@kga/contracts/news';

import { describeCampaign, describeItems } from '../../lib/structured-data.ts';

/**
 * schema.org data of an article: a `NewsArticle` for the campaign's own, a page based on the source for
 * aggregated ones.
 */
export function describeArticle(article: NewsArticleDetail, url: string, origin: string): object {
  const { title, excerpt, language, createdAt, updatedAt, images, source, author } = article;
  if (article.isAggregated) {
    return {
      '@type': 'WebPage',
      name: title,
      url,
      inLanguage: language,
      ...(article.url !== null && {
        isBasedOn: {
          '@type': 'NewsArticle',
          headline: title,
          url: article.url,
          ...(article.dateDoubt === null && { datePublished: createdAt }),
          ...(source !== null && { publisher: { '@type': 'Organization', name: source } }),
        },
      }),
    };
  }
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(excerpt !== '' && { description: excerpt }),
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    datePublished: createdAt,
    dateModified: updatedAt,
    articleSection: article.category,
    isAccessibleForFree: true,
    ...(images.length > 0 && { image: images.map((image) => origin + image.url) }),
    author: author === null ? describeCampaign(origin) : { '@type': 'Person', name: author },
    publisher: describeCampaign(origin),
  };
}

export function describeList(
  name: string,
  articles: readonly NewsArticle[],
  url: string,
  origin: string,
): object {
  const items = articles.map((article) => ({ ...article, path: articlePath(article) }));
  return describeItems(name, items, url, origin);
}
