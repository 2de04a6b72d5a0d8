import type { User } from '@kga/contracts';

/** Whether somebody may do what only admins may. */
export function isAdmin(user: User | null | undefined): user is User {
  return user?.role === 'admin' && user.suspended === null;
}
