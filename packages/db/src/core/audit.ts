// SPDX-License-Identifier: AGPL-3.0-or-later
import type { AuditAction, AuditSubject } from '@kga/contracts/core';
import { type ColumnType, type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from './client.ts';
import { setPlan, windowSize } from './search/scan.ts';
import { type FilledTime, likePattern } from './values.ts';

/** Who did what to whom; rows can only be inserted. */
export type AuditLogTable = {
  id: string;
  at: FilledTime;
  /** Null for the command line. */
  actor_id: string | null;
  actor: string;
  /** Older entries may have actions and kinds that no longer exist. */
  action: ColumnType<string, AuditAction, never>;
  subject_kind: ColumnType<string, AuditSubject, never>;
  subject_id: string;
  before: string | null;
  after: string | null;
  reason: string | null;
};

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

export type AuditFilter = {
  /** Text in the actor, action, subject, values or reason, ignoring case. */
  q?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  /** Inclusive. */
  from?: Date | undefined;
  /** Exclusive. */
  to?: Date | undefined;
  /** Only these kinds of subjects. */
  among?: readonly string[] | undefined;
};

/** Position in the log of the last entry of a page. */
export type AuditCursor = { at: Date; id: string };

/** Entries are counted up to this number. */
const countedMax = 1_000;

/** Trigrams need three letters; the index of `short_runs` finds shorter texts. */
const trigramFrom = 3;

/** Searched text of an entry, the same expression as in the indexes. */
export const auditText = sql`lower(actor || ' ' || action || ' ' || subject_id || ' ' || coalesce(before, '')
  || ' ' || coalesce(after, '') || ' ' || coalesce(reason, ''))`;

const wantedOf = ({ q }: AuditFilter): string => q?.trim() ?? '';

/** Whether an entry contains the text, for a plan by its order or by the index. */
function containsText(wanted: string, by: 'entry' | 'index'): RawBuilder<unknown> {
  if (by === 'index' && Array.from(wanted).length < trigramFrom) {
    return sql`short_runs(${auditText}) @> array[lower(${wanted}::text)]`;
  }
  return sql`${auditText} like lower(${likePattern(wanted)})`;
}

function conditions(filter: AuditFilter, by: 'entry' | 'index' = 'entry'): RawBuilder<boolean> {
  const { action, subjectKind, subjectId, actorId, from, to, among } = filter;
  const wanted = wantedOf(filter);
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (wanted !== '') all.push(containsText(wanted, by));
  if (action !== undefined) all.push(sql`action = ${action}`);
  if (subjectKind !== undefined) all.push(sql`subject_kind = ${subjectKind}`);
  if (subjectId !== undefined) all.push(sql`subject_id = ${subjectId}`);
  if (actorId !== undefined) all.push(sql`actor_id = ${actorId}::uuid`);
  if (from !== undefined) all.push(sql`at >= ${from}`);
  if (to !== undefined) all.push(sql`at < ${to}`);
  if (among !== undefined) all.push(sql`subject_kind = any (${among}::text[])`);
  return sql`${sql.join(all, sql` and `)}`;
}

type Page = { limit: number; after?: AuditCursor | undefined; order: 'newest' | 'oldest' };

const inOrder = ({ order }: Page) => (order === 'newest' ? sql`at desc, id desc` : sql`at, id`);

const isAfter = ({ after, order }: Page): RawBuilder<unknown> =>
  after
    ? sql`(at, id) ${order === 'newest' ? sql`<` : sql`>`}
        (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;

/** Matches among the first entries after a cursor. */
async function selectWindow(trx: Transaction, filter: AuditFilter, page: Page) {
  await setPlan(trx, 'list-order');
  const { rows } = await sql<AuditRow>`
    with first as materialized (
      select * from audit_log where ${isAfter(page)} order by ${inOrder(page)} limit ${windowSize}
    )
    select * from first where ${conditions(filter)}
    order by ${inOrder(page)} limit ${page.limit}`.execute(trx);
  return rows;
}

/** Finds common texts in the window and rare ones by the index. */
async function searchAudit(trx: Transaction, filter: AuditFilter, page: Page): Promise<AuditRow[]> {
  const first = await selectWindow(trx, filter, page);
  if (first.length >= page.limit) return first;
  await setPlan(trx, 'search-index');
  const { rows } = await sql<AuditRow>`
    select * from audit_log where ${conditions(filter, 'index')} and ${isAfter(page)}
    order by ${inOrder(page)} limit ${page.limit}`.execute(trx);
  return rows;
}

/** Entries of the log after a cursor, the newest first or the oldest first. */
export async function selectAuditEntries(db: Database, filter: AuditFilter, page: Page) {
  if (wantedOf(filter) !== '') {
    return db.transaction().execute((trx) => searchAudit(trx, filter, page));
  }
  const { rows } = await sql<AuditRow>`
    select * from audit_log where ${conditions(filter)} and ${isAfter(page)}
    order by ${inOrder(page)} limit ${page.limit}`.execute(db);
  return rows;
}

async function countUpTo(trx: Database, filter: AuditFilter): Promise<number> {
  const by = wantedOf(filter) === '' ? 'entry' : 'index';
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from audit_log where ${conditions(filter, by)} limit ${countedMax + 1}
    ) as entries`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

/** Number of entries; undefined above `countedMax`. */
export async function countAuditEntries(db: Database, filter: AuditFilter) {
  const isSearch = wantedOf(filter) !== '';
  const count = await db.transaction().execute(async (trx) => {
    if (!isSearch) return countUpTo(trx, filter);
    const page = { limit: countedMax + 1, order: 'newest' } as const;
    const first = await selectWindow(trx, filter, page);
    if (first.length > countedMax) return first.length;
    await setPlan(trx, 'search-index');
    return countUpTo(trx, filter);
  });
  return count > countedMax ? undefined : count;
}

declare module './client.ts' {
  interface Schema {
    audit_log: AuditLogTable;
  }
}
