import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only a browser can tell: `fallback` on the server and while hydrating, `read` afterwards. */
export function useClientValue<T extends string | boolean>(read: () => T, fallback: T): T {
  return useSyncExternalStore(never, read, () => fallback);
}

/** False on the server and while hydrating, true afterwards. */
export function useHydrated(): boolean {
  return useClientValue<boolean>(() => true, false);
}

/** The visitor's time zone; UTC on the server and while hydrating. */
export function useTimeZone(): string {
  return useClientValue(() => new Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC');
}

/** Whether a media query holds; false on the server and while hydrating. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Everything that the browser keeps between visits. */
export type StorageKey =
  | 'preferred-language'
  | 'language-offered'
  | 'theme'
  | 'petition-cache'
  | 'guestId'
  | 'signed-in';

/** Reads a kept text; null where there is none or the browser refuses. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. A browser that refuses is let be. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the visit goes on without it.
  }
}

/** The page gets its own work done first, but this does not wait for ever, in milliseconds. */
const atLatest = 8_000;
const unasked = 2_000;

/** Calls back when the loaded page has nothing to do; answers a function that calls it off. */
export function whenIdle(callback: () => void): () => void {
  const aborter = new AbortController();
  const start = () => {
    // Safari does not tell when it is idle.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, unasked);
      aborter.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = requestIdleCallback(callback, { timeout: atLatest });
    aborter.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true, signal: aborter.signal });
  return () => aborter.abort();
}
