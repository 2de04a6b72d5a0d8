import type { User } from '@kga/contracts';

/** Whether the user is an admin who is not suspended. */
export function isAdmin(user: User | null | undefined): user is User {
  return user?.role === 'admin' && user.suspended === null;
}

/** Whether the user may moderate: moderators and admins who are not suspended. */
export function isModerator(user: User | null | undefined): user is User {
  if (!user || user.suspended !== null) return false;
  return user.role !== 'member';
}

/** The initial for the avatar: of the first name, or else of the email address. */
export function initialOf({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return Array.from(firstName.trim() || email)[0] ?? '';
}

/** The full name, or else the email address. */
export function nameOf({ firstName, lastName, email }: User): string {
  return (
    [firstName, lastName]
      .map((name) => name.trim())
      .join(' ')
      .trim() || email
  );
}
