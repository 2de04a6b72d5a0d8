import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';

const storageKey = 'scroll-positions';

const kept = z.object({
  /** How far the page was scrolled, in pixels. */
  y: z.number(),
  /** How many parts its list had. */
  parts: z.optional(z.int()),
});
type Kept = z.infer<typeof kept>;

let known: Map<string, Kept> | undefined;

/** The entry whose list is on its way to its length: until then its page is too short to scroll. */
let growing: string | undefined;

function entries(): Map<string, Kept> {
  if (known) return known;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    known = new Map(z.parse(z.array(z.tuple([z.string(), kept])), stored));
  } catch {
    known = new Map();
  }
  // Whoever comes anew, by a link or by typing the address, begins at the top.
  const [come] = performance.getEntriesByType('navigation');
  if (come instanceof PerformanceNavigationTiming && come.type === 'navigate') {
    known.delete(location.pathname + location.search);
  }
  return known;
}

/** Names the place in the browser's history that is shown. */
export function useHistoryEntry(): string {
  const { key, pathname, search } = useLocation();
  // The first entry of every visit has the same key.
  return key === 'default' ? pathname + search : key;
}

/** What is remembered of an entry. */
export function savedEntry(entry: string): Readonly<Kept> | undefined {
  return entries().get(entry);
}

/** Remembers how far an entry is scrolled. */
export function saveScroll(entry: string, y: number): void {
  if (growing !== entry) entries().set(entry, { ...entries().get(entry), y });
}

/** Remembers how many parts the list of an entry has. */
export function savePageCount(entry: string, parts: number): void {
  entries().set(entry, { y: entries().get(entry)?.y ?? 0, parts });
}

/** Lets an entry's scroll position be while its list grows, until the answered function is called. */
export function pauseScrollTracking(entry: string): () => void {
  growing = entry;
  return () => {
    if (growing === entry) growing = undefined;
  };
}

/** Keeps what is remembered for another document of this tab. */
export function persistEntries(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...entries()]));
  } catch {
    // Storage is full or forbidden: going back starts at the top.
  }
}
