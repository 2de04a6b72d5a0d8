import type { Role } from '@kga/contracts';

import { accountByEmail, changeAccount, lockAccount } from '../accounts/queries.ts';
import { addToAuditLog } from '../audit/queries.ts';
import type { Database } from '../client.ts';

/**
 * Gives an account a role on the word of whoever runs the machine.
 *
 * @returns the role before; undefined where nobody has the address
 */
export async function grantRole(
  db: Database,
  email: string,
  role: Role,
): Promise<Role | undefined> {
  return db.transaction().execute(async (trx) => {
    const found = await accountByEmail(trx, email);
    const account = found && (await lockAccount(trx, found.id));
    if (!account) return undefined;
    if (account.role === role) return role;
    await changeAccount(trx, account.id, { role });
    await addToAuditLog(trx, {
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
