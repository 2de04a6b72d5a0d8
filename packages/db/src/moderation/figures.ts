// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ContentKind } from '@kga/contracts/core';
import { countedMarks } from '@kga/contracts/moderation';
import { sql } from 'kysely';

import { selectBurstFigures } from '../content/held-marks.ts';
import type { Database, Transaction } from '../core/client.ts';
import { fullNameColumn } from '../core/values.ts';
import { markTypes } from '../registry/marks.ts';

/** How many items were reported, removed and restored by moderators in the last 30 days. */
export async function selectModerationFigures(db: Database) {
  const { rows } = await sql<{ reported: number; removed: number; restored: number }>`
    select
      (select count(distinct (kind, item_id)) from content_report
        where at > now() - interval '30 days')::int as reported,
      count(distinct (kind, item_id)) filter (
        where decision in ('reject', 'hide'))::int as removed,
      count(distinct (kind, item_id)) filter (
        where status_before in ('hidden', 'rejected') and status_after = 'published')::int as restored
    from moderation_decision
    where at > now() - interval '30 days' and undone_at is null`.execute(db);
  return rows[0] ?? { reported: 0, removed: 0, restored: 0 };
}

/** Items whose held marks wait for a moderator, by mark, and since when the oldest does. */
export async function selectWaitingBursts(db: Database) {
  const bursts = [];
  for (const mark of countedMarks) {
    bursts.push({ mark, ...(await selectBurstFigures(db, markTypes[mark])) });
  }
  return bursts;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The open cases, the kind with the most first, and the bursts of marks; each burst is one of those that wait. */
export async function selectWaitingFigures(db: Database) {
  const { rows } = await sql<{
    kind: ContentKind;
    waiting: number;
    reported: number;
    hours: number;
  }>`
    select kind, count(*)::int as waiting,
      (count(*) filter (where 'reported' = any (causes)))::int as reported,
      floor(extract(epoch from now() - min(since)) / 3600)::int as hours
    from moderation_case where state = 'open' group by kind order by waiting desc, kind
  `.execute(db);
  const bursts = (await selectWaitingBursts(db)).filter(({ waiting }) => waiting > 0);
  const hours = bursts.map(({ oldestSeconds }) => Math.floor(oldestSeconds / 3_600));
  return {
    waiting: sum([...rows, ...bursts].map(({ waiting }) => waiting)),
    reported: sum(rows.map(({ reported }) => reported)),
    oldestHours: Math.max(0, ...hours, ...rows.map((row) => row.hours)),
    kinds: rows.map(({ kind, waiting }) => ({ kind, waiting })),
    bursts: bursts.map(({ mark, waiting }) => ({ mark, waiting })),
  };
}

/**
 * Claims the digest of a day; true for the first transaction that does.
 *
 * @param day as `2026-11-21`
 */
export async function insertDigestClaim(trx: Transaction, day: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency_key')
    .values({ operation: 'moderation_digest', key: day, request_hash: Buffer.alloc(0) })
    .onConflict((conflict) => conflict.columns(['operation', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Moderators and admins with a verified address who are not suspended. */
export async function selectDigestReaders(trx: Transaction) {
  return trx
    .selectFrom('account')
    .select(['id', 'email', 'language', fullNameColumn.as('name')])
    .where('role', 'in', ['moderator', 'admin'])
    .where('email_verified_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Open cases by kind, and since when the oldest waits. */
export const selectWaitingCases = (db: Database) =>
  db
    .selectFrom('moderation_case')
    .select([
      'kind',
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`extract(epoch from now() - min(since))::float8`.as('oldestSeconds'),
    ])
    .where('state', '=', 'open')
    .groupBy('kind')
    .execute();
