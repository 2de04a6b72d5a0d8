import { type ManagedUser, type UserEvent, userActions } from '@kga/contracts';
import type { Account, AuditRow } from '@kga/db';

export function presentUser(account: Account): ManagedUser {
  const { suspended_at: at, suspended_reason: reason } = account;
  return {
    id: account.id,
    email: account.email,
    emailVerified: account.email_verified_at !== null,
    firstName: account.first_name,
    lastName: account.last_name,
    role: account.role,
    suspended: at === null ? null : { reason: reason ?? '', at: at.toISOString() },
    createdAt: account.created_at.toISOString(),
    lastSignedInAt: account.last_signed_in_at?.toISOString() ?? null,
  };
}

/** A line of the log; nothing where it is about something else than an account's standing. */
export function presentEvent(row: AuditRow): UserEvent[] {
  const action = userActions.find((each) => each === row.action);
  if (!action) return [];
  const { id, at, actor, before, after, reason } = row;
  return [{ id, at: at.toISOString(), action, actor, before, after, reason }];
}
