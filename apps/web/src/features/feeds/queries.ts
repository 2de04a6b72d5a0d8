import {
  type Feed,
  type FeedState,
  listFeedErrors,
  getFeedPreview,
  listFeeds,
  createFeedPreview,
  feedStates,
} from '@kga/contracts';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query';

import { type ListPage, urlOf, call, callList } from '../../lib/api.ts';

/** Which sources are listed. */
export type FeedFilter = { q?: string; state?: FeedState; enabled?: 'yes' | 'no' };

/** How many sources each part of the list holds. */
const partLength = 25;
const start = (): string | undefined => undefined;

/** Sources by name, in parts. */
export const feedsQuery = (filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: [listFeeds.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        listFeeds,
        { query: { ...filter, limit: partLength, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** Why polls of a source failed, newest first. */
export const feedErrorsQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(listFeedErrors.url, { params: { id } })],
    queryFn: ({ signal }) => call(listFeedErrors, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Milliseconds between two looks at a preview, and how many there are. */
const lookEvery = 700;
const looks = 45;

/** Has the worker look at an address; the id of what will be found. */
export async function startPreview(address: string): Promise<string> {
  return (await call(createFeedPreview, { body: { address } })).id;
}

/** What is found at an address, asked for until it is there or it has taken too long. */
export const feedPreviewQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(getFeedPreview.url, { params: { id } })],
    queryFn: ({ signal }) => call(getFeedPreview, { params: { id } }, { signal }),
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'waiting' && state.dataUpdateCount < looks ? lookEvery : false,
  });

/** Whether a preview has been waited for to the end. */
export const isPreviewOverdue = (updates: number): boolean => updates >= looks;

/** Shows a source as the server answered it, in every list. */
export function setFeed(client: QueryClient, feed: Feed): void {
  client.setQueriesData<InfiniteData<ListPage<Feed[]>>>(
    { queryKey: [listFeeds.url] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((part) => ({
          ...part,
          items: part.items.map((each) => (each.id === feed.id ? feed : each)),
        })),
      },
  );
}

/** Asks for the lists anew. */
export async function invalidateFeeds(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [listFeeds.url] });
}

const answers = ['yes', 'no'] as const;

/** The filter that stands in the address; what is none of it is left out. */
export function filterOf(search: URLSearchParams): FeedFilter {
  const q = search.get('q')?.trim();
  const state = feedStates.find((each) => each === search.get('state'));
  const enabled = answers.find((each) => each === search.get('enabled'));
  return { ...(q && { q }), ...(state && { state }), ...(enabled && { enabled }) };
}
