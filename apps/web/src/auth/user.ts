// SPDX-License-Identifier: AGPL-3.0-or-later
import { type User, getUser, preferLenient } from '@kga/contracts/accounts';
import { fullName } from '@kga/contracts/core';
import { queryOptions } from '@tanstack/react-query';

import { ApiError, type CallOptions, call } from '../lib/api.ts';

/** The signed-in user, or null. Errors are thrown as `HTTP {status}: {statusText}`. */
export const userQuery = () =>
  queryOptions({ queryKey: [getUser.url], queryFn: ({ signal }) => fetchUser({ signal }) });

async function fetchUser(options: CallOptions): Promise<User | null> {
  try {
    return (
      (await call(getUser, {}, { ...options, cache: 'no-store', prefer: preferLenient })) ?? null
    );
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new Error(`HTTP ${error.status}: ${error.statusText}`, { cause: error });
  }
}

/** Whether the user is an admin who is not suspended. */
export function isAdmin(user: User | null | undefined): user is User {
  return user?.role === 'admin' && user.suspended === null;
}

/** Whether the user may moderate: moderators and admins who are not suspended. */
export function isModerator(user: User | null | undefined): user is User {
  return user?.suspended === null && (user.role === 'moderator' || user.role === 'admin');
}

/** Whether the user manages legal requests: counsel and admins who are not suspended. */
export function isLegalTeam(user: User | null | undefined): user is User {
  return user?.suspended === null && (user.role === 'counsel' || user.role === 'admin');
}

/** The full name, or else the email address. */
export function nameOf({ firstName, lastName, email }: User): string {
  return fullName({ firstName, lastName }) || email;
}

/** The initial for the avatar. */
export function initialOf(user: User): string {
  return Array.from(nameOf(user))[0] ?? '';
}
