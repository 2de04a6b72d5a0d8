import type { Role } from '@kga/contracts';
import {
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
  type Transaction,
  sql,
} from 'kysely';

import type { Account } from '../accounts/queries.ts';
import type { Database } from '../client.ts';
import type { Schema } from '../schema.ts';

export type UserFilter = {
  /** Found within address and names, in any case, and at the beginning of an id. */
  q?: string | undefined;
  role?: Role | undefined;
  suspended?: boolean | undefined;
};

/** The place in the list of the account that was shown last. */
export type UserCursor = { createdAt: Date; id: string };

/** Text as `like` takes it for itself. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function matches(build: ExpressionBuilder<Schema, 'account'>, filter: UserFilter) {
  const { q = '', role, suspended } = filter;
  const conditions: Expression<SqlBool>[] = [];
  const wanted = q.trim();
  if (wanted !== '') {
    const within = `%${literally(wanted)}%`;
    conditions.push(
      build.or([
        build('email', 'ilike', within),
        sql<boolean>`first_name || ' ' || last_name ilike ${within}`,
        sql<boolean>`id::text like ${`${literally(wanted.toLowerCase())}%`}`,
      ]),
    );
  }
  if (role !== undefined) conditions.push(build('role', '=', role));
  if (suspended !== undefined) {
    conditions.push(build('suspended_at', suspended ? 'is not' : 'is', null));
  }
  return build.and(conditions);
}

/** Accounts after a place, the newest first. */
export async function selectUsers(
  db: Database,
  filter: UserFilter,
  { limit, after }: { limit: number; after?: UserCursor | undefined },
): Promise<Account[]> {
  return db
    .selectFrom('account')
    .selectAll()
    .where((build) => matches(build, filter))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many accounts there are of those. */
export async function countUsers(db: Database, filter: UserFilter): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where((build) => matches(build, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The ids of the admins who can act, of whom nobody changes until the transaction ends. Who takes
 * an admin away asks here first: two who remove each other at once would leave none.
 */
export async function lockAdmins(trx: Transaction<Schema>): Promise<string[]> {
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
