// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalOpenMonths, legalRetentionMonths } from '@kga/contracts/legal';
import { sql } from 'kysely';

import type { Database } from '../../core/client.ts';

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
