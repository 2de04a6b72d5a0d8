import { useSyncExternalStore } from 'react';

import { readStored, store } from '../../lib/browser.ts';

const pattern = /^guest_[0-9a-f]{16}\d{13}$/;
const listeners = new Set<() => void>();

/** The id that this browser holds; null where there is none or it is none of ours. */
export function readGuestId(): string | null {
  const kept = readStored('guestId');
  return kept !== null && pattern.test(kept) ? kept : null;
}

/** Keeps an id, or forgets it with null. */
export function storeGuestId(id: string | null): void {
  store('guestId', id);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // What other tabs keep.
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** The id that this browser holds; null on the server and while hydrating. */
export function useGuestId(): string | null {
  return useSyncExternalStore(subscribe, readGuestId, () => null);
}
