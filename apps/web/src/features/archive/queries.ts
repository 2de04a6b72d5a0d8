import {
  getArchiveFigures,
  getGame,
  getReviewedGame,
  listGameChanges,
  listGameMentions,
  listGames,
  listSimilarGames,
} from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { readOptions } from '../../lib/freshness.ts';
import { isId, orNull, pagesQuery } from '../../lib/queries.ts';
import { type ArchiveFilter, archiveQuery } from './filter.ts';

const pageSize = 24;

/** Games whose end is announced that the archive shows above its list. */
const upcomingMax = 3;

export const gamesQuery = (filter: ArchiveFilter, options: CallOptions = {}) => {
  const query = { limit: pageSize, ...archiveQuery(filter) };
  return pagesQuery([listGames.url, 'parts', query], (cursor, context) =>
    callList(listGames, { query: { ...query, cursor } }, readOptions(context, options)),
  );
};

/** The games that end next. */
export const upcomingQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listGames.url, 'upcoming'],
    queryFn: (context) =>
      call(
        listGames,
        { query: { sort: 'upcoming', limit: upcomingMax } },
        readOptions(context, options),
      ),
  });

export const figuresQuery = (options: CallOptions = {}) =>
  queryOptions({
    queryKey: [getArchiveFigures.url],
    queryFn: (context) => call(getArchiveFigures, {}, readOptions(context, options)),
  });

/** A game; null if it is missing. */
export const gameQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getGame.url, { params })],
    queryFn: async (context) =>
      isId(id) ? orNull(call(getGame, { params }, readOptions(context, options))) : null,
  });
};

/** Games that a typed name may mean. */
export const similarQuery = (name: string) =>
  queryOptions({
    queryKey: [listSimilarGames.url, name],
    queryFn: ({ signal }) => call(listSimilarGames, { query: { name } }, { signal }),
    enabled: name !== '',
  });

/** A game of any status, for moderators; null if it is missing. */
export const reviewedGameQuery = (id: string) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(getReviewedGame.url, { params })],
    queryFn: async ({ signal }) =>
      isId(id) ? orNull(call(getReviewedGame, { params }, { signal })) : null,
    staleTime: 0,
  });
};

/** Stories of a game and forum posts that name it. */
export const gameMentionsQuery = (gameId: string, options: CallOptions = {}) => {
  const params = { id: gameId };
  return queryOptions({
    queryKey: [urlOf(listGameMentions.url, { params })],
    queryFn: (context) => call(listGameMentions, { params }, readOptions(context, options)),
  });
};

/** What has changed of a game, the latest first. */
export const historyQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(listGameChanges.url, { params })],
    queryFn: (context) => call(listGameChanges, { params }, readOptions(context, options)),
  });
};
