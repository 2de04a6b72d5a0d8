import type { Role } from '@kga/contracts';

import {
  type Account,
  selectAccountByEmail,
  updateAccount,
  lockAccount,
} from '../accounts/queries.ts';
import { insertAuditEntries } from '../audit/queries.ts';
import type { Database } from '../client.ts';

/** Whether a role has to wait until the account's address is verified. */
export const isRoleRefused = (account: Account, role: Role): boolean =>
  role !== 'member' && account.email_verified_at === null;

/**
 * Gives an account a role on the word of whoever runs the machine. While an address is not verified
 * anybody may have claimed it, so its account stays a member.
 *
 * @returns the role before; undefined where nobody has the address; `unverified` where it is refused
 */
export async function grantRole(
  db: Database,
  email: string,
  role: Role,
): Promise<Role | 'unverified' | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await selectAccountByEmail(trx, email);
    const account = found && (await lockAccount(trx, found.id));
    if (!account) return undefined;
    if (account.role === role) return role;
    if (isRoleRefused(account, role)) return 'unverified';
    await updateAccount(trx, account.id, { role });
    await insertAuditEntries(trx, {
      actor_id: null,
      actor: 'operator',
      action: 'role_granted',
      subject_kind: 'account',
      subject_id: account.id,
      before: account.role,
      after: role,
    });
    return account.role;
  });
}
