// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Language } from '@kga/contracts/core';
import type { LegalAge, LegalKind, LegalState } from '@kga/contracts/legal';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

import type { Database, Transaction, Schema } from '../../core/client.ts';
import type { Page } from '../../core/lists.ts';
import { fullNameColumn, likePattern } from '../../core/values.ts';

export type LegalFilter = {
  kind?: LegalKind | undefined;
  /** Within the reference. */
  q?: string | undefined;
  /** All but closed ones where it is undefined. */
  state?: LegalState | undefined;
  country?: string | undefined;
  language?: Language | undefined;
  age?: LegalAge | undefined;
  /** Null for those that are not assigned. */
  counselId?: string | null | undefined;
};

const ago = (interval: '1 day' | '7 days') => sql<Date>`now() - ${interval}::interval`;

function matches(
  build: ExpressionBuilder<Schema, 'legal_request'>,
  { q = '', kind, state, country, language, age, counselId }: LegalFilter,
) {
  const conditions: Expression<SqlBool>[] = [];
  if (kind !== undefined) conditions.push(build('kind', '=', kind));
  conditions.push(
    state === undefined ? build('state', '<>', 'closed') : build('state', '=', state),
  );
  if (q.trim() !== '') conditions.push(build('reference', 'ilike', likePattern(q.trim())));
  if (country !== undefined) conditions.push(build('country', '=', country));
  if (language !== undefined) {
    conditions.push(sql<boolean>`legal_request.language = ${language}`);
  }
  const createdAt = sql<Date>`legal_request.created_at`;
  if (age === 'day') conditions.push(sql<boolean>`${createdAt} >= ${ago('1 day')}`);
  if (age === 'week') {
    conditions.push(
      sql<boolean>`${createdAt} >= ${ago('7 days')} and ${createdAt} < ${ago('1 day')}`,
    );
  }
  if (age === 'older') conditions.push(sql<boolean>`${createdAt} < ${ago('7 days')}`);
  if (counselId === null) conditions.push(build('counsel_id', 'is', null));
  else if (counselId !== undefined) conditions.push(build('counsel_id', '=', counselId));
  return build.and(conditions);
}

/** Requests without what is written in them, those that wait longest first. */
export const selectLegalQueue = (db: Database, filter: LegalFilter, { limit, after }: Page) =>
  db
    .selectFrom('legal_request')
    .leftJoin('account', 'account.id', 'counsel_id')
    .select([
      'legal_request.id',
      'reference',
      'kind',
      'state',
      'country',
      'legal_request.language',
      'legal_request.created_at',
      'closed_at',
      'counsel_id',
      fullNameColumn.$castTo<string | null>().as('counsel'),
    ])
    .where((build) => matches(build, filter))
    .where(
      after
        ? sql<boolean>`(legal_request.created_at, legal_request.id)
            > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
        : sql<boolean>`true`,
    )
    .orderBy('legal_request.created_at')
    .orderBy('legal_request.id')
    .limit(limit)
    .execute();

export async function countLegalQueue(db: Database, filter: LegalFilter): Promise<number> {
  const { count } = await db
    .selectFrom('legal_request')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where((build) => matches(build, filter))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counsel whose accounts are active, by name. */
export const selectCounsel = (db: Database) =>
  db
    .selectFrom('account')
    .select(['id', fullNameColumn.as('name'), 'email', 'language', 'email_verified_at'])
    .where('role', '=', 'counsel')
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();

/** How many requests wait for an answer, and for how many hours the oldest has. */
export const selectWaitingLegal = (db: Database) =>
  db
    .selectFrom('legal_request')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`coalesce(floor(extract(epoch from now() - min(created_at)) / 3600), 0)::int`.as(
        'oldestHours',
      ),
    ])
    .where('state', 'in', ['received', 'assigned'])
    .executeTakeFirstOrThrow();

/**
 * Claims the digest of a week, such as that of `2026-11-23`, in the transaction that requests it; false
 * where it is claimed already.
 */
export async function insertLegalDigestClaim(trx: Transaction, week: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('legal_digest')
    .values({ week })
    .onConflict((conflict) => conflict.doNothing())
    .returning('week')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Public figures: erased requests count, too. */
export async function selectLegalFigures(db: Database) {
  const { rows } = await sql<{ received: number; answered: number; medianDays: number | null }>`
    select count(*)::int as received, count(days)::int as answered,
      round((percentile_cont(0.5) within group (order by days))::numeric, 1)::float8 as "medianDays"
    from (
      select extract(epoch from answered_at - created_at)::float8 / 86400 as days from legal_request
      union all
      select answer_days from legal_request_past
    ) as request`.execute(db);
  return rows[0] ?? { received: 0, answered: 0, medianDays: null };
}
