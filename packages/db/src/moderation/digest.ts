import { sql } from 'kysely';

import type { Database } from '../client.ts';
import { insertOutboxJobs } from '../outbox/queries.ts';
import { selectWaitingFigures } from './figures.ts';

/**
 * Asks for a day's mails to moderators and admins about what waits; once a day, however many ask,
 * and for none where nothing waits. Answers how many mails.
 *
 * @param day as `2026-11-21`
 */
export async function insertDigest(db: Database, day: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto('idempotency_key')
      .values({ operation: 'moderation_digest', key: day, request_hash: Buffer.alloc(0) })
      .onConflict((conflict) => conflict.columns(['operation', 'key']).doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!first) return 0;
    const figures = await selectWaitingFigures(trx);
    if (figures.waiting === 0) return 0;
    const readers = await trx
      .selectFrom('account')
      .select([
        'id',
        'email',
        'language',
        sql<string>`trim(first_name || ' ' || last_name)`.as('name'),
      ])
      .where('role', 'in', ['moderator', 'admin'])
      .where('email_verified_at', 'is not', null)
      .where('suspended_at', 'is', null)
      .orderBy('id')
      .execute();
    const mails = readers.map(({ id, email, language, name }) => ({
      about: 'moderation_digest' as const,
      accountId: id,
      to: email,
      name,
      language,
      day,
      ...figures,
    }));
    await insertOutboxJobs(trx, 'mail.send', mails);
    return mails.length;
  });
}
