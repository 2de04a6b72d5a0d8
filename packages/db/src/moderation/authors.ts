import type { Role } from '@kga/contracts';

import type { Database } from '../client.ts';
import { type AuthorRecord, selectAuthorRecord } from './author-record.ts';
import type { Writer } from './auto-moderation.ts';

/** Who wrote something, as moderators see them. */
export type Author = AuthorRecord & {
  id: string | null;
  kind: 'guest' | 'deleted' | Role;
  name: string;
  since: Date | null;
  suspended: boolean;
};

type Written = { accountId: string | null; guestId: string | null };

/** Characters of a guest's id by which readers know it. */
const shownLength = 8;

const deleted: Author = {
  id: null,
  kind: 'deleted',
  name: '',
  since: null,
  suspended: false,
  pending: 0,
  published: 0,
  hidden: 0,
  rejected: 0,
};

async function authorOf(db: Database, writer: Writer): Promise<Author> {
  const [record, account, guest] = await Promise.all([
    selectAuthorRecord(db, writer),
    'accountId' in writer
      ? db
          .selectFrom('account')
          .select(['id', 'role', 'first_name', 'last_name', 'created_at', 'suspended_at'])
          .where('id', '=', writer.accountId)
          .executeTakeFirst()
      : undefined,
    'guestId' in writer
      ? db
          .selectFrom('guest')
          .select(['id', 'created_at'])
          .where('id', '=', writer.guestId)
          .executeTakeFirst()
      : undefined,
  ]);
  if (account) {
    return {
      ...record,
      id: account.id,
      kind: account.role,
      name: `${account.first_name} ${account.last_name}`.trim(),
      since: account.created_at,
      suspended: account.suspended_at !== null,
    };
  }
  if (!guest) return deleted;
  return {
    ...record,
    id: guest.id,
    kind: 'guest',
    name: guest.id.slice(0, shownLength),
    since: guest.created_at,
    suspended: false,
  };
}

/** Looks up who wrote pieces, each author once. */
export async function selectAuthors(
  db: Database,
  pieces: readonly Written[],
): Promise<(piece: Written) => Author> {
  const ids = new Map<string, Writer>();
  for (const { accountId, guestId } of pieces) {
    if (accountId !== null) ids.set(accountId, { accountId });
    else if (guestId !== null) ids.set(guestId, { guestId });
  }
  const found = new Map<string, Author>();
  for (const [id, writer] of ids) found.set(id, await authorOf(db, writer));
  return ({ accountId, guestId }) => found.get(accountId ?? guestId ?? '') ?? deleted;
}
