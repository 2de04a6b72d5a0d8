import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

import type { CallOptions, ListPage } from './api.ts';
import { pagesQuery } from './queries.ts';

/** The pages of a list that is fetched again on every visit, since others change it too. */
export const freshPagesQuery = <Item>(
  queryKey: QueryKey,
  fetchPage: (cursor: string | undefined, options: CallOptions) => Promise<ListPage<Item[]>>,
) => ({
  ...pagesQuery(queryKey, (cursor, { signal }) => fetchPage(cursor, { signal })),
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
