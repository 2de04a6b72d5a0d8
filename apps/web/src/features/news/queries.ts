import {
  type NewsArticleDetail,
  listNews,
  getNewsArticle,
  getNewsAtomFeed,
  getNewsJsonFeed,
  listNewsSitemapEntries,
} from '@kga/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { ApiError, type CallOptions, urlOf, call, callList } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { type NewsFilter, filterQuery } from './filter.ts';

/** Articles per page. */
const partLength = 20;
const start = (): string | undefined => undefined;

/** Articles in parts: newest first, or what is found best first. */
export const newsQuery = (filter: NewsFilter, options: CallOptions = {}) => {
  const asked = { limit: partLength, ...filterQuery(filter) };
  return infiniteQueryOptions({
    queryKey: [listNews.url, asked],
    queryFn: (context) =>
      callList(
        listNews,
        { query: { ...asked, cursor: context.pageParam } },
        readOptions(context, options),
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** What else the server answers beside its articles, at addresses that name none of them. */
const otherAnswers = new Set<string>([
  listNewsSitemapEntries.url,
  getNewsAtomFeed.url,
  getNewsJsonFeed.url,
]);

/** An article by what its address names; null where there is none. */
export const articleQuery = (id: string, options: CallOptions = {}) => {
  const address = urlOf(getNewsArticle.url, { params: { id } });
  return queryOptions({
    queryKey: [address],
    queryFn: async (context): Promise<NewsArticleDetail | null> => {
      if (otherAnswers.has(address)) return null;
      try {
        return await call(getNewsArticle, { params: { id } }, readOptions(context, options));
      } catch (error) {
        // An address that cannot be one of an article's names none either.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400))
          return null;
        throw error;
      }
    },
  });
};
