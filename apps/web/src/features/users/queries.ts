import { type ManagedUser, type Role, listUsers, listUserEvents, roles } from '@kga/contracts';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query';

import { type ListPage, urlOf, call, callList } from '../../lib/api.ts';

/** Filter of the list of accounts. */
export type UserFilter = { q?: string; role?: Role; suspended?: 'yes' | 'no' };

/** Accounts per page. */
const pageSize = 25;
const start = (): string | undefined => undefined;

/** Accounts, newest first. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [listUsers.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(listUsers, { query: { ...filter, limit: pageSize, cursor: pageParam } }, { signal }),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** Admin actions on an account, newest first. */
export const userEventsQuery = (id: string) =>
  queryOptions({
    queryKey: [urlOf(listUserEvents.url, { params: { id } })],
    queryFn: ({ signal }) => call(listUserEvents, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Updates an account in all cached lists and refetches its history. */
export async function updateUserInLists(client: QueryClient, user: ManagedUser): Promise<void> {
  client.setQueriesData<InfiniteData<ListPage<ManagedUser[]>>>(
    { queryKey: [listUsers.url] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((part) => ({
          ...part,
          items: part.items.map((each) => (each.id === user.id ? user : each)),
        })),
      },
  );
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
