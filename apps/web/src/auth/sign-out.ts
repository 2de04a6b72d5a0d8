import { clearOauthState, signOutByGet } from '@kga/contracts';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, call } from '../lib/api.ts';
import { notifyOtherTabs } from './change-user.ts';
import { userQuery } from './user-query.ts';

/** What signing out takes away and whom it tells. */
export type SignOutSteps = {
  readonly storages: readonly Pick<Storage, 'clear'>[];
  /** Takes what was fetched out of memory. */
  readonly forget: () => void;
  readonly cookies: { readonly read: () => string; readonly write: (cookie: string) => void };
  readonly clearOauthState: () => Promise<unknown>;
  readonly signOut: () => Promise<{ success: boolean }>;
  readonly redirect: (path: string) => void;
};

/** The language is a choice about the site and says nothing of the person. */
const kept = new Set(['preferred-language']);

/**
 * Signs out, in this order: storage, memory, the cookies that scripts can read, what a social
 * sign-in left on the server, the session itself. Only a server that says so fails; a connection
 * that does counts as success.
 */
export async function signOut(steps: SignOutSteps): Promise<void> {
  for (const storage of steps.storages) {
    try {
      storage.clear();
    } catch {
      // The browser refuses storage, so nothing is in it.
    }
  }
  steps.forget();
  expireCookies(steps.cookies);
  await steps.clearOauthState().catch(() => undefined);
  const { success } = await steps.signOut().catch(() => ({ success: true }));
  steps.redirect(`/?logout=${success ? 'success' : 'error'}`);
}

function expireCookies({ read, write }: SignOutSteps['cookies']): void {
  const names = read()
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  for (const name of names) {
    if (name !== '' && !kept.has(name)) write(`${name}=; Path=/; Max-Age=0; SameSite=Lax`);
  }
}

/** Signs out and leaves for the front page, which says how it went. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    signOut({
      storages: [localStorage, sessionStorage],
      forget: () => {
        client.clear();
        // Nobody is asked for any more: until the new page is here, this one waits.
        client.setQueryDefaults(userQuery().queryKey, { enabled: false });
      },
      cookies: {
        read: () => document.cookie,
        write: (cookie) => {
          document.cookie = cookie;
        },
      },
      clearOauthState: () => call(clearOauthState, {}),
      signOut: signOutOnServer,
      // A whole new page: nothing of the person stays in memory.
      redirect: (path) => {
        notifyOtherTabs();
        location.replace(path);
      },
    });
}

async function signOutOnServer(): Promise<{ success: boolean }> {
  try {
    return await call(signOutByGet, {});
  } catch (error) {
    // What the server refuses it has not done.
    if (error instanceof ApiError) return { success: false };
    throw error;
  }
}
