import { type Person, type Role, getPeople, getPersonEvents } from '@kga/contracts';
import {
  type InfiniteData,
  type QueryClient,
  infiniteQueryOptions,
  queryOptions,
} from '@tanstack/react-query';

import { type ListPart, addressOf, call, callList } from '../../lib/api.ts';

/** Which accounts are listed. */
export type PeopleFilter = { q?: string; role?: Role; suspended?: 'yes' | 'no' };

/** How many accounts each part of the list holds. */
const partLength = 25;
const start = (): string | undefined => undefined;

/** Accounts, newest first, in parts. */
export const peopleQuery = (filter: PeopleFilter) =>
  infiniteQueryOptions({
    queryKey: [getPeople.url, filter],
    queryFn: ({ pageParam, signal }) =>
      callList(
        getPeople,
        { query: { ...filter, limit: partLength, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: start(),
    getNextPageParam: ({ cursor }) => cursor,
    gcTime: 0,
  });

/** What admins did to an account, newest first. */
export const personEventsQuery = (id: string) =>
  queryOptions({
    queryKey: [addressOf(getPersonEvents.url, { params: { id } })],
    queryFn: ({ signal }) => call(getPersonEvents, { params: { id } }, { signal }),
    gcTime: 0,
  });

/** Shows a person as the server answered, in every list, and what was done anew. */
export async function keepPerson(client: QueryClient, person: Person): Promise<void> {
  client.setQueriesData<InfiniteData<ListPart<Person[]>>>(
    { queryKey: [getPeople.url] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((part) => ({
          ...part,
          items: part.items.map((each) => (each.id === person.id ? person : each)),
        })),
      },
  );
  await client.invalidateQueries({ queryKey: personEventsQuery(person.id).queryKey });
}
