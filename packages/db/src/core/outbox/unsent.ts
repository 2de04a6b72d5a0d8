// SPDX-License-Identifier: AGPL-3.0-or-later
import { type Mail, type OutboxPayload, parseOutboxPayload } from '@kga/contracts/jobs';
import { sql } from 'kysely';
import { v7 } from 'uuid';

import type { Transaction } from '../client.ts';

type AboutMail<About extends Mail['about']> = Extract<Mail, { about: About }>;

/** Requests a mail that leaves after this time at the earliest, so that more can be added to it. */
export async function insertLaterMail(
  trx: Transaction,
  payload: OutboxPayload<'mail.send'>,
  afterSeconds: number,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      id: v7(),
      job: 'mail.send',
      payload: JSON.stringify(payload),
      due_at: sql<Date>`now() + ${afterSeconds} * interval '1 second'`,
    })
    .execute();
}

/**
 * Locks the newest mail of this kind to an account that is not due yet and that no process has tried
 * to send: it can be changed in this transaction.
 */
export async function lockUnsentMail<About extends Mail['about']>(
  trx: Transaction,
  about: About,
  accountId: string,
): Promise<{ id: string; mail: AboutMail<About> } | undefined> {
  const row = await trx
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('job', '=', 'mail.send')
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .where('due_at', '>', sql<Date>`now()`)
    .where(sql`payload ->> 'about'`, '=', about)
    .where(sql`payload ->> 'accountId'`, '=', accountId)
    .orderBy('due_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  const mail = row && parseOutboxPayload('mail.send', row.payload);
  if (!mail || !isAbout(mail, about)) return undefined;
  return { id: row.id, mail };
}

const isAbout = <About extends Mail['about']>(mail: Mail, about: About): mail is AboutMail<About> =>
  mail.about === about;

/** Changes a locked mail; without one it is not sent. */
export async function updateUnsentMail(
  trx: Transaction,
  id: string,
  mail: OutboxPayload<'mail.send'> | undefined,
): Promise<void> {
  if (mail === undefined) await trx.deleteFrom('outbox').where('id', '=', id).execute();
  else {
    const payload = JSON.stringify(mail);
    await trx.updateTable('outbox').set({ payload }).where('id', '=', id).execute();
  }
}
