// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentRef, ContentStatus } from '@kga/contracts/content';
import type { ContentKind, Language } from '@kga/contracts/core';
import type { CaseCause } from '@kga/contracts/moderation';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import { wantedItems } from '../content/refs.ts';
import type { Database } from '../core/client.ts';
import { type Page, selectTallies } from '../core/lists.ts';
import type { CaseRow } from './cases.ts';
import type { DecisionRow } from './decisions.ts';
import type { ContentReportTable } from './table.ts';

export type QueueFilter = {
  /**
   * `open` and `decided` are states of the case. `pending` lists open cases of new items; the other
   * statuses list decided cases by the status that the decision gave the item.
   */
  status: 'open' | 'decided' | ContentStatus;
  kind?: ContentKind | undefined;
  cause?: CaseCause | undefined;
  language?: Language | undefined;
  /** Lists cases that have been open for longer. */
  olderThanHours?: number | undefined;
};

/** Cursor of the queue: the last case of the previous page; `at` is `since` or `decided_at`. */
export type QueueCursor = { at: Date; kind: ContentKind; id: string };

/** Cases are counted up to here where no running total exists. */
const countedMax = 1_000;

/** Whether a filter lists open cases, by `since`; otherwise it lists decided ones, by `decided_at`. */
export const listsWaiting = ({ status }: Pick<QueueFilter, 'status'>): boolean =>
  status === 'open' || status === 'pending';

function stateIs({ status }: QueueFilter): RawBuilder<unknown> {
  if (status === 'open') return sql`state = 'open'`;
  if (status === 'pending') return sql`state = 'open' and 'pending' = any (causes)`;
  // A case that was created only to be locked has no decision yet.
  const decided = sql`state = 'decided' and decided_at is not null`;
  return status === 'decided' ? decided : sql`${decided} and decided_status = ${status}`;
}

/** Repeats the conditions of the partial indexes literally; parameters would not match them. */
function conditions(filter: QueueFilter): RawBuilder<boolean> {
  const { kind, cause, language, olderThanHours } = filter;
  const all = [stateIs(filter)];
  if (kind !== undefined) all.push(sql`kind = ${kind}`);
  if (cause !== undefined) all.push(sql`${sql.lit(cause)} = any (causes)`);
  if (language !== undefined) all.push(sql`language = ${language}`);
  if (olderThanHours !== undefined) {
    all.push(sql`since < now() - ${olderThanHours} * interval '1 hour'`);
  }
  return sql`${sql.join(all, sql` and `)}`;
}

const cursorOf = ({ at, kind, id }: QueueCursor) =>
  sql`(${at}::timestamptz, ${kind}::text, ${id}::uuid)`;

/** Cases after a cursor: open ones oldest first, decided ones newest first. */
export async function selectCases(
  db: Database,
  filter: QueueFilter,
  { limit, after }: Page<QueueCursor>,
): Promise<CaseRow[]> {
  const open = listsWaiting(filter);
  const order = open ? sql`since, kind, item_id` : sql`decided_at desc, kind desc, item_id desc`;
  const isAfter = !after
    ? sql`true`
    : open
      ? sql`(since, kind, item_id) > ${cursorOf(after)}`
      : sql`(decided_at, kind, item_id) < ${cursorOf(after)}`;
  const { rows } = await sql<CaseRow>`
    select * from moderation_case where ${conditions(filter)} and ${isAfter}
    order by ${order} limit ${limit}`.execute(db);
  return rows;
}

/** How many cases match; undefined if there are too many to count on every request. */
export async function countCases(db: Database, filter: QueueFilter): Promise<number | undefined> {
  const { status, kind, cause, language, olderThanHours } = filter;
  if (status === 'open' && cause === undefined && olderThanHours === undefined) {
    const sums = await selectTallies(db, 'cases:');
    return sums.reduce((sum, { name, value }) => {
      const [, ofKind, inLanguage] = name.split(':');
      const matches =
        (kind === undefined || kind === ofKind) &&
        (language === undefined || language === inLanguage);
      return matches ? sum + value : sum;
    }, 0);
  }
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from (
      select from moderation_case where ${conditions(filter)} limit ${countedMax + 1}
    ) as cases`.execute(db);
  const count = Number(rows[0]?.count ?? 0);
  return count > countedMax ? undefined : count;
}

export type ReportRow = Pick<
  Selectable<ContentReportTable>,
  'kind' | 'item_id' | 'reason' | 'note' | 'at' | 'weight'
>;

/** The newest reports of each item, at most `each`. */
export async function selectReports(db: Database, refs: readonly ContentRef[], each: number) {
  const { rows } = await sql<ReportRow>`
    select report.* from ${wantedItems(refs)}
    cross join lateral (
      select kind, item_id, reason, note, at, weight from content_report
      where content_report.kind = wanted.kind and item_id = wanted.id
      order by at desc, content_report.id desc limit ${each}
    ) as report`.execute(db);
  return rows;
}

/** The last decision about each item, unless it was undone. */
export async function selectLastDecisions(db: Database, refs: readonly ContentRef[]) {
  const { rows } = await sql<DecisionRow>`
    select decision.* from ${wantedItems(refs)}
    cross join lateral (
      select * from moderation_decision as one
      where one.kind = wanted.kind and one.item_id = wanted.id
      order by one.at desc, one.id desc limit 1
    ) as decision where undone_at is null`.execute(db);
  return rows;
}
