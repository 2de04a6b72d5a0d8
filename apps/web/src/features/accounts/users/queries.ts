// SPDX-License-Identifier: AGPL-3.0-or-later
import { type ManagedUser, listUserEvents, listUsers, roles } from '@kga/contracts/accounts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import type { ListFilter } from '../../../components/admin/list-query.ts';
import { urlOf, call, callList } from '../../../lib/api.ts';
import { freshPagesQuery, replaceInLists } from '../../../lib/queries.ts';

export const userFilters = { role: roles, suspended: ['yes', 'no'] } as const;

const pageSize = 25;

/** Accounts, newest first. */
export const usersQuery = (filter: ListFilter<typeof userFilters>) =>
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
