// SPDX-License-Identifier: AGPL-3.0-or-later
import { type User, personalPaths } from '@kga/contracts/accounts';
import type { QueryClient } from '@tanstack/react-query';

import { store } from '../lib/browser.ts';
import { userQuery } from './queries.ts';

const isPersonal = (key: unknown) =>
  typeof key === 'string' &&
  personalPaths.some((path) => key === path || key.startsWith(`${path}/`));

function removePersonalQueries(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey[0]) });
}

/** Sets the user after sign-in, or null after sign-out, in all tabs. */
export function changeUser(client: QueryClient, user: User | null): void {
  // An answer from before the change must not undo it.
  void client.cancelQueries({ queryKey: userQuery().queryKey });
  client.setQueryData(userQuery().queryKey, user);
  removePersonalQueries(client);
  store('signed-in', user === null ? null : '1');
  notifyOtherTabs();
}

/** Updates the data of the signed-in user, for example the name or a verified address. */
export function updateUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery().queryKey, user);
  notifyOtherTabs();
}

/** Refetches the user; if it is another one, removes the cached responses of the previous one. */
export async function refetchUser(client: QueryClient): Promise<void> {
  const query = userQuery();
  const currentId = () => client.getQueryData(query.queryKey)?.id;
  const before = currentId();
  await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  if (currentId() !== before) removePersonalQueries(client);
}

/** Like `refetchUser`, and makes the other tabs refetch too. */
export async function refetchUserInAllTabs(client: QueryClient): Promise<void> {
  await refetchUser(client);
  notifyOtherTabs();
}

let opened: BroadcastChannel | undefined;

/** One channel for the tab: a second one would receive this tab's own messages. */
function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  opened ??= new BroadcastChannel('kga-user');
  return opened;
}

/** Notifies the other tabs that the user has changed; they refetch. */
export function notifyOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel has no other origin.
  channel()?.postMessage('changed');
}

/** Subscribes to user changes in other tabs; returns the unsubscribe function. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const listened = channel();
  listened?.addEventListener('message', onChange);
  return () => listened?.removeEventListener('message', onChange);
}
