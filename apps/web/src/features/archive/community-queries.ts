import {
  type MemorySort,
  type OwnMemory,
  getGame,
  listGameChanges,
  listGameMentions,
  listMemories,
  listOwnMemories,
  memorySorts,
} from '@kga/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ensureRegistered } from '../../auth/guest/ensure-registered.ts';
import { useAuth, useVisitorId } from '../../auth/use-auth.ts';
import { type CallOptions, call, callList, urlOf } from '../../lib/api.ts';
import { useClientValue } from '../../lib/browser.ts';
import { readDraft, storeDraft } from '../../lib/forms/drafts.ts';
import { readOptions, refetchPath } from '../../lib/freshness.ts';
import { isId, pagesQuery } from '../../lib/queries.ts';

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

const pageSize = 20;

export type MemoryFilter = {
  sort: MemorySort;
  /** The memory that a permanent link points to. */
  at: string | undefined;
};

export function parseMemoryFilter(search: URLSearchParams): MemoryFilter {
  const at = search.get('at') ?? '';
  return {
    sort: memorySorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    at: isId(at) ? at : undefined,
  };
}

/** Parameters of the API and of the page's URL. */
export const memoryQuery = ({ sort, at }: MemoryFilter) => (sort === 'newest' ? { at } : { sort });

export const memoriesQuery = (gameId: string, filter: MemoryFilter, options: CallOptions = {}) => {
  const params = { id: gameId };
  const query = { limit: pageSize, ...memoryQuery(filter) };
  return pagesQuery([urlOf(listMemories.url, { params }), query], (cursor, context) =>
    callList(listMemories, { params, query: { ...query, cursor } }, readOptions(context, options)),
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

/** The visitor's memories of a game, whatever their status. The key contains the visitor. */
const ownMemoriesQuery = (gameId: string, visitor: string) => {
  const params = { id: gameId };
  return queryOptions({
    queryKey: [urlOf(listOwnMemories.url, { params }), visitor],
    queryFn: async ({ signal }) => {
      await ensureRegistered(visitor);
      return call(listOwnMemories, { params }, { signal });
    },
    // Moderators may have changed their status.
    refetchOnMount: 'always',
  });
};

/** Games of which a guest shared a memory in this browser. */
const sharedKey = 'draft:memory-shared';

const none: readonly OwnMemory[] = [];

/** The visitor's memories of a game by their ids, and what to do after one was changed. */
export function useOwnMemories(gameId: string) {
  const client = useQueryClient();
  const { user } = useAuth();
  const visitor = useVisitorId() ?? '';
  // Most guests wrote nothing, so load only for those who shared something here.
  const [sharesNow, setSharesNow] = useState(false);
  const hasShared = useClientValue<boolean>(
    () => readDraft(sharedKey)[gameId] !== undefined,
    false,
  );
  const { data } = useQuery({
    ...ownMemoriesQuery(gameId, visitor),
    enabled: visitor !== '' && (user !== null || hasShared || sharesNow),
  });
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  const refetch = () => void refetchPath(client, urlOf(getGame.url, { params: { id: gameId } }));
  return {
    own: new Map((data ?? none).map((memory) => [memory.id, memory])),
    deleted,
    onShared: () => {
      if (!user) storeDraft(sharedKey, { ...readDraft(sharedKey), [gameId]: '1' });
      setSharesNow(true);
      refetch();
    },
    onChanged: (memory: OwnMemory) => {
      client.setQueryData(ownMemoriesQuery(gameId, visitor).queryKey, (before) =>
        before?.map((each) => (each.id === memory.id ? memory : each)),
      );
      refetch();
    },
    onDeleted: (id: string) => {
      setDeleted((before) => new Set([...before, id]));
      refetch();
    },
  };
}
