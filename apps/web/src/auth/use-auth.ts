import type { User } from '@kga/contracts';
import { useQuery } from '@tanstack/react-query';

import { useGuestId } from './guest/guest-id.ts';
import { userQuery } from './user-query.ts';

/** A visitor who is not signed in and holds an id. */
type GuestIdentity = { readonly id: string };

type Known = {
  /** Why nobody could be found, where that was a failure: `HTTP {status}: {statusText}`. */
  readonly error: string | null;
};

/** Who the visitor is, as one of four states. */
type AuthState = Known &
  (
    | { readonly status: 'loading'; readonly user: null; readonly guest: null }
    | { readonly status: 'authenticated'; readonly user: User; readonly guest: null }
    | { readonly status: 'guest'; readonly user: null; readonly guest: GuestIdentity }
    | { readonly status: 'anonymous'; readonly user: null; readonly guest: null }
  );

/** The state that follows from the query for the user and from the guest's id. */
export function authStateOf(
  query: { readonly data?: User | null | undefined; readonly error: Error | null },
  guestId: string | null,
): AuthState {
  const error = query.error?.message ?? null;
  // An error after a success leaves the old data behind; the spec's answer to it is nobody.
  if (query.error === null && query.data === undefined) {
    return { status: 'loading', user: null, guest: null, error };
  }
  if (query.error === null && query.data) {
    return { status: 'authenticated', user: query.data, guest: null, error };
  }
  if (guestId !== null) return { status: 'guest', user: null, guest: { id: guestId }, error };
  return { status: 'anonymous', user: null, guest: null, error };
}

/** Who the visitor is. The one place that knows. */
export function useAuth(): AuthState {
  const guestId = useGuestId();
  return authStateOf(useQuery(userQuery()), guestId);
}
