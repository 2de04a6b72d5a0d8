import { type User, personalPaths } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { store } from '../lib/storage.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { userQuery } from './user-query.ts';

const isPersonal = (key: unknown) =>
  typeof key === 'string' &&
  personalPaths.some((path) => key === path || key.startsWith(`${path}/`));

/** Drops everything that was fetched in somebody's name. */
function forgetPersonal(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });
}

/** Somebody has signed in, or nobody is any more: here and in the other tabs. */
export function changeUser(client: QueryClient, user: User | null): void {
  client.setQueryData(userQuery().queryKey, user);
  forgetPersonal(client);
  store('signed-in', user === null ? null : '1');
  notifyOtherTabs();
}

/** What is known of the same person has changed, such as a name or a verified address. */
export function updateUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery().queryKey, user);
  notifyOtherTabs();
}

/** Asks the server who is signed in by now, and drops what was fetched for somebody else. */
export async function refetchUser(client: QueryClient): Promise<void> {
  const asked = userQuery();
  const idNow = () => client.getQueryData(asked.queryKey)?.id;
  const before = idNow();
  await client.fetchQuery({ ...asked, staleTime: 0 }).catch(() => undefined);
  if (idNow() !== before) forgetPersonal(client);
}

/** The same where this tab knows that an answer has changed: the others ask as well. */
export async function refetchUserInAllTabs(client: QueryClient): Promise<void> {
  await refetchUser(client);
  notifyOtherTabs();
}
