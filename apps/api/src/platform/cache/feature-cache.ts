// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Change } from '@kga/contracts/core';
import type { BulkheadPolicy } from 'cockatiel';

import type { Metrics } from '../plugins/metrics.ts';
import { throttle } from '../throttle.ts';
import type { CachedResponse, EncodedResponse } from './encoded-response.ts';
import { notFound } from './response-body.ts';
import { type ResponseStore, createResponseStore } from './response-store.ts';
import { type LoadResult, type SwrEntry, createSwrEntry } from './swr-entry.ts';

/** Default memory of the responses of one name, in bytes. */
const defaultBytesMax = 32 * 1_024 ** 2;

type Options = {
  name: string;
  /** Limits concurrent loads, shared by all entries that are given the same one. */
  bulkhead?: BulkheadPolicy;
  /** What a change does; `refresh` reloads what was requested lately, `refresh-eagerly` all. */
  onChange?: 'invalidate' | 'refresh' | 'refresh-eagerly';
  /** Reloads regularly while it is requested, before it is too old to be sent. */
  renew?: boolean;
};

/** Options of entries that many request: requests do not wait for a load. */
export const hot = { onChange: 'refresh', renew: true } as const satisfies Partial<Options>;

type EntryOptions = Options & {
  load: () => Promise<LoadResult>;
  onLoaded?: (response: EncodedResponse) => void;
};

type KeyedOptions<Input> = Options & {
  max: number;
  /** A response that takes more than a tenth of it is not stored. */
  bytesMax?: number;
  /** Age in milliseconds up to which a response is sent without a load; 5 s by default. */
  freshMs?: number;
  /** The same for all inputs with the same response. */
  key: (input: Input) => string;
  /** Validates the input, and returns what loads its response. */
  prepare: (input: Input) => () => Promise<LoadResult>;
  /** Whether the change of an item concerns a key. Without it, every change concerns every key. */
  isAffected?: (key: string, id: string) => boolean;
};

/** A query of a list; without a cursor and a search it asks for the first page. */
export type ListQuery = { q?: string | undefined; cursor?: string | undefined };

type ListOptions<Query> = Pick<KeyedOptions<Query>, 'key' | 'prepare'> & {
  /** First pages, which many request: stored apart and hot. */
  first: Pick<KeyedOptions<Query>, 'name' | 'max' | 'bulkhead'>;
  others: Pick<KeyedOptions<Query>, 'name' | 'max' | 'bulkhead'>;
};

export type ListCache<Query> = {
  /** Key of a first page; undefined for later pages and searches. */
  hotKey: (query: Query) => string | undefined;
  peek: (key: string) => CachedResponse | undefined;
  page: (query: Query) => CachedResponse;
};

export type HotKeyed<Input> = ListCache<Input> & {
  /** Returns what sends the response of an input, with its key computed once. */
  getter: (input: Input) => () => CachedResponse;
};

const isFirstPage = ({ q, cursor }: ListQuery) =>
  cursor === undefined && (q === undefined || q.trim() === '');

/** Entries that a change concerns alike. */
type Group = Pick<Options, 'onChange' | 'renew'> &
  Pick<KeyedOptions<never>, 'isAffected'> & {
    entries: () => readonly (readonly [key: string, entry: SwrEntry])[];
  };

export type FeatureCacheOptions = {
  /** Topics whose changes concern it. */
  topics: readonly Change['topic'][];
  /** The only item of the topics that it caches; it ignores changes of others. */
  id?: string;
  metrics: Pick<Metrics, 'cacheRefreshes'>;
  /** Changes within this time are handled together. */
  throttleMs: number;
  /** Seconds for which shared caches may store the responses; undefined where as long as everyone may. */
  sharedSeconds?: number | undefined;
};

const limited = (bulkhead: BulkheadPolicy | undefined, load: () => Promise<LoadResult>) =>
  bulkhead ? () => bulkhead.execute(load) : load;

export type FeatureCache = ReturnType<typeof createFeatureCache>;

