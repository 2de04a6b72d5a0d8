import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  infiniteQueryOptions,
} from '@tanstack/react-query';

import type { CallOptions, ListPage } from './api.ts';

const start = (): string | undefined => undefined;

/** A list that loads page by page and is fetched again on every visit. */
export const pagedQuery = <Item>(
  queryKey: QueryKey,
  load: (cursor: string | undefined, options: CallOptions) => Promise<ListPage<Item[]>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** Replaces an item in all cached lists of an endpoint. */
export function replaceInLists(client: QueryClient, url: string, item: { id: string }): void {
  client.setQueriesData<InfiniteData<ListPage<{ id: string }[]>>>(
    { queryKey: [url] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === item.id ? item : each)),
        })),
      },
  );
}
