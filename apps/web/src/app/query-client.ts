// SPDX-License-Identifier: AGPL-3.0-or-later
import { type DehydratedState, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

const infiniteData = z.looseObject({ pageParams: z.array(z.unknown()) });

/** Restores the first page parameter of infinite queries, which JSON turned from undefined to null. */
function restoreFirstPage(data: unknown): unknown {
  const list = infiniteData.safeParse(data).data;
  if (!list) return data;
  return { ...list, pageParams: list.pageParams.map((param) => param ?? undefined) };
}

/** Creates a client that fetches once and never refetches; only the petition and the unread notifications poll. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        networkMode: 'always',
      },
      hydrate: { deserializeData: restoreFirstPage },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Says that all queries were answered at one time. The server sends 0, so that its copies render the
 * same page; the browser sets the time of its start.
 */
export const answeredAt = (time: number, state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});
