// SPDX-License-Identifier: AGPL-3.0-or-later
import type { NewsArticle, NewsArticleDetail } from '@kga/contracts/news';

import { type MockHandlers, listPage, refusal } from '../../../testing/mock-api.ts';
import { ownArticle } from './fixture.ts';

/** An article of the campaign in English, without a picture. */
export function articleOf(
  title: string,
  changes: Partial<NewsArticleDetail> = {},
): NewsArticleDetail {
  const id = crypto.randomUUID();
  return {
    ...ownArticle,
    id,
    uniqueId: id,
    title,
    language: 'en',
    imageUrl: null,
    images: [],
    ...changes,
  };
}

/** Answers of an api that has these articles, the newest first. */
export function newsApi(articles: readonly NewsArticleDetail[]): MockHandlers {
  return {
    listNews: ({ query: { q = '', category, lang, cursor = '0', limit } }) => {
      const found = articles.filter(
        (article) =>
          article.title.toLowerCase().includes(q) &&
          (category === undefined || article.category === category) &&
          (lang === undefined || lang.includes(article.language)),
      );
      const end = Number(cursor) + limit;
      const items: NewsArticle[] = found.slice(Number(cursor), end);
      return listPage(items, {
        total: found.length,
        ...(end < found.length && { next: `${end}` }),
      });
    },
    getNewsArticle: ({ params: { id } }) =>
      articles.find(({ uniqueId }) => uniqueId === id) ?? refusal('not_found'),
  };
}
