// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type InfiniteData,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  infiniteQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';

import { ApiError, type CallOptions, type ListPage } from './api.ts';

type QueryContext = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>;

const uuid = z.uuid();

/** Whether an id of a URL can be that of an item; others are not requested. */
export const isId = (id: string): boolean => z.safeParse(uuid, id).success;

/** The id of the item that a permanent link points to. */
export function linkedId(search: URLSearchParams): string | undefined {
  const at = search.get('at') ?? '';
  return isId(at) ? at : undefined;
}

/** The items of all pages of a list; `load` gets the cursor of a page, undefined for the first one. */
export async function loadAllPages<Item>(
  load: (cursor: string | undefined) => Promise<ListPage<Item[]>>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    items.push(...page.items);
    ({ cursor } = page);
  } while (cursor !== undefined);
  return items;
}

/** Whether the api knows no page of this cursor: one of another list, or of an older version. */
const isUnknownCursor = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.problem?.errors?.some(({ path }) => path === 'cursor') === true;

/**
 * The pages of a list, from the first one or that of a cursor on; `load` gets the cursor of a page,
 * undefined for the first one. A cursor of the address that is unknown leads to the first page.
 */
export const pagesQuery = <Page extends ListPage<unknown[]>>(
  queryKey: QueryKey,
  load: (cursor: string | undefined, context: QueryContext) => Promise<Page>,
  from?: string,
) =>
  infiniteQueryOptions({
    queryKey: from === undefined ? queryKey : [...queryKey, { from }],
    queryFn: async (context) => {
      try {
        return await load(context.pageParam, context);
      } catch (error) {
        if (from === undefined || context.pageParam !== from || !isUnknownCursor(error))
          throw error;
        return load(undefined, context);
      }
    },
    initialPageParam: from,
    getNextPageParam: ({ cursor }) => cursor,
    getPreviousPageParam: ({ before }) => before,
  });

/** The pages of a list that is fetched again on every visit. */
export const freshPagesQuery = <Page extends ListPage<unknown[]>>(
  queryKey: QueryKey,
  load: (cursor: string | undefined, options: CallOptions) => Promise<Page>,
) => ({
  ...pagesQuery(queryKey, (cursor, { signal }) => load(cursor, { signal })),
  gcTime: 0,
});

/** Changes the items of all cached lists of an endpoint. */
export function updateLists<Item>(
  client: QueryClient,
  url: string,
  change: (item: Item) => Item,
): void {
  client.setQueriesData<InfiniteData<ListPage<Item[]>>>(
    { queryKey: [url] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
      },
  );
}

/** Changes an item in all cached lists of an endpoint. */
export const updateInLists = <Item extends { id: string }>(
  client: QueryClient,
  url: string,
  id: string,
  change: (item: Item) => Item,
): void => updateLists<Item>(client, url, (item) => (item.id === id ? change(item) : item));

/** Replaces an item in all cached lists of an endpoint. */
export function replaceInLists(client: QueryClient, url: string, item: { id: string }): void {
  updateInLists(client, url, item.id, () => item);
}

/** Statuses of an item that does not exist, or cannot: 400 and 414 refuse the id itself. */
const missing = new Set([400, 404, 414]);

/** The answer of a call, or null if there is no such item by the status of the response. */
export async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && missing.has(error.status)) return null;
    throw error;
  }
}

/** The value once it has not changed for so many milliseconds, for queries about what is being typed. */
export function useDebouncedValue<Value>(value: Value, delay: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
