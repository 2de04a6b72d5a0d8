// SPDX-License-Identifier: AGPL-3.0-or-later
import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value only the browser knows: `fallback` on the server and during hydration, then `read()`. */
export function useClientValue<T extends string | boolean>(read: () => T, fallback: T): T {
  return useSyncExternalStore(never, read, () => fallback);
}

/** False on the server and during hydration, then true. */
export function useHydrated(): boolean {
  return useClientValue<boolean>(() => true, false);
}

/** Today in UTC; empty on the server, which caches pages, so that nothing is due there. */
export const useToday = (): string =>
  useClientValue(() => new Date().toISOString().slice(0, 10), '');

let timeZone: string | undefined;

/** Read once: creating a formatter is expensive, and React reads the value several times a render. */
function readTimeZone(): string {
  timeZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return timeZone;
}

/** The visitor's time zone; UTC on the server and during hydration. */
export function useTimeZone(): string {
  return useClientValue(readTimeZone, 'UTC');
}

/** Whether a media query matches; false on the server and during hydration. */
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

function subscribeToConnection(changed: () => void): () => void {
  const types = ['online', 'offline'] as const;
  for (const type of types) addEventListener(type, changed);
  return () => {
    for (const type of types) removeEventListener(type, changed);
  };
}

/** Whether the browser has a connection; true on the server and during hydration. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );

/** Every key the app uses in localStorage, drafts aside. */
export type StorageKey =
  | 'preferred-language'
  | 'language-offered'
  | 'theme'
  | 'region'
  | 'search-key'
  | 'queue-keys'
  | 'petition-cache'
  | 'guestId'
  | 'signed-in'
  | 'registered-from'
  | 'mastodon-server'
  | 'signed-from'
  | 'signature-logs';

/** Reads from localStorage; null if the key is missing or storage is blocked. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes to localStorage, or removes the key with null. Errors are ignored. */
export function store(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Storage is full or blocked: the app works without it.
  }
}

/** Longest wait for an idle period, in milliseconds. */
const idleTimeout = 8_000;
const fallbackDelay = 2_000;

/** Runs a callback once the loaded page is idle; returns the function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const aborter = new AbortController();
  const start = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(callback, fallbackDelay);
      aborter.signal.addEventListener('abort', () => clearTimeout(timer));
      return;
    }
    const handle = requestIdleCallback(callback, { timeout: idleTimeout });
    aborter.signal.addEventListener('abort', () => cancelIdleCallback(handle));
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true, signal: aborter.signal });
  return () => aborter.abort();
}

/**
 * Runs a callback when an element is in the viewport or within `margin` of it, each time it comes
 * near; returns the function that stops this. `margin` is written as in CSS.
 */
export function whenNear(element: Element, margin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Run-time configuration that the web server sends to the browser. */
export type BrowserConfig = {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Fallback tracker for when our own server does not respond; null without one. */
  petitionExternalUrl: string | null;
  /**
   * The replayed year, and how many times as fast, where members and what they write are made up: all pages
   * say so.
   */
  demonstration?: { year: number; speed: number } | undefined;
  /** Whether the api refuses every change, at the end of the site's life. */
  readOnly?: boolean | undefined;
  /** The newest static copy of the site, if there is one. */
  staticCopyUrl?: string | undefined;
  version: string;
  /** Where the source of the running revision is; undefined where the revision is unknown. */
  sourceUrl?: string | undefined;
};

export const BrowserConfigContext = createContext<BrowserConfig>({
  origin: '',
  petitionExternalUrl: null,
  version: '',
});

export function useBrowserConfig(): BrowserConfig {
  return useContext(BrowserConfigContext);
}

/** Hands a file to the browser, which stores it under the name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Where the service worker (`public/sw.js`) stores pages. */
export const pageStore = 'kga-pages';
