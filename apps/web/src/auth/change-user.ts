import { type User, personalPaths } from '@kga/contracts';
import type { QueryClient } from '@tanstack/react-query';

import { store } from '../lib/browser.ts';
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

let opened: BroadcastChannel | undefined;

/** One for the whole tab, since a channel hears every other one, those of its own tab too. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opened ??= new BroadcastChannel('kga-user');
  return opened;
}

/** Says to the other tabs that who is signed in has changed; they ask for themselves. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  channel()?.postMessage('changed');
}

/** Calls back when another tab says so, until the function that it answers is called. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const listened = channel();
  listened?.addEventListener('message', onChange);
  return () => listened?.removeEventListener('message', onChange);
}
