import type { User } from '@kga/contracts';
import type { Account } from '@kga/db';

/** An account as its holder sees it. */
export function presentUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    profileImageUrl: account.picture_id === null ? null : `/api/pictures/${account.picture_id}`,
    role: account.role,
    emailVerified: account.email_verified_at !== null,
    suspended: account.suspended_at === null ? null : { reason: account.suspended_reason ?? '' },
  };
}

/** How a mail calls somebody. */
export function displayName(account: Account): string {
  return `${account.first_name} ${account.last_name}`.trim();
}
