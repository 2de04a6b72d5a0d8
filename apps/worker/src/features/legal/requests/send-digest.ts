// SPDX-License-Identifier: AGPL-3.0-or-later
import type { Mail } from '@kga/contracts/jobs';
import { insertOutboxJobs } from '@kga/db/core';
import { insertLegalDigestClaim, selectCounsel, selectWaitingLegal } from '@kga/db/legal';

import type { Context } from '../../../platform/context.ts';

/** The hour of Monday, in UTC, from which the week's digest is sent. */
const digestHour = 7;

/** The Monday of a time's week, as `2026-11-23`; that of the week before until the hour. */
export function weekOf(time: Date): string {
  const start = new Date(time.getTime() - digestHour * 3_600_000);
  const sinceMonday = (start.getUTCDay() + 6) % 7;
  return new Date(start.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Requests the mails to counsel about what waits for an answer, once a week and only if something
 * does; a worker that starts later catches up. Returns the number of mails.
 */
export async function sendLegalDigest({ db, log, now }: Pick<Context, 'db' | 'log' | 'now'>) {
  const mails = await db.transaction().execute(async (trx) => {
    if (!(await insertLegalDigestClaim(trx, weekOf(now())))) return 0;
    const figures = await selectWaitingLegal(trx);
    if (figures.waiting === 0) return 0;
    const counsel = await selectCounsel(trx);
    const requested = counsel
      .filter(({ email_verified_at: verifiedAt }) => verifiedAt !== null)
      .map(({ id, email, name, language }): Mail => ({
        about: 'legal_digest',
        accountId: id,
        to: email,
        name: name ?? '',
        language,
        ...figures,
      }));
    await insertOutboxJobs(trx, 'mail.send', requested);
    return requested.length;
  });
  if (mails > 0) log.info({ mails }, 'legal digest requested');
  return mails;
}
