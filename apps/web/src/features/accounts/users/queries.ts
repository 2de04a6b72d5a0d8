// SPDX-License-Identifier: AGPL-3.0-or-later
import {
  type ManagedUser,
  type Role,
  listUsers,
  listUserEvents,
  roles,
} from '@kga/contracts/accounts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { urlOf, call, callList } from '../../../lib/api.ts';
import { freshPagesQuery, replaceInLists } from '../../../lib/queries.ts';

type UserFilter = { q?: string; role?: Role; suspended?: 'yes' | 'no' };

const pageSize = 25;

/** Accounts, newest first. */
export const usersQuery = (filter: UserFilter) =>
  freshPagesQuery([listUsers.url, filter], (cursor, options) =>
    callList(listUsers, { query: { ...filter, limit: pageSize, cursor } }, options),
  );

/** Admin actions on an account, newest first. */
export const userEventsQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(listUserEvents.url, { params: { id } })],
    queryFn: ({ signal }) => call(listUserEvents, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Updates an account in all cached lists and refetches its history. */
export async function updateUserInLists(client: QueryClient, user: ManagedUser): Promise<void> {
  replaceInLists(client, listUsers.url, user);
  await client.invalidateQueries({ queryKey: userEventsQuery(user.id).queryKey });
}

const states = ['yes', 'no'] as const;

/** Reads the filter from the URL and ignores invalid values. */
export function filterOf(search: URLSearchParams): UserFilter {
  const q = search.get('q')?.trim();
  const role = roles.find((each) => each === search.get('role'));
  const suspended = states.find((each) => each === search.get('suspended'));
  return { ...(q && { q }), ...(role && { role }), ...(suspended && { suspended }) };
}
