import type { User } from '@kga/contracts';

/** Whether somebody may do what only admins may. */
export function isAdmin(user: User | null | undefined): user is User {
  return user?.role === 'admin' && user.suspended === null;
}

/** Whether somebody may decide what is published: moderators and admins. */
export function isModerator(user: User | null | undefined): user is User {
  if (!user || user.suspended !== null) return false;
  return user.role !== 'member';
}

/** The letter that stands for a person: of the first name, else of the address. */
export function initialOf({ firstName, email }: Pick<User, 'firstName' | 'email'>): string {
  return Array.from(firstName.trim() || email)[0] ?? '';
}

/** A person's whole name, else the address. */
export function nameOf({ firstName, lastName, email }: User): string {
  return (
    [firstName, lastName]
      .map((name) => name.trim())
      .join(' ')
      .trim() || email
  );
}
