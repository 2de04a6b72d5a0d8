// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ChangeTopic } from '@kga/contracts/core';
import { type TimeoutPolicy, TimeoutStrategy, isTaskCancelledError, timeout } from 'cockatiel';

import { AppError, dependencyUnavailable } from '../errors.ts';
import { type CachedResponse, type EncodedResponse, encodeResponse } from './encoded-response.ts';
import { type ResponseBody, isSameBody, notFound } from './response-body.ts';

/** A response of this age is sent without a load; requests for an older one wait for a new one. */
const defaultFreshMs = 5_000;
/** Pause after a failed load; the old response is sent at once meanwhile. */
const retryMs = 1_000;
/** An entry that was not requested during this many renewals is no longer renewed. */
const idleRenewalsMax = 3;

/** Longest wait for a new response where an old one is in memory. */
const reloadTimeout = timeout(500, TimeoutStrategy.Aggressive);
const firstTimeout = timeout(4_000, TimeoutStrategy.Aggressive);

function rethrow(error: unknown): never {
  if (!isTaskCancelledError(error)) throw error;
  throw dependencyUnavailable(new Error('The database does not answer in time', { cause: error }));
}

export type LoadResult = ResponseBody | typeof notFound;
type Loaded = EncodedResponse | typeof notFound;

function assertFound(loaded: Loaded): EncodedResponse {
  if (loaded === notFound) throw new AppError('not_found');
  return loaded;
}

export type SwrEntryOptions = {
  load: () => Promise<LoadResult>;
  /** Those whose changes concern it. */
  topics?: readonly ChangeTopic[];
  /** Seconds for which shared caches may store it; undefined where as long as everyone may. */
  sharedSeconds?: number | undefined;
  freshMs?: number;
  /** Monotonic milliseconds; injectable for tests. */
  now?: () => number;
  onChange?: (loaded: Loaded) => void;
  onRefresh?: (outcome: 'changed' | 'same' | 'failed') => void;
};

export type SwrEntry = {
  /**
   * The response: synchronously where a fresh one is in memory, else once it is loaded.
   * @throws AppError `not_found`
   */
  get: () => CachedResponse;
  /** Reloads after a change of the source; only where it was requested lately, unless `eager`. */
  refresh: (options?: { eager?: boolean }) => Promise<void>;
  /** Reloads where it was requested lately; called regularly, it keeps requests from waiting. */
  renew: () => void;
  /** Marks it as stale: the next request waits for a new one. */
  invalidate: () => void;
};

/** Encodes what was loaded, unless it is the same as before. */
async function encode(
  result: LoadResult,
  before: Loaded | undefined,
  options: Parameters<typeof encodeResponse>[1],
): Promise<Loaded> {
  if (result === notFound) return notFound;
  if (before && before !== notFound && isSameBody(before.source, result)) return before;
  return encodeResponse(result, options);
}

/** Has one load in flight at most; callers wait for it until the timeout of the first of them. */
function createLoading(load: () => Promise<Loaded>, onFailure: () => void) {
  /** Rejects on timeout, but stays until the load itself has ended. */
  let running: Promise<Loaded> | undefined;
  const release = () => {
    running = undefined;
  };
  return {
    running: () => running,
    start(limit: TimeoutPolicy): Promise<Loaded> {
      if (running) return running;
      const loading = load();
      running = limit.execute(() => loading).catch(rethrow);
      running.catch(onFailure);
      loading.then(release, release);
      return running;
    },
  };
}

/**
 * Keeps one response in memory (stale-while-revalidate), with at most one load in flight however
 * many requests wait and however long it hangs. A load that fails or hangs leaves the old response
 * in use.
 */
export function createSwrEntry({
  load,
  topics = [],
  sharedSeconds,
  freshMs = defaultFreshMs,
  now = () => performance.now(),
  onChange,
  onRefresh,
}: SwrEntryOptions): SwrEntry {
  let current: Loaded | undefined;
  let checkedAt = -Infinity;
  let failedAt = -Infinity;
  let changes = 0;
  let requested = false;
  let idleRenewals = idleRenewalsMax;

  async function run(): Promise<Loaded> {
    const [startedAt, changesBefore] = [now(), changes];
    try {
      const loaded = await encode(await load(), current, { topics, sharedSeconds });
      const same = loaded === current;
      current = loaded;
      // A change during the load may not be part of its result.
      checkedAt = changesBefore === changes ? startedAt : -Infinity;
      failedAt = -Infinity;
      if (!same) onChange?.(loaded);
      onRefresh?.(same ? 'same' : 'changed');
      return loaded;
    } catch (error) {
      onRefresh?.('failed');
      throw error;
    }
  }

  const loading = createLoading(run, () => {
    failedAt = now();
  });
  const reload = () => loading.start(current ? reloadTimeout : firstTimeout);

  function getStale(): Loaded | Promise<Loaded> {
    if (!current) return reload();
    const old = current;
    const isFailing = failedAt > -Infinity;
    if (isFailing && now() - failedAt < retryMs) return old;
    const next = reload().catch(() => old);
    return isFailing ? old : next;
  }

  function invalidate(): void {
    changes += 1;
    checkedAt = -Infinity;
  }

  return {
    invalidate,
    get() {
      requested = true;
      const loaded = current && now() - checkedAt < freshMs ? current : getStale();
      return loaded instanceof Promise ? loaded.then(assertFound) : assertFound(loaded);
    },
    async refresh({ eager = false } = {}) {
      invalidate();
      await loading.running()?.catch(() => undefined);
      if (eager || requested || idleRenewals < idleRenewalsMax) {
        await reload().catch(() => undefined);
      }
    },
    renew() {
      idleRenewals = requested ? 0 : idleRenewals + 1;
      requested = false;
      if (idleRenewals < idleRenewalsMax) reload().catch(() => undefined);
    },
  };
}
