// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type Feed,
  listFeedErrors,
  getFeedPreview,
  listFeeds,
  createFeedPreview,
  feedStates,
} from '@kga/contracts/news';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import type { ListFilter } from '../../../components/admin/list-query.ts';
import { urlOf, call, callList } from '../../../lib/api.ts';
import { freshPagesQuery, replaceInLists } from '../../../lib/queries.ts';

export const feedFilters = { state: feedStates, enabled: ['yes', 'no'] } as const;

const pageSize = 25;

/** Feeds by name. */
export const feedsQuery = (filter: ListFilter<typeof feedFilters>) =>
  freshPagesQuery([listFeeds.url, filter], (cursor, options) =>
    callList(listFeeds, { query: { ...filter, limit: pageSize, cursor } }, options),
  );

/** Failed polls of a feed, newest first. */
export const feedErrorsQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(listFeedErrors.url, { params: { id } })],
    queryFn: ({ signal }) => call(listFeedErrors, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Polling interval of a preview in milliseconds, and the number of attempts. */
const intervalMs = 700;
const attempts = 45;

/** Has the worker look for feeds at a URL; returns the id of the preview. */
export async function startPreview(address: string): Promise<string> {
  return (await call(createFeedPreview, { body: { address } })).id;
}

/** The preview of a URL, polled until it is ready or the attempts are used up. */
export const feedPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(getFeedPreview.url, { params: { id } })],
    queryFn: ({ signal }) => call(getFeedPreview, { params: { id } }, { signal }),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.dataUpdateCount < attempts ? intervalMs : false,
  });

export const isPreviewOverdue = (updates: number): boolean => updates >= attempts;

export function setFeed(client: QueryClient, feed: Feed): void {
  replaceInLists(client, listFeeds.url, feed);
}

/** Key of the query that refetches the lists until a feed has been polled. */
export const pollRefreshKey = (id: string, round?: number) => ['poll-refresh', id, round];

export async function invalidateFeeds(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [listFeeds.url] });
}
