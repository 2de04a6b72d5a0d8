import { clearOauthState, signOutByGet } from '@kga/contracts';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, call } from '../lib/api.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { signOut } from './sign-out.ts';
import { userQuery } from './user-query.ts';

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
