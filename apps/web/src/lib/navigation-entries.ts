// SPDX-License-Identifier: AGPL-3.0-or-later
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const storageKey = 'scroll-positions';

const entryState = z.object({
  /** Scroll position, in pixels. */
  y: z.number(),
  /** Number of pages its list had loaded. */
  parts: z.optional(z.int()),
});
type EntryState = z.infer<typeof entryState>;

let known: Map<string, EntryState> | undefined;

/** The entry whose list is being restored: until then its page is too short to scroll. */
let restoring: string | undefined;

function entries(): Map<string, EntryState> {
  if (known) return known;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    known = new Map(z.parse(z.array(z.tuple([z.string(), entryState])), stored));
  } catch {
    known = new Map();
  }
  // A new navigation, unlike a reload or going back, starts at the top.
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate') {
    known.delete(location.pathname + location.search);
  }
  return known;
}

/** Index of an entry in the router's history; undefined if the router did not create it. */
export function historyIndexOf(state: unknown): number | undefined {
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : undefined;
}

export function useHistoryEntry(): string {
  const { key, pathname, search } = useLocation();
  // The router gives the first entry of every visit the same key.
  return key === 'default' ? pathname + search : key;
}

export function savedEntry(entry: string): Readonly<EntryState> | undefined {
  return entries().get(entry);
}

const routerState = z.object({ key: z.string() });

/** Whether the document shows an entry again whose list had loaded more than one page. */
export function returnsToList(): boolean {
  const key = routerState.safeParse(history.state).data?.key;
  return (savedEntry(key ?? location.pathname + location.search)?.parts ?? 0) > 1;
}

export function saveScroll(entry: string, y: number): void {
  if (restoring !== entry) entries().set(entry, { ...entries().get(entry), y });
}

/** Forgets all entries. */
export function clearEntries(): void {
  entries().clear();
}

export function savePageCount(entry: string, parts: number): void {
  entries().set(entry, { y: entries().get(entry)?.y ?? 0, parts });
}

/** Stops saving an entry's scroll position while its list is restored; returns the resume function. */
export function pauseScrollTracking(entry: string): () => void {
  restoring = entry;
  return () => {
    if (restoring === entry) restoring = undefined;
  };
}

/** Writes the entries to sessionStorage, for the next document in this tab. */
export function persistEntries(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...entries()]));
  } catch {
    // Storage is full or blocked: going back starts at the top.
  }
}

let firstListener: ((event: PopStateEvent) => void) | undefined;

/**
 * Listens for popstate. Must be called before the router starts: listeners of the window run in the
 * order in which they were added, capturing or not.
 */
export function startPopstate(): void {
  addEventListener('popstate', (event) => firstListener?.(event));
}

/** Sets the listener that runs before the router's; returns the function that removes it. */
export function onPopstateFirst(listener: (event: PopStateEvent) => void): () => void {
  firstListener = listener;
  return () => {
    firstListener = undefined;
  };
}