/** What changes and renewals concern: groups of entries, and listeners. */
function createChanges({ id: onlyId, throttleMs }: Pick<FeatureCacheOptions, 'id' | 'throttleMs'>) {
  const groups: Group[] = [];
  const changeListeners: ((id?: string) => void)[] = [];
  const renewListeners: (() => void)[] = [];
  let isEverythingChanged = false;

  const entriesOf = (wanted: Group['onChange'], all: boolean): SwrEntry[] =>
    groups
      .filter(
        ({ onChange = 'invalidate', isAffected }) => onChange === wanted && (all || !isAffected),
      )
      .flatMap((group) => group.entries().map(([, entry]) => entry));

  const handleChanges = throttle(async () => {
    const all = isEverythingChanged;
    isEverythingChanged = false;
    for (const entry of entriesOf('invalidate', all)) entry.invalidate();
    await Promise.all(
      entriesOf('refresh-eagerly', all).map((entry) => entry.refresh({ eager: true })),
    );
    await Promise.all(entriesOf('refresh', all).map((entry) => entry.refresh()));
  }, throttleMs);

  return {
    add: (group: Group) => void groups.push(group),

    /** Calls back on every change of the topics; without an id, any item may have changed. */
    onChange: (listener: (id?: string) => void) => void changeListeners.push(listener),

    onRenew: (listener: () => void) => void renewListeners.push(listener),

    /** Invalidates what a change concerns: entries of the item at once, all others throttled. */
    change(id?: string): void {
      if (id !== undefined && onlyId !== undefined && id !== onlyId) return;
      if (id === undefined) isEverythingChanged = true;
      else {
        for (const { isAffected, entries } of groups) {
          if (!isAffected) continue;
          for (const [key, entry] of entries()) if (isAffected(key, id)) entry.invalidate();
        }
      }
      handleChanges();
      for (const listener of changeListeners) listener(id);
    },

    renew(): void {
      for (const listener of renewListeners) listener();
      for (const { renew, entries } of groups) {
        if (renew) for (const [, entry] of entries()) entry.renew();
      }
    },
  };
}

/** The responses of one feature: their entries, concurrency, metrics, invalidation and renewal. */
export function createFeatureCache(cacheOptions: FeatureCacheOptions) {
  const { topics, metrics, sharedSeconds } = cacheOptions;
  const responses = { topics, sharedSeconds };
  const { add, ...changes } = createChanges(cacheOptions);

  const countRefreshes = (name: string) => (outcome: 'changed' | 'same' | 'failed') =>
    metrics.cacheRefreshes.inc({ read: name, outcome });

  function createStore({
    name,
    max,
    bytesMax = defaultBytesMax,
    freshMs,
    ...group
  }: Pick<KeyedOptions<never>, 'name' | 'max' | 'bytesMax' | 'freshMs'> &
    Omit<Group, 'entries'>): ResponseStore {
    const onRefresh = countRefreshes(name);
    const age = freshMs === undefined ? {} : { freshMs };
    const store = createResponseStore({ max, bytesMax, ...responses, onRefresh, ...age });
    add({ ...group, entries: () => store.entries() });
    return store;
  }

  return {
    topics,
    ...changes,

    entry({ name, bulkhead, load, onLoaded, ...group }: EntryOptions): () => CachedResponse {
      const entry = createSwrEntry({
        load: limited(bulkhead, load),
        ...responses,
        onRefresh: countRefreshes(name),
        onChange: (loaded) => loaded !== notFound && onLoaded?.(loaded),
      });
      add({ ...group, entries: () => [[name, entry]] });
      return entry.get;
    },

    keyed<Input>({ key, prepare, bulkhead, ...options }: KeyedOptions<Input>) {
      const store = createStore(options);
      return (input: Input): CachedResponse =>
        store.get(key(input), limited(bulkhead, prepare(input)));
    },

    /** The same for `sendListPage`, which sends what is in memory without a rate limit. */
    hotKeyed<Input>({ key, prepare, bulkhead, ...options }: KeyedOptions<Input>): HotKeyed<Input> {
      const store = createStore(options);
      const getter = (input: Input) => {
        const [keyOfInput, load] = [key(input), limited(bulkhead, prepare(input))];
        return () => store.get(keyOfInput, load);
      };
      return { hotKey: key, peek: store.peek, page: (input) => getter(input)(), getter };
    },

    list<Query extends ListQuery>({
      key,
      prepare,
      first,
      others,
    }: ListOptions<Query>): ListCache<Query> {
      const firstPages = createStore({ ...first, ...hot });
      const otherPages = createStore(others);
      return {
        hotKey: (query) => (isFirstPage(query) ? key(query) : undefined),
        peek: firstPages.peek,
        page(query) {
          const [store, { bulkhead }] = isFirstPage(query)
            ? [firstPages, first]
            : [otherPages, others];
          return store.get(key(query), limited(bulkhead, prepare(query)));
        },
      };
    },
  };
}
