// SPDX-License-Identifier: AGPL-3.0-or-later
import type { User } from '@kga/contracts/accounts';
import { pictureUrl } from '@kga/contracts/content';
import type { AuditSubject } from '@kga/contracts/core';
import { type Account, accountName } from '@kga/db/accounts';

export function presentUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    firstName: account.first_name,
    lastName: account.last_name,
    displayName: account.display_name,
    profileImageUrl: account.picture_id && pictureUrl(account.picture_id),
    role: account.role,
    emailVerified: account.email_verified_at !== null,
    suspended: account.suspended_at === null ? null : { reason: account.suspended_reason ?? '' },
  };
}

/** Whether an account is one of a moderator or an admin. */
export const isTeam = ({ role }: Pick<Account, 'role'>): boolean =>
  role === 'moderator' || role === 'admin';

/** The recipient of a mail to the owner of an account. */
export const recipientOf = (account: Account) => ({
  accountId: account.id,
  to: account.email,
  name: accountName(account),
  language: account.language,
});

/** The part of an audit entry that says who acted on what. */
export const auditSubject = (actor: Account, kind: AuditSubject, id: string) => ({
  actor_id: actor.id,
  actor: accountName(actor),
  subject_kind: kind,
  subject_id: id,
});
