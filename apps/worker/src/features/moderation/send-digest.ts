// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Mail } from '@kga/contracts/jobs';
import { type Database, insertOutboxJobs } from '@kga/db/core';
import { insertDigestClaim, selectDigestReaders, selectWaitingFigures } from '@kga/db/moderation';

import type { Context } from '../../platform/context.ts';

/** The hour of the day, in UTC, from which the day's digest is sent. */
const digestHour = 7;

/**
 * Requests the mails of a day's digest about open cases, once a day and only if there are any;
 * returns how many.
 *
 * @param day as `2026-11-21`
 */
export async function requestDigest(db: Database, day: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (!(await insertDigestClaim(trx, day))) return 0;
    const figures = await selectWaitingFigures(trx);
    if (figures.waiting === 0) return 0;
    const readers = await selectDigestReaders(trx);
    const mails = readers.map(({ id, email, language, name }): Mail => ({
      about: 'moderation_digest',
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

/**
 * Requests the day's digest from seven o'clock UTC on; a worker that starts later catches up.
 * Returns the number of mails.
 */
export async function sendDigest({ db, log, now }: Pick<Context, 'db' | 'log' | 'now'>) {
  const time = now();
  if (time.getUTCHours() < digestHour) return 0;
  const mails = await requestDigest(db, time.toISOString().slice(0, 10));
  if (mails > 0) log.info({ mails }, 'moderation digest requested');
  return mails;
}
