import type { User } from '@kga/contracts';
import type { Account } from '@kga/db';

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

/** The name by which mails and the audit log address an account. */
export function displayName(account: Account): string {
  return `${account.first_name} ${account.last_name}`.trim();
}

/** The part of an audit entry that says who acted on what. */
export const auditSubject = (actor: Account, kind: string, id: string) => ({
  actor_id: actor.id,
  actor: displayName(actor),
  subject_kind: kind,
  subject_id: id,
});
