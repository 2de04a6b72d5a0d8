// SPDX-License-Identifier: AGPL-3.0-or-later
import { contentTopics } from '@kga/contracts/core';
import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';

import type { CallOptions } from './api.ts';

/** Path prefixes that were changed from this browser, by client. */
const changedPaths = new WeakMap<QueryClient, Set<string>>();

const userContent = contentTopics.map((topic) => `/api/${topic}`);

const isBelow = (path: unknown, prefix: string): boolean =>
  typeof path === 'string' && (path === prefix || path.startsWith(`${prefix}/`));

/** Matches the queries whose key begins with a path under one of the prefixes. */
const queriesUnder =
  (...prefixes: readonly string[]) =>
  ({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean =>
    prefixes.some((prefix) => isBelow(path, prefix));

function bypassHttpCache(client: QueryClient, prefix: string): void {
  const paths = changedPaths.get(client) ?? new Set();
  changedPaths.set(client, paths.add(prefix));
}

/**
 * Call options of a query: its abort signal and, once something under its path was changed from
 * this browser, `no-cache`, so that the browser's HTTP cache does not answer with the old state.
 * The first element of the query's key is the path.
 */
export function readOptions(
  {
    client,
    queryKey: [path],
    signal,
  }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>,
  options: CallOptions = {},
): CallOptions {
  const changed = [...(changedPaths.get(client) ?? [])].some((prefix) => isBelow(path, prefix));
  return { signal, ...(changed && { cache: 'no-cache' }), ...options };
}

/** Drops all queries of a path and below it after something there was changed. */
export function invalidatePath(client: QueryClient, path: string): void {
  bypassHttpCache(client, path);
  client.removeQueries({ predicate: queriesUnder(path) });
}

/** Refetches what is on screen of a path and below it after something there was changed. */
export async function refetchPath(client: QueryClient, path: string): Promise<void> {
  bypassHttpCache(client, path);
  const predicate = queriesUnder(path);
  client.removeQueries({ type: 'inactive', predicate });
  await client.invalidateQueries({ predicate });
}

/** Drops the queries of a path and below it that are not on screen; those on screen stay as they are. */
export function invalidateInactive(client: QueryClient, path: string): void {
  bypassHttpCache(client, path);
  client.removeQueries({ type: 'inactive', predicate: queriesUnder(path) });
}

/** Drops the user content that is not on screen after some of it was moderated. */
export function invalidateUserContent(client: QueryClient): void {
  for (const path of userContent) invalidateInactive(client, path);
}

/** Refetches user content after it was moderated, or its owner changed by linking a guest. */
export async function refetchUserContent(client: QueryClient): Promise<void> {
  const predicate = queriesUnder(...userContent);
  for (const path of userContent) bypassHttpCache(client, path);
  client.removeQueries({ type: 'inactive', predicate });
  await client.invalidateQueries({ predicate });
}
