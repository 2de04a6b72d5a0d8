import { type User, getUser } from '@kga/contracts';
import { queryOptions } from '@tanstack/react-query';

import { ApiError, type CallOptions, call } from '../lib/api.ts';

/** The signed-in user, or null. Errors other than 401 are thrown as `HTTP {status}: {statusText}`. */
export const userQuery = () =>
  queryOptions({ queryKey: [getUser.url], queryFn: ({ signal }) => fetchUser({ signal }) });

async function fetchUser(options: CallOptions): Promise<User | null> {
  try {
    return await call(getUser, {}, { ...options, cache: 'no-store' });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return null;
    throw new Error(`HTTP ${error.status}: ${error.statusText}`, { cause: error });
  }
}
