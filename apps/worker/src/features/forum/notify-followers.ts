import { type Mail, forumReplyPath } from '@kga/contracts';
import {
  claimOutbox,
  insertOutboxJobs,
  selectReplyMails,
  selectReplyNotification,
  settleOutbox,
  type Transaction,
} from '@kga/db';

import type { Context } from '../../platform/context.ts';

/** Lease of the outbox row, longer than requesting the mails of one reply takes, in milliseconds. */
const leaseMs = 60_000;

/** Characters of a reply that a mail shows. */
const excerptLength = 400;

function excerptOf(content: string): string {
  const letters = Array.from(content);
  if (letters.length <= excerptLength) return content;
  return `${letters.slice(0, excerptLength).join('').trimEnd()}…`;
}

/** Requests the mails about a visible reply; returns how many. */
async function requestMails(trx: Transaction, replyId: string): Promise<number> {
  const reply = await selectReplyNotification(trx, replyId, excerptLength + 1);
  if (!reply) return 0;
  const recipients = await selectReplyMails(trx, replyId);
  const mails = recipients.map((recipient): Mail => ({
    about: 'forum_reply',
    accountId: recipient.id,
    to: recipient.email,
    name: `${recipient.first_name} ${recipient.last_name}`.trim(),
    language: recipient.language,
    kind: recipient.kind,
    title: reply.title,
    excerpt: excerptOf(reply.content),
    path: forumReplyPath(reply.post_id, replyId),
    token: recipient.token,
  }));
  await insertOutboxJobs(trx, 'mail.send', mails);
  return mails.length;
}

/**
 * Requests the mails about a reply to those whom it notified, once. Returns how many; undefined
 * if another worker has the job, or it is done.
 */
export async function notifyFollowers({ db, log }: Pick<Context, 'db' | 'log'>, outboxId: string) {
  const claim = await claimOutbox(db, { id: outboxId, job: 'forum.reply', leaseMs });
  if (!claim) return undefined;
  const { payload } = claim;
  if (!payload) {
    await settleOutbox(db, claim, 'failed', 'the payload names no reply');
    log.error({ outboxId }, 'followers could not be notified of a reply');
    return undefined;
  }
  // One transaction, so that a worker that is killed leaves all mails or none.
  return db.transaction().execute(async (trx) => {
    const mails = await requestMails(trx, payload.replyId);
    await settleOutbox(trx, claim, 'done');
    return mails;
  });
}
