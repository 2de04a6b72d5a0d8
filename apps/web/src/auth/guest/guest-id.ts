// SPDX-License-Identifier: AGPL-3.0-or-later
import { useSyncExternalStore } from 'react';

import { readStored, store } from '../../lib/browser.ts';

const pattern = /^guest_[0-9a-f]{16}\d{13}$/;
const listeners = new Set<() => void>();

/** Reads the stored guest id; null if it is missing or malformed. */
export function readGuestId(): string | null {
  const stored = readStored('guestId');
  return stored !== null && pattern.test(stored) ? stored : null;
}

/** Stores a guest id, or removes it with null. */
export function storeGuestId(id: string | null): void {
  store('guestId', id);
  for (const listener of listeners) listener();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // Changes made by other tabs.
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** The stored guest id; null on the server and during hydration. */
export function useGuestId(): string | null {
  return useSyncExternalStore(subscribe, readGuestId, () => null);
}
