// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalOpenMonths, legalRetentionMonths } from '@kga/contracts/legal';
import { sql } from 'kysely';

import type { Database } from '../../core/client.ts';
import { insertOutboxJobs } from '../../core/outbox/queries.ts';

/** Rows of one statement. */
const batch = 100;

/**
 * Erases requests whose time is over, be they closed or forgotten; returns how many. What others
 * change at the same time is left.
 */
export async function eraseLegalRequests(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from legal_request where id in (
      select id from legal_request
      where closed_at < now() - ${legalRetentionMonths} * interval '1 month'
        or closed_at is null
          and created_at < now() - ${legalOpenMonths} * interval '1 month'
          and not exists (
            select from legal_message
            where request_id = legal_request.id
              and created_at >= now() - ${legalOpenMonths} * interval '1 month'
          )
      limit ${batch} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/** Deletes files that no request has an hour after they were uploaded; returns how many. */
export async function deleteUnusedLegalFiles(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from legal_file where id in (
      select id from legal_file
      where request_id is null and created_at < now() - interval '1 hour'
      limit ${batch} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/**
 * Requests pictures of the pages of PDFs for which none were requested, as a version that knows no pages stores them;
 * returns how many.
 */
export const requestPagesOfBatch = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ fileId: string }>`
      update legal_file set pages_state = 'waiting' where id in (
        select id from legal_file
        where request_id is not null and media_type = 'application/pdf' and state = 'ready'
          and pages_state is null
        limit ${batch} for update skip locked)
      returning id as "fileId"`.execute(trx);
    await insertOutboxJobs(trx, 'legal.pages', rows);
    return rows.length;
  });

/** Requests that wait for an answer, and since when the oldest does. */
export const selectUnansweredRequests = (db: Database) =>
  db
    .selectFrom('legal_request')
    .select([
      sql<number>`count(*)::int`.as('waiting'),
      sql<number>`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`.as(
        'oldestSeconds',
      ),
    ])
    .where('state', 'in', ['received', 'assigned'])
    .executeTakeFirstOrThrow();
