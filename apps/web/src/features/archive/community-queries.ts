// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type MemorySort,
  type OwnMemory,
  getGame,
  listGameChanges,
  listGameMentions,
  listMemories,
  listOwnMemories,
  memorySorts,
} from '@kga/contracts/archive';
import { getGameThread, getOwnGameThread } from '@kga/contracts/forum';
import { listCommitments } from '@kga/contracts/legal';
import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { useOwnItems } from '../../content/own-items.ts';
import { visitorQuery } from '../../content/queries.ts';
import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { readOptions, refetchPath } from '../../lib/freshness.ts';
import { cursorOf } from '../../lib/page-urls.ts';
import { linkedId, orNull, pagesQuery } from '../../lib/queries.ts';

/** Articles and forum posts that name a game, and stories of it. */
export const gameMentionsQuery = (gameId: string, options: CallOptions = {}) => {
  const params = { id: gameId };
  return queryOptions({
    queryKey: [urlOf(listGameMentions.url, { params })],
    queryFn: (context) => call(listGameMentions, { params }, readOptions(context, options)),
  });
};

/** The thread of the forum about a game; null if it has no thread. */
export const gameThreadQuery = (gameId: string, options: CallOptions = {}) => {
  const params = { id: gameId };
  return queryOptions({
    queryKey: [urlOf(getGameThread.url, { params })],
    queryFn: (context) => orNull(call(getGameThread, { params }, readOptions(context, options))),
  });
};

/** The thread about a game that a member began, also while it waits for a moderator; null if there is no such thread. */
export const ownThreadQuery = (gameId: string, member: string) => {
  const params = { id: gameId };
  return visitorQuery(urlOf(getOwnGameThread.url, { params }), member, (options) =>
    orNull(call(getOwnGameThread, { params }, options)),
  );
};

/** What has changed of a game, the latest first. */
export const historyQuery = (id: string, options: CallOptions = {}) => {
  const params = { id };
  return queryOptions({
    queryKey: [urlOf(listGameChanges.url, { params })],
    queryFn: (context) => call(listGameChanges, { params }, readOptions(context, options)),
  });
};

const pageSize = 20;

export type MemoryFilter = {
  sort: MemorySort;
  /** The memory that a permanent link points to. */
  at: string | undefined;
  /** Cursor of the page that the list begins with; undefined for the first one. */
  from?: string | undefined;
};

export function parseMemoryFilter(search: URLSearchParams): MemoryFilter {
  const from = cursorOf(search);
  return {
    sort: memorySorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    at: from === undefined ? linkedId(search) : undefined,
    from,
  };
}

/** Parameters of the API and of the page's URL. */
export const memoryQuery = ({ sort, at }: MemoryFilter) => (sort === 'newest' ? { at } : { sort });

export const memoriesQuery = (gameId: string, filter: MemoryFilter, options: CallOptions = {}) => {
  const params = { id: gameId };
  const query = { limit: pageSize, ...memoryQuery(filter) };
  return pagesQuery(
    [urlOf(listMemories.url, { params }), query],
    (cursor, context) =>
      callList(
        listMemories,
        { params, query: { ...query, cursor } },
        readOptions(context, options),
      ),
    filter.from,
  );
};

/** Memories on the page of their game. */
const recentSize = 3;

/** The newest memories of a game. */
export const recentMemoriesQuery = (gameId: string, options: CallOptions = {}) => {
  const params = { id: gameId };
  return queryOptions({
    queryKey: [urlOf(listMemories.url, { params }), 'recent'],
    queryFn: (context) =>
      call(listMemories, { params, query: { limit: recentSize } }, readOptions(context, options)),
  });
};

/** The visitor's memories of a game by their ids, and what to do after one was changed. */
export function useOwnMemories(gameId: string) {
  const client = useQueryClient();
  const params = { id: gameId };
  const { items, ...visitor } = useOwnItems<OwnMemory>({
    sharedKey: 'draft:memory-shared',
    subject: gameId,
    path: urlOf(listOwnMemories.url, { params }),
    load: (options) => call(listOwnMemories, { params }, options),
    refetch: () => void refetchPath(client, urlOf(getGame.url, { params })),
  });
  return { ...visitor, own: new Map(items.map((memory) => [memory.id, memory])) };
}

/** What was promised about a game. */
export const gamePromisesQuery = (id: string, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [listCommitments.url, 'game', id],
    queryFn: (context) =>
      call(listCommitments, { query: { game: id } }, readOptions(context, options)),
  });
