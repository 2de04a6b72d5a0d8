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
