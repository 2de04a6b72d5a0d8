import { type NewsArticle, type NewsArticleDetail, campaign, articlePath } from '@kga/contracts';

import { localizedUrl } from '../../lib/localized-url.ts';

const organisation = (origin: string) => ({
  '@type': 'Organization',
  name: campaign.brand,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/**
 * An article as schema.org's data: our own as a `NewsArticle`, of another's only that this page is
 * based on it.
 */
export function describeArticle(article: NewsArticleDetail, url: string, origin: string): object {
  const { title, excerpt, language, createdAt, updatedAt, images, source } = article;
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
          datePublished: createdAt,
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
    author: organisation(origin),
    publisher: organisation(origin),
  };
}

/** A list of articles as schema.org's data. */
export function describeList(
  name: string,
  articles: readonly NewsArticle[],
  url: string,
  origin: string,
): object {
  return {
    '@type': 'CollectionPage',
    name,
    url,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map((article, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: article.title,
        url: localizedUrl(origin + articlePath(article), article.language),
      })),
    },
  };
}
