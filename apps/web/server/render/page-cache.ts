// SPDX-License-Identifier: AGPL-3.0-or-later
import { LRUCache } from 'lru-cache';

import type { PageRequest } from '../http/page-request.ts';
import type { Page } from './page.ts';

/** How a page was sent: from the cache, stale from the cache, rendered, or not rendered by the limit. */
export type Outcome = 'fresh' | 'stale' | 'rendered' | 'refused';

export type PageCacheOptions = {
  /** Never rejects. */
  readonly render: (request: PageRequest) => Promise<Page>;
  /** Whether the visitor of a request may cause another rendering. */
  readonly mayRender: (request: PageRequest) => boolean;
  /** What a visitor gets instead of a rendering. */
  readonly refuse: (request: PageRequest) => Promise<Page>;
  readonly shouldCache: (request: PageRequest, page: Page) => boolean;
  readonly count: (outcome: Outcome) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Milliseconds until a page is stale and refreshed in the background. */
  readonly freshFor: number;
  /** Milliseconds until an incomplete page expires. */
  readonly incompleteFor: number;
  /** Milliseconds for which a stale page may be sent. */
  readonly staleFor: number;
  /** Maximum number of pages. */
  readonly size: number;
};

export type PageCache = {
  /**
   * Returns a cached page at once, even a stale one within `staleFor`; renders it otherwise. `note`
   * receives which.
   */
  readonly get: (request: PageRequest, note?: (outcome: Outcome) => void) => Page | Promise<Page>;
  /** Marks every page as stale and refreshes those requested since the last change. */
  readonly invalidate: () => void;
};

type Entry = {
  readonly request: PageRequest;
  readonly page: Page;
  readonly staleUntil: number;
  freshUntil: number;
  /** Whether it was requested since the last change. */
  requested: boolean;
};

// Pages that one change may refresh, the most recently used.
const refreshMax = 20;

/**
 * Caches rendered pages, least recently used first out. Concurrent requests share one rendering, and
 * stale pages are sent while they are refreshed. `LRUCache.fetch` does neither know incomplete pages
 * nor changes during a rendering.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { now } = options;
  const entries = new LRUCache<string, Entry>({ max: options.size });
  const underway = new Map<string, Promise<Page>>();
  let changes = 0;

  const get: PageCache['get'] = (request, note) => {
    const count = (outcome: Outcome) => {
      options.count(outcome);
      note?.(outcome);
    };
    const entry = entries.get(request.key);
    const time = now();
    if (!entry || time >= entry.staleUntil) {
      if (!underway.has(request.key) && !options.mayRender(request)) {
        count('refused');
        return options.refuse(request);
      }
      count('rendered');
      return load(request);
    }
    entry.requested = true;
    const isFresh = time < entry.freshUntil;
    count(isFresh ? 'fresh' : 'stale');
    if (!isFresh) void load(request);
    return entry.page;
  };

  function load(request: PageRequest): Promise<Page> {
    const running = underway.get(request.key);
    if (running) return running;
    const loading = renderAndCache(request).finally(() => underway.delete(request.key));
    underway.set(request.key, loading);
    return loading;
  }

  async function renderAndCache(request: PageRequest): Promise<Page> {
    const before = changes;
    const page = await options.render(request);
    if (options.shouldCache(request, page)) cache(request, page, before === changes);
    // A page that now is, say, missing replaces its stale version at once.
    else if (page.complete) entries.delete(request.key);
    return page;
  }

  function cache(request: PageRequest, page: Page, current: boolean): void {
    const time = now();
    const older = entries.peek(request.key);
    if (!page.complete && older?.page.complete && time < older.staleUntil) {
      older.freshUntil = time + options.incompleteFor;
      return;
    }
    const freshFor = page.complete ? options.freshFor : options.incompleteFor;
    // Refreshes count for no single visitor.
    const { visitor: _, ...own } = request;
    entries.set(request.key, {
      request: own,
      page,
      // It may lack a change that came while it was rendered.
      freshUntil: current ? time + freshFor : time,
      staleUntil: time + (page.complete ? options.staleFor : options.incompleteFor),
      requested: false,
    });
  }

  function invalidate(): void {
    changes += 1;
    const time = now();
    const refreshed = [];
    // The most recently used first.
    for (const entry of entries.values()) {
      if (entry.requested && time < entry.staleUntil) refreshed.push(entry.request);
      entry.freshUntil = 0;
      entry.requested = false;
    }
    for (const request of refreshed.slice(0, refreshMax)) void load(request);
  }

  return { get, invalidate };
}
