import {
  infiniteQueryOptions,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';

import { ApiError, type ListPage } from './api.ts';

const start = (): string | undefined => undefined;

/** The pages of a list; `fetchPage` gets the cursor of a page, undefined for the first one. */
export const pagesQuery = <Item>(
  queryKey: QueryKey,
  fetchPage: (
    cursor: string | undefined,
    context: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
  ) => Promise<ListPage<Item[]>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: (context) => fetchPage(context.pageParam, context),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    getPreviousPageParam: ({ before }) => before,
  });

/** The answer of a call, or null if there is no such item by the status of the response. */
export async function orNull<Answer>(
  answer: Promise<Answer>,
  statuses: readonly number[] = [404],
): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return null;
    throw error;
  }
}
