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
