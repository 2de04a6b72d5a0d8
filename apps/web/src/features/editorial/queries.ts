import {
  type OwnArticle,
  type VersionStatus,
  listHiddenArticles,
  getOwnArticle,
  listOwnArticles,
  previewArticle,
  versionStatuses,
} from '@kga/contracts';
import {
  type QueryClient,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query';

import { urlOf, call, callList } from '../../lib/api.ts';
import { forgetNews } from '../news/reading.ts';

/** Which own articles are listed. */
type ArticleFilter = { q?: string; status?: VersionStatus };

/** How many articles each part of the list holds. */
const partLength = 20;
const start = (): string | undefined => undefined;

/** Own articles, newest first, in parts. */
export const ownArticlesQuery = (filter: ArticleFilter) =>
  infiniteQueryOptions({
    queryKey: [listOwnArticles.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listOwnArticles,
        { query: { ...filter, limit: partLength, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** Articles of outside sources that are hidden, in parts. */
export const hiddenArticlesQuery = () =>
  infiniteQueryOptions({
    queryKey: [listHiddenArticles.url],
    queryFn: ({ pageParam, signal }) =>
      callList(listHiddenArticles, { query: { limit: partLength, cursor: pageParam } }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** An own article with all that is written in it, asked for anew by each visit of its page. */
export const ownArticleQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(getOwnArticle.url, { params: { id } })],
    queryFn: ({ signal }) => call(getOwnArticle, { params: { id } }, { signal }),
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** Shows an article as the server answered it, here and to its readers. */
export function setArticle(client: QueryClient, article: OwnArticle): void {
  client.setQueryData(ownArticleQuery(article.id).queryKey, article);
  forgetNews(client);
}

/** How Markdown will look; what was shown before stays until it is there. */
export const previewQuery = (body: string) =>
  queryOptions({
    queryKey: [previewArticle.url, body],
    queryFn: ({ signal }) => call(previewArticle, { body: { body } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** The filter that stands in the address; what is none of it is left out. */
export function filterOf(search: URLSearchParams): ArticleFilter {
  const q = search.get('q')?.trim();
  const status = versionStatuses.find((each) => each === search.get('status'));
  return { ...(q && { q }), ...(status && { status }) };
}
