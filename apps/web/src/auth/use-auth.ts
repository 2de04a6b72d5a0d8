// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { useQuery } from '@tanstack/react-query';

import { useBrowserConfig, useHydrated } from '../lib/browser.ts';
import { isId } from '../lib/queries.ts';
import { useGuestId } from './guest/guest-id.ts';
import { userQuery } from './queries.ts';

/** The visitor's identity: loading, signed in, guest (an account-less visitor with an id) or anonymous. */
type AuthState = {
  /** Why the user could not be loaded, as `HTTP {status}: {statusText}`; null without an error. */
  readonly error: string | null;
} & (
  | { readonly status: 'loading' | 'anonymous'; readonly user: null; readonly guest: null }
  | { readonly status: 'authenticated'; readonly user: User; readonly guest: null }
  | { readonly status: 'guest'; readonly user: null; readonly guest: { readonly id: string } }
);

export function authStateOf(
  query: { readonly data?: User | null | undefined; readonly error: Error | null },
  guestId: string | null,
): AuthState {
  const error = query.error?.message ?? null;
  // After an error the query still holds old data; the visitor counts as signed out then.
  if (query.error === null && query.data === undefined) {
    return { status: 'loading', user: null, guest: null, error };
  }
  if (query.error === null && query.data) {
    return { status: 'authenticated', user: query.data, guest: null, error };
  }
  if (guestId !== null) return { status: 'guest', user: null, guest: { id: guestId }, error };
  return { status: 'anonymous', user: null, guest: null, error };
}

const nobody: AuthState = { status: 'anonymous', user: null, guest: null, error: null };

/**
 * The visitor's identity: the single source for it in the app. A read-only site has no identities. A section that
 * hydrates late begins with what the server rendered for everyone.
 */
export function useAuth(): AuthState {
  const { readOnly = false } = useBrowserConfig();
  const hydrated = useHydrated();
  const guestId = useGuestId();
  const query = useQuery({ ...userQuery(), enabled: !readOnly });
  return readOnly || !hydrated ? nobody : authStateOf(query, guestId);
}

/** Whether a content item may be the visitor's, by the public part of the author's id. */
export const mayBeAuthor = ({ userId }: { userId: string | null }, visitor: string): boolean =>
  userId !== null && visitor.startsWith(userId);

/** The id of the visitor's account or guest; null for neither, undefined while loading. */
export function useVisitorId(): string | null | undefined {
  const { status, user, guest } = useAuth();
  return status === 'loading' ? undefined : (user?.id ?? guest?.id ?? null);
}

/** Registers the guest with the server unless the visitor is a member, whose id is a UUID. */
export async function ensureRegistered(visitor: string): Promise<void> {
  if (isId(visitor)) return;
  const { ensureGuest } = await import('./guest/guest-registration.ts');
  await ensureGuest();
}
