// SPDX-License-Identifier: AGPL-3.0-or-later
import type { OutboxJob } from '@kga/contracts/jobs';
import { sql } from 'kysely';

import type { Database } from '../client.ts';

/** Jobs that send mails or request them. */
export const mailJobs = [
  'mail.send',
  'archive.changed',
  'forum.reply',
  'forum.post',
  'petition.update',
] as const satisfies readonly OutboxJob[];

/**
 * Holds the mails that wait: after a restore nothing says which of them were sent since the backup.
 * Returns how many.
 */
export async function holdMails(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'held' })
    .where('state', '=', 'waiting')
    .where('job', 'in', mailJobs)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Lets held mails be sent; returns how many. */
export async function releaseMails(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: sql<Date>`now()` })
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Gives held mails up, and deletes what they would say; returns how many. */
export async function discardMails(db: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'failed',
      payload: null,
      settled_at: sql<Date>`now()`,
      last_error: 'discarded after a restore',
    })
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Held mails by job, with the time of the oldest and of the newest request. */
export async function selectHeldMails(db: Database) {
  return db
    .selectFrom('outbox')
    .select([
      'job',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`min(created_at)`.as('oldest'),
      sql<Date>`max(created_at)`.as('newest'),
    ])
    .where('state', '=', 'held')
    .groupBy('job')
    .execute();
}
