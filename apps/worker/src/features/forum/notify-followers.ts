import {
  type Database,
  claimOutbox,
  settleOutbox,
  insertReplyNotifications as askForMails,
} from '@kga/db';

import type { Log } from '../../platform/log.ts';

/** Longer than asking for the mails of one reply may take, in milliseconds. */
const leaseMs = 60_000;

/**
 * Asks for the mails that tell a post's followers of a reply, once. Answers how many there are;
 * undefined where another worker has it, or it is done.
 */
export async function notifyFollowers(
  { db, log }: { db: Database; log: Log },
  outboxId: string,
): Promise<number | undefined> {
  const claim = await claimOutbox(db, { id: outboxId, job: 'forum.reply', leaseMs });
  if (!claim) return undefined;
  const { payload } = claim;
  if (!payload) {
    await settleOutbox(db, claim, 'failed', 'the payload names no reply');
    log.error({ outboxId }, 'nobody could be told of a reply');
    return undefined;
  }
  // Together with the mails, so that a worker that ends here leaves nothing or all.
  return db.transaction().execute(async (trx) => {
    const mails = await askForMails(trx, payload.replyId);
    await settleOutbox(trx, claim, 'done');
    return mails;
  });
}
