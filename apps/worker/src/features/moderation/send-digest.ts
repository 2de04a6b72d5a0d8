import { type Database, insertDigest } from '@kga/db';

import type { Log } from '../../platform/log.ts';

/** The hour of the day, in UTC, from which its mails are asked for. */
const hourOfDigest = 7;

/**
 * Asks for the day's mails to moderators about what waits, from seven o'clock on; a worker that was
 * not there at that time makes up for it. Answers how many mails.
 */
export async function sendDigest({
  db,
  log,
  now,
}: {
  db: Database;
  log: Log;
  now: () => Date;
}): Promise<number> {
  const time = now();
  if (time.getUTCHours() < hourOfDigest) return 0;
  const mails = await insertDigest(db, time.toISOString().slice(0, 10));
  if (mails > 0) log.info({ mails }, 'moderators are told of what waits');
  return mails;
}
