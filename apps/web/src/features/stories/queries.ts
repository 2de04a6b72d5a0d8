import {
  type OwnStory,
  type Story,
  getOwnStory,
  getStory,
  getStoryTotals,
  listStories,
  listStoryGames,
} from '@kga/contracts';
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { ApiError, type CallOptions, urlOf, call, callList } from '../../lib/api.ts';
import { invalidatePath, readOptions } from '../../lib/freshness.ts';

/** Number of stories per page of the list. */
const pageSize = 20;
const start = (): string | undefined => undefined;

/** Pages of stories, newest first; with `q` those of games whose name contains it. */
export const storiesQuery = (q: string, options: CallOptions = {}) => {
  const query = { limit: pageSize, ...(q !== '' && { q }) };
  return infiniteQueryOptions({
    queryKey: [listStories.url, 'parts', query],
    queryFn: (context) =>
      callList(
        listStories,
        { query: { ...query, cursor: context.pageParam } },
        readOptions(context, options),
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
  });
};

/** Totals of all published stories. */
export const totalsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getStoryTotals.url],
    queryFn: (context) => call(getStoryTotals, {}, readOptions(context, options)),
  });

/** Whether an error means that the visitor can see no such story. */
const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 404].includes(error.status);

/** Whether an id can be a story's; other endpoints share the path. */
const isStoryId = (id: string): boolean => z.safeParse(z.uuid(), id).success;

/** A published story; null if there is none. */
export const storyQuery = (id: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [urlOf(getStory.url, { params: { id } })],
    queryFn: async (context): Promise<Story | null> => {
      if (!isStoryId(id)) return null;
      try {
        return await call(getStory, { params: { id } }, readOptions(context, options));
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
  });

/** A story as its author sees it; null if the visitor is not the author. */
export const ownStoryQuery = (id: string, visitor: string) =>
  queryOptions({
    // Contains the visitor, so that another account never sees it.
    queryKey: [urlOf(getOwnStory.url, { params: { id } }), visitor],
    queryFn: async ({ signal }): Promise<OwnStory | null> => {
      if (!isStoryId(id)) return null;
      try {
        return await call(getOwnStory, { params: { id } }, { signal });
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    // Moderators may have changed its status.
    refetchOnMount: 'always',
  });

/** Names of games for suggestions, those with most stories first. */
export const gamesQuery = (q: string) =>
  queryOptions({
    queryKey: [listStoryGames.url, q],
    queryFn: (context) => call(listStoryGames, { query: { q } }, readOptions(context)),
  });

/** Drops all story queries after a story was written or changed. */
export const invalidateStories = (client: QueryClient): void =>
  invalidatePath(client, listStories.url);

/** Caches a story as the server returned it after a change; drops all other story queries. */
export function cacheStory(client: QueryClient, story: OwnStory, visitor: string): void {
  invalidateStories(client);
  client.setQueryData(ownStoryQuery(story.id, visitor).queryKey, story);
  const isPublic = story.status === 'published';
  client.setQueryData(storyQuery(story.id).queryKey, isPublic ? story : null);
}
