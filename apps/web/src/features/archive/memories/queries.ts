import { type MemorySort, listMemories, listOwnMemories, memorySorts } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { ensureRegistered } from '../../../auth/guest/ensure-registered.ts';
import { type CallOptions, call, callList, urlOf } from '../../../lib/api.ts';
import { readOptions } from '../../../lib/freshness.ts';
import { isId, pagesQuery } from '../../../lib/queries.ts';

const pageSize = 20;

/** Memories on the page of their game. */
const recentSize = 3;

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
export const ownMemoriesQuery = (gameId: string, visitor: string) => {
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
