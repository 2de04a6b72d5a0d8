import { useQuery } from '@tanstack/react-query';

import { type AuthState, authStateOf } from './auth-state.ts';
import { useGuestId } from './guest/guest-id.ts';
import { userQuery } from './user-query.ts';

/** Who the visitor is. The one place that knows. */
export function useAuth(): AuthState {
  const guestId = useGuestId();
  return authStateOf(useQuery(userQuery()), guestId);
}
