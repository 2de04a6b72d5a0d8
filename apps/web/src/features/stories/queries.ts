// SPDX-License-Identifier: AGPL-3.0-or-later
import { gameMax, listSimilarGames, shortGameName } from '@kga/contracts/archive';
import { type Language, pathTo } from '@kga/contracts/core';
import {
  type OwnStory,
  type Story,
  getNextStory,
  getOwnStory,
  getStory,
  getStoryTotals,
  listStories,
  listStoryGames,
  storyMax,
} from '@kga/contracts/stories';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { mayBeAuthor, useVisitorId } from '../../auth/use-auth.ts';
import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { invalidatePath, readOptions } from '../../lib/freshness.ts';
import { type ListFilter, type ListPlace, listPath, listQuery } from '../../lib/language-filter.ts';
import { isId, orNull, pagesQuery } from '../../lib/queries.ts';

/** Longest name of a game that the server accepts. */
export const gameNameMax = storyMax.gameName;

/** The path of a list. The `lang` parameter is preserved if the previous query had one. */
export const storiesPath = (filter: ListFilter, place: ListPlace): string =>
  listPath(pathTo('stories'), filter, place);

/** Number of stories per page of the list. */
const pageSize = 20;

/** Pages of stories: newest first, or by relevance for a search. */
export const storiesQuery = (filter: ListFilter, options: CallOptions = {}) => {
  const query = { limit: pageSize, ...listQuery(filter) };
  return pagesQuery(
    [listStories.url, 'parts', query],
    (cursor, context) =>
      callList(listStories, { query: { ...query, cursor } }, readOptions(context, options)),
    filter.from,
  );
};

/** Number of stories on the landing and home pages. */
const latestLength = 3;

/** The latest stories in a language, filled up with those in others. */
export const latestStoriesQuery = (language: Language, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listStories.url, 'latest', language],
    queryFn: async (context) => {
      const read = readOptions(context, options);
      const [own, all] = await Promise.all([
        call(listStories, { query: { limit: latestLength, lang: language } }, read),
        call(listStories, { query: { limit: latestLength } }, read),
      ]);
      const ids = new Set(own.map(({ id }) => id));
      return [...own, ...all.filter(({ id }) => !ids.has(id))].slice(0, latestLength);
    },
  });

/** Totals of all published stories. */
export const totalsQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getStoryTotals.url],
    queryFn: (context) => call(getStoryTotals, {}, readOptions(context, options)),
  });

/** A published story; null if it is missing. */
export const storyQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getStory.url, { params })],
    queryFn: async (context) =>
      isId(id) ? orNull(call(getStory, { params }, readOptions(context, options))) : null,
  });
};

/** The published story to read after another one; null if there is no other. */
export const nextStoryQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getNextStory.url, { params })],
    queryFn: async (context) =>
      isId(id) ? call(getNextStory, { params }, readOptions(context, options)) : null,
  });
};

/** A story as its author sees it; null if the visitor is not the author. */
export const ownStoryQuery = (id: string, visitor: string) => {
  const params = { id };
  return queryOptions({
    // Contains the visitor, so that another account never sees it.
    queryKey: [urlOf(getOwnStory.url, { params }), visitor],
    queryFn: async ({ signal }) =>
      isId(id) ? orNull(call(getOwnStory, { params }, { signal })) : null,
    // Moderators may have changed its status.
    refetchOnMount: 'always',
  });
};

/** Loads a story as its author sees it, if the visitor may be the author. */
export function useOwnStory(
  id: string,
  /** The public story; null if it is not public, undefined while loading. */
  story: Story | null | undefined,
) {
  const visitor = useVisitorId();
  const enabled =
    story !== undefined &&
    typeof visitor === 'string' &&
    (story === null || mayBeAuthor(story, visitor));
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownStoryQuery(id, visitor ?? ''),
    enabled,
  });
  const isOthers = story !== undefined && visitor !== undefined && !enabled;
  return { story: isOthers ? null : data, isError: enabled && isError, isFetching, refetch };
}

/** Names of games for suggestions, those with most stories first. */
/** The game of the archive that a story names; null where none has this name. */
export const archivedGameQuery = (name: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listSimilarGames.url, 'story', name],
    queryFn: async (context) => {
      const query = { name: name.slice(0, gameMax.name).toWellFormed() };
      const games = await call(listSimilarGames, { query }, readOptions(context, options));
      const wanted = name.trim().toLowerCase();
      return (
        games.find((game) =>
          [game.name, shortGameName(game.name)].some((each) => each.toLowerCase() === wanted),
        ) ?? null
      );
    },
  });

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
