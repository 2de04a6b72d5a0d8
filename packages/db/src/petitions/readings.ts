// SPDX-License-Identifier: AGPL-3.0-or-later
import type { ReadingState } from '@kga/contracts/petitions';
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { v7 } from 'uuid';

import type { Database, Transaction } from '../core/client.ts';
import type { PetitionReadingTable } from './table.ts';

export type Reading = Selectable<PetitionReadingTable>;

/** States of the reading that the next poll is compared with; there is at most one per petition. */
const openStates: readonly ReadingState[] = ['waiting', 'rejected'];

/** Selects readings of all petitions, newest first. */
export async function selectReadings(db: Database, limit: number): Promise<Reading[]> {
  return db
    .selectFrom('petition_reading')
    .selectAll()
    .orderBy('first_received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The caller holds the lock of the petition's poll state. */
export async function selectOpenReading(trx: Transaction, petitionId: string) {
  return trx
    .selectFrom('petition_reading')
    .selectAll()
    .where('petition_id', '=', petitionId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
}

/** Selects when the first reading since a time was received; or undefined. */
export async function selectFirstDoubt(db: Database, petitionId: string, since: Date) {
  const row = await db
    .selectFrom('petition_reading')
    .select('first_received_at')
    .where('petition_id', '=', petitionId)
    .where('first_received_at', '>=', since)
    .orderBy('first_received_at')
    .limit(1)
    .executeTakeFirst();
  return row?.first_received_at;
}

/** Locks the poll state of a reading's petition, as polls do, and selects the reading. */
export async function lockReading(trx: Transaction, id: string): Promise<Reading | undefined> {
  await sql`
    select from petition_poll
    where petition_id = (select petition_id from petition_reading where id = ${id})
    for update`.execute(trx);
  return trx.selectFrom('petition_reading').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertReading(
  trx: Transaction,
  reading: Omit<Insertable<PetitionReadingTable>, 'id'>,
): Promise<void> {
  await trx
    .insertInto('petition_reading')
    .values({ id: v7(), ...reading })
    .execute();
}

export async function updateReading(
  trx: Transaction,
  id: string,
  change: Updateable<PetitionReadingTable>,
): Promise<Reading> {
  return trx
    .updateTable('petition_reading')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const readingDays = 90;

/** Deletes readings 90 days after the last poll that gave them and returns their number. */
export async function purgeReadings(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - readingDays * 86_400_000);
  const { numDeletedRows } = await db
    .deleteFrom('petition_reading')
    .where('last_received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
