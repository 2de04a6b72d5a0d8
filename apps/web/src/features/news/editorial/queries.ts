// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type OwnArticle,
  listHiddenArticles,
  getOwnArticle,
  listOwnArticles,
  previewArticle,
  versionStatuses,
} from '@kga/contracts/news';
import { type QueryClient, keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { ListFilter } from '../../../components/admin/list-query.ts';
import { urlOf, call, callList } from '../../../lib/api.ts';
import { freshPagesQuery } from '../../../lib/queries.ts';
import { invalidateNews } from '../queries.ts';

export const articleFilters = { status: versionStatuses } as const;

const pageSize = 20;

/** Own articles, newest first. */
export const ownArticlesQuery = (filter: ListFilter<typeof articleFilters>) =>
  freshPagesQuery([listOwnArticles.url, filter], (cursor, options) =>
    callList(listOwnArticles, { query: { ...filter, limit: pageSize, cursor } }, options),
  );

/** The id of the hidden articles on their page. */
export const hiddenAnchor = 'hidden-articles';

export const hiddenArticlesQuery = () =>
  freshPagesQuery([listHiddenArticles.url], (cursor, options) =>
    callList(listHiddenArticles, { query: { limit: pageSize, cursor } }, options),
  );

/** An own article with all versions, refetched on every visit of its page. */
export const ownArticleQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(getOwnArticle.url, { params: { id } })],
    queryFn: ({ signal }) => call(getOwnArticle, { params: { id } }, { signal }),
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** Caches an article from a response and invalidates the public news. */
export function setArticle(client: QueryClient, article: OwnArticle): void {
  client.setQueryData(ownArticleQuery(article.id).queryKey, article);
  invalidateNews(client);
}

/** Key of the query that polls for the picture of an article. */
export const pictureKey = ({ id, pictureSource }: Pick<OwnArticle, 'id' | 'pictureSource'>) => [
  ...ownArticleQuery(id).queryKey,
  'picture',
  pictureSource,
];

/** Refetches an article while its picture is downloaded; then invalidates the public news. */
export async function refetchPicture(client: QueryClient, id: string): Promise<void> {
  const article = await client.fetchQuery({ ...ownArticleQuery(id), staleTime: 0 });
  if (article?.imageUrl) invalidateNews(client);
}

/** Rendered Markdown; the previous result stays visible while loading. */
export const previewQuery = (body: string) =>
  queryOptions({
    queryKey: [previewArticle.url, body],
    queryFn: ({ signal }) => call(previewArticle, { body: { body } }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
