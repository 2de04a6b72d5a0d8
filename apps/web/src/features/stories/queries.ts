import { type Story, listStories, getStory, getStoryTotals } from '@kga/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { ApiError, type CallOptions, urlOf, call, callList } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';

/** How many stories each part of the list holds. */
const partLength = 20;
const start = (): string | undefined => undefined;

/** Stories in parts, newest first; with `q` those of games whose name holds it. */
export const storiesQuery = (q: string, options: CallOptions = {}) => {
  const asked = { limit: partLength, ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [listStories.url, 'parts', asked],
    queryFn: (context) =>
      callList(
        listStories,
        { query: { ...asked, cursor: context.pageParam } },
        readOptions(context, options),
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** What all published stories tell of together. */
export const totalsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getStoryTotals.url],
    queryFn: (context) => call(getStoryTotals, {}, readOptions(context, options)),
  });

/** Whether an answer says that there is nothing to be seen. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 404].includes(error.status);

/** Whether something can name a story at all. */
export const isStoryId = (id: string): boolean => z.safeParse(z.uuid(), id).success;

/** A published story; null where there is none. */
export const storyQuery = (id: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [urlOf(getStory.url, { params: { id } })],
    queryFn: async (context): Promise<Story | null> => {
      // Other answers stand below the same address.
      if (!isStoryId(id)) return null;
      try {
        return await call(getStory, { params: { id } }, readOptions(context, options));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });
