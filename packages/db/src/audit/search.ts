import { type RawBuilder, type Transaction, sql } from 'kysely';

import type { Database } from '../client.ts';
import { likePattern } from '../like-pattern.ts';
import { plans } from '../news/search-plans.ts';
import type { Schema } from '../schema.ts';
import type { AuditRow } from './queries.ts';

export type AuditFilter = {
  /** Found in who, what, before, after and why, in any case. */
  q?: string | undefined;
  action?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  actorId?: string | undefined;
  /** From then on. */
  from?: Date | undefined;
  /** Before then. */
  to?: Date | undefined;
  /** Nothing of other kinds of subjects. */
  among?: readonly string[] | undefined;
};

/** The place in the log of the line that was shown last. */
export type AuditCursor = { at: Date; id: string };

/** Counted up to here. */
const countedMax = 1_000;

/** The first lines of a list are looked through one by one: what is common is among them. */
const windowSize = 3_000;

/** Trigrams find nothing by fewer letters; `short_runs` knows what is shorter. */
const trigramFrom = 3;

/** What is searched of a line, as the indexes have it. */
export const auditText = sql`lower(actor || ' ' || action || ' ' || subject_id || ' ' || coalesce(before, '')
  || ' ' || coalesce(after, '') || ' ' || coalesce(reason, ''))`;

const wantedOf = ({ q }: AuditFilter): string => q?.trim() ?? '';

/** Whether a line holds what is looked for, read from it or from the index that knows it. */
function holds(wanted: string, by: 'line' | 'index'): RawBuilder<unknown> {
  if (by === 'index' && Array.from(wanted).length < trigramFrom) {
    return sql`short_runs(${auditText}) @> array[lower(${wanted}::text)]`;
  }
  return sql`${auditText} like lower(${likePattern(wanted)})`;
}

function conditions(filter: AuditFilter, by: 'line' | 'index' = 'line'): RawBuilder<boolean> {
  const { action, subjectKind, subjectId, actorId, from, to, among } = filter;
  const wanted = wantedOf(filter);
  const all: RawBuilder<unknown>[] = [sql`true`];
  if (wanted !== '') all.push(holds(wanted, by));
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

/** Those of the first lines after a place that a search finds. */
async function amongFirst(
  trx: Transaction<Schema>,
  filter: AuditFilter,
  page: Page,
): Promise<AuditRow[]> {
  await sql`select ${plans('listing')}`.execute(trx);
  const { rows } = await sql<AuditRow>`
    with first as materialized (
      select * from audit_log where ${isAfter(page)} order by ${inOrder(page)} limit ${windowSize}
    )
    select * from first where ${conditions(filter)}
    order by ${inOrder(page)} limit ${page.limit}`.execute(trx);
  return rows;
}

/** Lines after a place that a search finds: what is common soon, what is rare by an index. */
async function searchAudit(
  trx: Transaction<Schema>,
  filter: AuditFilter,
  page: Page,
): Promise<AuditRow[]> {
  const first = await amongFirst(trx, filter, page);
  if (first.length >= page.limit) return first;
  await sql`select ${plans('index')}, set_config('enable_sort', 'on', true)`.execute(trx);
  const { rows } = await sql<AuditRow>`
    select * from audit_log where ${conditions(filter, 'index')} and ${isAfter(page)}
    order by ${inOrder(page)} limit ${page.limit}`.execute(trx);
  return rows;
}

/** Lines of the log after a place, the newest first or the oldest first. */
export async function selectAuditEntries(
  db: Database,
  filter: AuditFilter,
  page: Page,
): Promise<AuditRow[]> {
  if (wantedOf(filter) !== '') {
    return db.transaction().execute((trx) => searchAudit(trx, filter, page));
  }
  const { rows } = await sql<AuditRow>`
    select * from audit_log where ${conditions(filter)} and ${isAfter(page)}
    order by ${inOrder(page)} limit ${page.limit}`.execute(db);
  return rows;
}

async function countUpTo(trx: Database, filter: AuditFilter): Promise<number> {
  const by = wantedOf(filter) === '' ? 'line' : 'index';
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from audit_log where ${conditions(filter, by)} limit ${countedMax + 1}
    ) as lines`.execute(trx);
  return Number(rows[0]?.count ?? 0);
}

/** How many lines there are of those; undefined where they are too many to be counted each time. */
export async function countAuditEntries(
  db: Database,
  filter: AuditFilter,
): Promise<number | undefined> {
  const isSearch = wantedOf(filter) !== '';
  const count = await db.transaction().execute(async (trx) => {
    if (!isSearch) return countUpTo(trx, filter);
    const page = { limit: countedMax + 1, order: 'newest' } as const;
    const first = await amongFirst(trx, filter, page);
    if (first.length > countedMax) return first.length;
    await sql`select ${plans('index')}`.execute(trx);
    return countUpTo(trx, filter);
  });
  return count > countedMax ? undefined : count;
}
