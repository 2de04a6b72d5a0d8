import type { Insertable, Selectable } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../client.ts';
import type { AuditLogTable } from '../schema.ts';

export type AuditRow = Selectable<AuditLogTable>;

type Columns = Insertable<AuditLogTable>;

type AuditEntry = Pick<Columns, 'actor_id' | 'actor' | 'action' | 'subject_kind' | 'subject_id'> &
  Partial<Pick<Columns, 'before' | 'after' | 'reason'>>;

/** Records who did what, in the transaction of the action. */
export async function insertAuditEntries(trx: Transaction, ...entries: readonly AuditEntry[]) {
  if (entries.length === 0) return;
  await trx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({ id: v7(), before: null, after: null, reason: null, ...entry })),
    )
    .execute();
}

const newestFirst = (db: Database) =>
  db.selectFrom('audit_log').selectAll().orderBy('at', 'desc').orderBy('id', 'desc');

/** Entries about a subject, newest first. */
export async function selectAuditEntriesAbout(
  db: Database,
  subject: { kind: string; id: string },
  limit?: number,
): Promise<AuditRow[]> {
  return newestFirst(db)
    .where('subject_kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

/** Actions of an account, newest first. */
export async function selectAuditEntriesBy(db: Database, actorId: string): Promise<AuditRow[]> {
  return newestFirst(db).where('actor_id', '=', actorId).execute();
}
