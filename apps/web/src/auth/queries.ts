// SPDX-License-Identifier: AGPL-3.0-or-later
import { type User, getUser, preferLenient } from '@kga/contracts/accounts';
import { queryOptions } from '@tanstack/react-query';

import { ApiError, type CallOptions, call, callList } from '../lib/api.ts';

/** The signed-in user, or null. Errors are thrown as `HTTP {status}: {statusText}`. */
export const userQuery = () =>
  queryOptions({ queryKey: [getUser.url], queryFn: ({ signal }) => fetchUser({ signal }) });

async function fetchUser(options: CallOptions): Promise<User | null> {
  try {
    return (
      (await call(getUser, {}, { ...options, cache: 'no-store', prefer: preferLenient })) ?? null
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`HTTP ${error.status}: ${error.statusText}`, { cause: error });
  }
}

/**
 * How many announced games there are whose day has passed. It needs the contract of the archive, which is
 * loaded after the page, for moderators alone.
 */
export const gamesToCheckQuery = queryOptions({
  queryKey: ['games-to-check', 'count'],
  queryFn: async ({ signal }) => {
    const { listGamesToCheck } = await import('@kga/contracts/archive');
    return (await callList(listGamesToCheck, { query: { limit: 1 } }, { signal })).total;
  },
  retry: false,
});
