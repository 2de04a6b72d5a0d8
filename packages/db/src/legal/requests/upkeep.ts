// SPDX-License-Identifier: AGPL-3.0-or-later
import { legalOpenMonths, legalRetentionMonths } from '@kga/contracts/legal';
import { sql } from 'kysely';

import type { Database } from '../../core/client.ts';
import type { KeyRing } from '../../core/key-ring.ts';
import { placeOf, sealedColumns } from './sealed.ts';

/** Rows of one statement; files are large. */
const batch = 100;
const fileBatch = 10;

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

/** Deletes files that no request has a day after they were uploaded; returns how many. */
export async function deleteUnusedLegalFiles(db: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from legal_file where id in (
      select id from legal_file
      where request_id is null and created_at < now() - interval '1 day'
      limit ${batch} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

const sealedOtherwise = (ring: KeyRing, column: string) =>
  sql<boolean>`get_byte(${sql.ref(column)}, 0) <> ${ring.version}`;

const columns = [
  { table: 'legal_request', column: sealedColumns.legal_request[0] },
  { table: 'legal_message', column: sealedColumns.legal_message[0] },
  { table: 'legal_file', column: sealedColumns.legal_file[0] },
  { table: 'legal_file', column: sealedColumns.legal_file[1] },
] as const;

/** How many values are still sealed with other keys than the newest of the ring. */
export async function countLegalSealedOtherwise(db: Database, ring: KeyRing): Promise<number> {
  let sum = 0;
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where ${sealedOtherwise(ring, column)}`.execute(db);
    sum += rows[0]?.count ?? 0;
  }
  return sum;
}

/** Seals what people wrote with the newest key of the ring. Rows that change meanwhile are left. */
export async function resealLegalRequests(db: Database, ring: KeyRing): Promise<void> {
  for (const { table, column } of columns) {
    const name = sql.table(table);
    const value = sql.ref(column);
    const limit = column === 'bytes' ? fileBatch : batch;
    let after: string | undefined = '00000000-0000-0000-0000-000000000000';
    while (after !== undefined) {
      const { rows }: { rows: { id: string; sealed: Buffer }[] } = await sql<{
        id: string;
        sealed: Buffer;
      }>`
        select id, ${value} as sealed from ${name}
        where id > ${after} and ${sealedOtherwise(ring, column)}
        order by id limit ${limit}`.execute(db);
      for (const { id, sealed } of rows) {
        const place = placeOf(table, column, id);
        const resealed = ring.seal(ring.open(sealed, place), place);
        await sql`update ${name} set ${value} = ${resealed}
          where id = ${id} and ${value} = ${sealed}`.execute(db);
      }
      after = rows.at(-1)?.id;
    }
  }
}
