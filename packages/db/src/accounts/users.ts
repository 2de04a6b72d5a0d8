// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Role } from '@kga/contracts/accounts';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

import {
  type Account,
  lockAccount,
  selectAccountByEmail,
  updateAccount,
} from '../accounts/queries.ts';
import { insertAuditEntries } from '../core/audit.ts';
import { type Database, type Transaction, transaction, type Schema } from '../core/client.ts';
import { type Page, isAfter } from '../core/lists.ts';
import { escapeLike, likePattern } from '../core/values.ts';

export type UserFilter = {
  /** Matches within email address and names, case-insensitively, and the start of an id. */
  q?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
};

function matches(build: ExpressionBuilder<Schema, 'account'>, filter: UserFilter) {
  const { q = '', role, suspended } = filter;
  const conditions: Expression<SqlBool>[] = [];
  const wanted = q.trim();
  if (wanted !== '') {
    const within = likePattern(wanted);
    conditions.push(
      build.or([
        build('email', 'ilike', within),
        sql<boolean>`first_name || ' ' || last_name ilike ${within}`,
        sql<boolean>`last_name || ' ' || first_name ilike ${within}`,
        sql<boolean>`last_name || first_name ilike ${within}`,
        sql<boolean>`id::text like ${`${escapeLike(wanted.toLowerCase())}%`}`,
      ]),
    );
  }
  if (role !== undefined) conditions.push(build('role', '=', role));
  if (suspended !== undefined) {
    conditions.push(build('suspended_at', suspended ? 'is not' : 'is', null));
  }
  return build.and(conditions);
}

/** Accounts after a cursor, newest first. */
export async function selectUsers(
  db: Database,
  filter: UserFilter,
  { limit, after }: Page,
): Promise<Account[]> {
  return db
    .selectFrom('account')
    .selectAll()
    .where((build) => matches(build, filter))
    .where(isAfter(after))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUsers(db: Database, filter: UserFilter): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where((build) => matches(build, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Locks the active admins and returns their ids. Call it before removing an admin: two admins who
 * remove each other concurrently would leave none.
 */
export async function lockAdmins(trx: Transaction): Promise<string[]> {
  const rows = await trx
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a role is refused because the account's address is not verified. */
export const isRoleRefused = (account: Account, role: Role): boolean =>
  role !== 'member' && account.email_verified_at === null;

/**
 * Grants a role from the operator's command line. An account with an unverified address may belong
 * to someone else, so it stays a member.
 *
 * @returns the previous role; undefined without such an account; `unverified` where it is refused
 */
export async function grantRole(
  db: Database,
  email: string,
  role: Role,
): Promise<Role | 'unverified' | undefined> {
  return transaction(db, async (trx) => {
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
