import type { User } from '@kga/contracts';

/** Whether somebody may decide what is published: moderators and admins. */
export function isModerator(user: User | null | undefined): user is User {
  if (!user || user.suspended !== null) return false;
  return user.role !== 'member';
}
