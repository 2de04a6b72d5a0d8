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

/** Pages of articles: newest first, or by relevance for a search. */
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

/** Other endpoints below the path of articles. */
const otherAnswers = new Set<string>([
  listNewsSitemapEntries.url,
  getNewsAtomFeed.url,
  getNewsJsonFeed.url,
]);

/** An article by its URL name or id; null if there is none. */
export const articleQuery = (id: string, options: CallOptions = {}) => {
  const address = urlOf(getNewsArticle.url, { params: { id } });
  return queryOptions({
    queryKey: [address],
    queryFn: async (context): Promise<NewsArticleDetail | null> => {
      if (otherAnswers.has(address)) return null;
      try {
        return await call(getNewsArticle, { params: { id } }, readOptions(context, options));
      } catch (error) {
        // Not a valid article id either.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400))
          return null;
        throw error;
      }
    },
  });
};
