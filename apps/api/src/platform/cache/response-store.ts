// SPDX-License-Identifier: AGPL-3.0-or-later
import { LRUCache } from 'lru-cache';

import { type CachedResponse, byteSizeOf } from './encoded-response.ts';
import { notFound } from './response-body.ts';
import {
  type LoadResult,
  type SwrEntry,
  type SwrEntryOptions,
  createSwrEntry,
} from './swr-entry.ts';

export type ResponseStoreOptions = Pick<
  SwrEntryOptions,
  'onRefresh' | 'topics' | 'sharedSeconds' | 'freshMs'
> & {
  max: number;
  /** Most memory of all entries together; one that takes more than a tenth of it is not stored. */
  bytesMax: number;
};

/** Part of the memory that one entry may take. */
const share = 0.1;

export type ResponseStore = ReturnType<typeof createResponseStore>;

/**
 * Entries by key; the least recently requested ones make room. A key is stored once its first load
 * found something, so that made-up keys evict nothing.
 */
export function createResponseStore({
  max,
  bytesMax,
  onRefresh,
  ...options
}: ResponseStoreOptions) {
  const stored = new LRUCache<string, SwrEntry>({
    max,
    maxSize: bytesMax,
    maxEntrySize: Math.floor(share * bytesMax),
  });
  /** Entries whose first load is in flight; there are no more of them than loads that wait. */
  const starting = new Map<string, SwrEntry>();

  function create(key: string, load: () => Promise<LoadResult>): SwrEntry {
    const isHere = () => starting.get(key) === entry || stored.peek(key) === entry;
    const entry: SwrEntry = createSwrEntry({
      ...options,
      load,
      onChange(loaded) {
        if (!isHere()) return;
        // The size of an entry is only updated by setting it afresh.
        stored.delete(key);
        if (loaded !== notFound) stored.set(key, entry, { size: byteSizeOf(loaded) });
      },
      onRefresh(outcome) {
        if (starting.get(key) === entry) starting.delete(key);
        onRefresh?.(outcome);
      },
    });
    starting.set(key, entry);
    return entry;
  }

  return {
    /** The response of a key, loaded where it is not in memory. */
    get: (key: string, load: () => Promise<LoadResult>): CachedResponse =>
      (stored.get(key) ?? starting.get(key) ?? create(key, load)).get(),

    /** The response of a stored key; it may have to be loaded again. */
    peek: (key: string): CachedResponse | undefined => stored.get(key)?.get(),

    /** A copy of all entries, the least recently requested first. */
    entries(): (readonly [key: string, entry: SwrEntry])[] {
      const entries: (readonly [string, SwrEntry])[] = [];
      stored.rforEach((entry, key) => entries.push([key, entry]));
      return [...entries, ...starting];
    },
  };
}
