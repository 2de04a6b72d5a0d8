// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { fullName } from '@kga/contracts/core';

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

/** The initial for the avatar: of the first name, or else of the email address. */
export function initialOf({ firstName, email }: User): string {
  return Array.from(firstName.trim() || email)[0] ?? '';
}
