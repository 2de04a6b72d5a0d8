// SPDX-License-Identifier: AGPL-3.0-or-later
import { clearOauthState, signOutByGet } from '@kga/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, type CallOptions, call } from '../lib/api.ts';
import { type StorageKey, pageStore } from '../lib/browser.ts';
import { outlivesSignOut } from '../lib/forms/drafts.ts';
import { clearEntries } from '../lib/navigation-entries.ts';
import { notifyOtherTabs } from './change-user.ts';

/** The effects of signing out, injected so that tests can record them. */
export type SignOutSteps = {
  /** Clears storage; throws or rejects if it is blocked. */
  readonly storages: readonly (() => unknown)[];
  readonly clearCache: () => void;
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void };
  readonly clearOauthState: () => Promise<unknown>;
  readonly signOut: () => Promise<{ success: boolean }>;
  readonly redirect: (path: string) => void;
};

/** Preferences of the browser, not personal data. */
const preservedKeys = new Set<string>([
  'preferred-language',
  'language-offered',
  'theme',
  'region',
  'search-key',
  'queue-keys',
] satisfies StorageKey[]);
const preservedCookies = new Set(['preferred-language']);

/**
 * Signs out in this order: storage, cached responses, cookies readable by scripts, OAuth state on
 * the server, the session. It fails only where the server says `success: false`; any other error,
 * such as a lost connection, counts as success.
 */
export async function signOut(steps: SignOutSteps): Promise<void> {
  for (const clear of steps.storages) {
    try {
      await clear();
    } catch {
      // Storage is blocked and therefore empty.
    }
  }
  steps.clearCache();
  expireCookies(steps.cookies);
  await steps.clearOauthState().catch(() => undefined);
  const { success } = await steps.signOut().catch(() => ({ success: true }));
  steps.redirect(`/?logout=${success ? 'success' : 'error'}`);
}

/** Removes all keys but those of preferences and of drafts that outlive signing out. */
export function clearPersonal(storage: {
  keys: () => readonly string[];
  removeItem: (key: string) => void;
}): void {
  for (const key of storage.keys()) {
    if (!preservedKeys.has(key) && !outlivesSignOut(key)) storage.removeItem(key);
  }
}

/** Deletes what the service worker stored of pages and data; scripts and styles stay. */
async function clearReadPages(): Promise<void> {
  await Promise.all([pageStore, 'kga-data'].map((name) => caches.delete(name)));
}

function expireCookies({ read, write }: SignOutSteps['cookies']): void {
  const names = read()
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  for (const name of names) {
    if (name !== '' && !preservedCookies.has(name))
      write(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  }
}

/** Signs out and redirects to the front page, which shows the result. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    signOut({
      storages: [
        () =>
          clearPersonal({
            keys: () => Object.keys(localStorage),
            removeItem: (key) => localStorage.removeItem(key),
          }),
        () => sessionStorage.clear(),
        clearReadPages,
        // The page writes them to storage when it is left.
        clearEntries,
      ],
      clearCache: () => {
        client.clear();
        // What still renders before the redirect, such as a part whose code has just loaded, reads nothing.
        client.setDefaultOptions({ queries: { enabled: false } });
      },
      cookies: {
        read: () => document.cookie,
        write: (cookie) => {
          document.cookie = cookie;
        },
      },
      clearOauthState: () => call(clearOauthState, {}),
      signOut: signOutOnServer,
      // A full page load drops everything that is in memory.
      redirect: (path) => {
        notifyOtherTabs();
        location.replace(path);
      },
    });
}

/** @throws unless the server says how it ended */
export async function signOutOnServer(options: CallOptions = {}): Promise<{ success: boolean }> {
  try {
    return await call(signOutByGet, {}, options);
  } catch (error) {
    if (error instanceof ApiError && error.problem?.success === false) return { success: false };
    throw error;
  }
}
